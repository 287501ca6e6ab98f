"""The default table: any game's view drawn in a page and in a terminal, without a line of its own.

A view says by itself what lies on the table: its fields are what everybody sees, the dictionaries
under `seats` are the players' mats. Names come from the game's messages `name-<field>` and from
its data.
"""
