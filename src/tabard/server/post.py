"""Letters to people: what the house needs of whoever sends them.

A house has a `post` where somebody has told it how to send mail. Whatever asks for an address is
hidden while it has none. Whoever gives it one also says where the house is (`House.address`): a
link in a letter must lead here, whatever the request said that made us write it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

# post(address, subject, text): returns once the letter is on its way, or will be tried again.
Post = Callable[[str, str, str], Awaitable[None]]
