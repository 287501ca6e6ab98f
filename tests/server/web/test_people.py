"""Who somebody is: guests, kept names, forged cookies, and posts that did not come from a page."""

from __future__ import annotations

import pytest
from argon2 import PasswordHasher
from itsdangerous import URLSafeTimedSerializer

from tabard.server.naming import clean_name
from tabard.server.refusals import RequestRefused
from tabard.server.web.session import COOKIE
from tests.server.web.browser import SECRET, Browser, new, words

PASSWORD = "the nave is high"


def name_of(browser: Browser) -> str:
    """What the settings page calls the visitor."""
    page = browser.get("/settings").text
    return page.partition('name="name" value="')[2].partition('"')[0]


def test_a_visitor_is_a_guest_and_stays_the_same_one(anna: Browser) -> None:
    assert "Guest " in anna.read("/")
    assert name_of(anna) == name_of(anna) != ""


def test_two_visitors_are_two_guests(anna: Browser, ben: Browser) -> None:
    anna.post("/play/pillars")
    assert "Your turn" not in ben.read("/tables")
    assert "You sit at no table yet" in ben.read("/tables")


def test_a_guest_who_only_looks_is_not_kept_in_storage(anna: Browser) -> None:
    anna.get("/")
    people = anna.town.store
    cookie = anna.client.cookies[COOKIE]
    user = URLSafeTimedSerializer(SECRET, salt="tabard session").loads(cookie)["u"]
    assert people.accounts.user(user) is None
    anna.post("/settings/theme", {"theme": "candlelight"})
    row = people.accounts.user(user)
    assert row is not None
    assert row["settings"] == {"theme": "candlelight"}


def test_the_cookie_is_kept_from_scripts_and_other_sites(anna: Browser) -> None:
    cookie = anna.get("/").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie


def test_the_cookie_is_secure_where_the_page_is(anna: Browser) -> None:
    response = anna.town.visitor("https://tabard.test").get("/")
    assert "Secure" in response.headers["set-cookie"]
    assert "strict-transport-security" in response.headers


@pytest.mark.parametrize("cookie", ["nonsense", "a.b.c", "eyJ1IjoieCJ9.aaaa.bbbb", "\x80"])
def test_a_broken_cookie_is_a_new_guest(anna: Browser, cookie: str) -> None:
    response = anna.ask("GET", "/", headers={"cookie": f"{COOKIE}={cookie}".encode("latin-1")})
    assert response.status_code == 200
    assert COOKIE in response.headers["set-cookie"]


def test_a_cookie_signed_with_another_secret_is_a_new_guest(anna: Browser, ben: Browser) -> None:
    anna.post("/settings", settings(name="Aliena of Shiring"))
    forger = URLSafeTimedSerializer("another secret", salt="tabard session")
    true = URLSafeTimedSerializer(SECRET, salt="tabard session")
    forged = forger.dumps(true.loads(anna.client.cookies[COOKIE]))
    page = ben.ask("GET", "/settings", headers={"cookie": f"{COOKIE}={forged}"})
    assert page.status_code == 200
    assert "Aliena" not in page.text


def test_a_session_without_its_parts_is_a_new_guest(anna: Browser) -> None:
    broken: list[object] = [{}, [], "x", {"u": "y"}]
    for data in broken:
        cookie = URLSafeTimedSerializer(SECRET, salt="tabard session").dumps(data)
        page = anna.ask("GET", "/", headers={"cookie": f"{COOKIE}={cookie}"})
        assert page.status_code == 200


def test_a_kept_name_comes_back_in_another_browser(anna: Browser, ben: Browser) -> None:
    anna.post("/settings", settings(name="Anna of the Priory"))
    anna.post("/play/pillars")
    assert anna.post("/keep", {"login": "Anna", "password": PASSWORD}).status_code == 303
    assert ben.post("/login", {"login": "anna", "password": PASSWORD}).status_code == 303
    assert name_of(ben) == "Anna of the Priory"
    assert "The Pillars of the Earth" in ben.read("/tables")
    assert "Guest" not in ben.read("/about")


def test_a_wrong_password_and_an_unknown_login_are_answered_alike(
    anna: Browser, ben: Browser
) -> None:
    anna.post("/keep", {"login": "anna", "password": PASSWORD})
    wrong = ben.post("/login", {"login": "anna", "password": "not the nave"})
    unknown = ben.post("/login", {"login": "nobody", "password": "not the nave"})
    assert wrong.status_code == unknown.status_code == 403
    for answer in (wrong, unknown):
        assert "Login name and password do not match." in words(answer)


def test_guessing_passwords_is_stopped(anna: Browser, ben: Browser) -> None:
    anna.post("/keep", {"login": "anna", "password": PASSWORD})
    for _ in range(8):
        ben.post("/login", {"login": "anna", "password": "guess"})
    assert ben.post("/login", {"login": "anna", "password": PASSWORD}).status_code == 429


def test_a_login_name_is_given_once(anna: Browser, ben: Browser) -> None:
    anna.post("/keep", {"login": "anna", "password": PASSWORD})
    answer = ben.post("/keep", {"login": "ANNA", "password": PASSWORD})
    assert answer.status_code == 409
    assert "Somebody has that login name already." in words(answer)


def test_a_short_password_is_refused(anna: Browser) -> None:
    answer = anna.post("/keep", {"login": "anna", "password": "short"})
    assert answer.status_code == 400
    assert "A password has 8 to 200 characters." in words(answer)


def test_a_password_is_changed_by_who_knows_the_old_one(anna: Browser, ben: Browser) -> None:
    anna.post("/keep", {"login": "anna", "password": PASSWORD})
    refused = anna.post("/settings/password", {"old": "guessed it", "password": "another one"})
    assert refused.status_code == 403
    assert "Login name and password do not match." in words(refused)
    short = anna.post("/settings/password", {"old": PASSWORD, "password": "short"})
    assert short.status_code == 400
    assert "A password has 8 to 200 characters." in words(short)
    anna.post("/settings/password", {"old": PASSWORD, "password": "another one"})
    assert ben.post("/login", {"login": "anna", "password": PASSWORD}).status_code == 403
    ben.post("/login", {"login": "anna", "password": "another one"})
    assert name_of(ben) == name_of(anna)


def test_a_guest_has_no_password_to_change(anna: Browser) -> None:
    refused = anna.post("/settings/password", {"old": "", "password": "another one"})
    assert refused.status_code == 403


def test_passwords_are_kept_as_argon2_hashes(anna: Browser) -> None:
    anna.post("/keep", {"login": "anna", "password": PASSWORD})
    row = anna.town.store.accounts.by_login("anna")
    assert row is not None
    assert row["password"].startswith("$argon2id$")


def test_logging_in_changes_the_token_and_logging_out_the_person(
    anna: Browser, ben: Browser
) -> None:
    anna.post("/keep", {"login": "anna", "password": PASSWORD})
    ben.get("/login")
    before = ben.token
    ben.post("/login", {"login": "anna", "password": PASSWORD})
    assert ben.post("/logout").status_code == 403, "the old token is worth nothing"
    ben.get("/")
    assert ben.token != before
    assert ben.post("/logout").status_code == 303
    assert "Guest" in ben.read("/")


def test_a_post_without_a_token_is_refused(anna: Browser) -> None:
    anna.get("/")
    for path in ("/play/pillars", "/settings", "/login", "/replays/import", "/table/x/act"):
        answer = anna.ask("POST", path, data={})
        assert answer.status_code == 403, path
        assert "grown old" in words(answer)


def test_a_forged_token_and_somebody_elses_are_refused(anna: Browser, ben: Browser) -> None:
    anna.get("/")
    ben.get("/")
    for token in ("forged", ben.token, "", "é"):
        answer = anna.ask("POST", "/play/pillars", data={"csrf": token})
        assert answer.status_code == 403


def test_a_script_sends_the_token_as_a_header(anna: Browser) -> None:
    anna.get("/")
    headers = {"x-csrf": anna.token}
    answer = anna.ask("POST", "/settings/theme", data={"theme": "parchment"}, headers=headers)
    assert answer.status_code == 303
    headers = {"x-csrf": "forged", "accept": "application/json"}
    refused = anna.ask("POST", "/settings/theme", headers=headers)
    assert refused.status_code == 403
    assert refused.json()["error"] == "csrf"


def test_a_post_from_another_site_is_refused_even_with_the_token(anna: Browser) -> None:
    anna.get("/")
    for headers in ({"origin": "https://evil.test"}, {"origin": "null"}):
        assert anna.post("/play/pillars", headers=headers).status_code == 403
    assert anna.post("/play/pillars", headers={"sec-fetch-site": "cross-site"}).status_code == 403
    own = {"origin": "http://tabard.test", "sec-fetch-site": "same-origin"}
    assert anna.post("/play/pillars", headers=own).status_code == 303


def test_a_body_that_is_no_form_is_refused(anna: Browser) -> None:
    anna.get("/")
    kind = {"content-type": "multipart/form-data; boundary=x"}
    answer = anna.ask("POST", "/settings", content=b"--x\r\nbroken", headers=kind)
    assert answer.status_code == 403


def test_a_large_body_is_refused(anna: Browser) -> None:
    anna.get("/")
    answer = anna.post("/settings", {"name": "x" * 70_000})
    assert answer.status_code == 413
    assert "64 KiB" in words(answer)


def settings(**changes: str) -> dict[str, str]:
    return {"name": "Anna", "lang": "en", "theme": "auto", "pace": "900", **changes}


@pytest.mark.parametrize("name", ["", "   ", "x" * 33, "a\u202eb", "a\x07b", "a\x00b"])
def test_a_name_is_short_and_printable(anna: Browser, name: str) -> None:
    assert anna.post("/settings", settings(name=name)).status_code == 400


def test_spaces_in_a_name_are_tidied() -> None:
    assert clean_name("  Anna \t of\nKingsbridge ") == "Anna of Kingsbridge"
    with pytest.raises(RequestRefused):
        clean_name("\u200b" * 3)


def test_markup_in_a_name_is_shown_as_text(anna: Browser, ben: Browser) -> None:
    anna.post("/settings", settings(name='<b>Anna</b> & "O\'Hara"'))
    anna.post("/new", new(seat_1="open"))
    for browser, path in ((anna, "/"), (anna, "/settings"), (ben, "/watch"), (ben, "/")):
        page = browser.get(path)
        assert "<b>Anna" not in page.text
    assert "&lt;b&gt;Anna" in anna.get("/").text


def test_settings_are_kept_and_nonsense_is_refused(anna: Browser) -> None:
    chosen = {"theme": "candlelight", "pace": "450", "auto_confirm": "on"}
    assert anna.post("/settings", settings(**chosen)).status_code == 303
    page = anna.get("/settings").text
    assert 'data-theme="candlelight"' in page
    assert '<option value="450" selected>' in page
    assert page.count(" checked") == 1
    for wrong in ({"pace": "7"}, {"theme": "neon"}, {"lang": "xx"}):
        assert anna.post("/settings", settings(**wrong)).status_code == 400


def test_how_one_plays_is_kept_from_the_menu_of_a_table_too(anna: Browser) -> None:
    anna.post("/settings", settings(pace="450"))
    assert anna.post("/settings/play", {"pace": "1800", "auto_confirm": "on"}).status_code == 200
    page = anna.get("/settings").text
    assert '<option value="1800" selected>' in page
    assert page.count(" checked") == 1
    assert anna.post("/settings/play", {"pace": "7"}).status_code == 400


def test_the_candle_leads_back_to_a_page_of_ours(anna: Browser) -> None:
    for back, expected in (
        ("/rules", "/rules"),
        ("//evil.test", "/"),
        ("https://evil.test", "/"),
        ("/\\evil.test", "/"),
    ):
        answer = anna.post("/settings/theme", {"theme": "parchment", "back": back})
        assert answer.headers["location"] == expected


def test_a_token_is_shown_once_and_can_be_revoked(anna: Browser) -> None:
    page = anna.post("/settings/tokens", {"label": "my bot"})
    secret = page.text.partition('class="secret" readonly value="')[2].partition('"')[0]
    store = anna.town.store
    assert store.accounts.by_token(secret) is not None
    listed = anna.get("/settings/tokens").text
    assert "my bot" in listed
    assert secret not in listed
    kept = listed.partition('name="token" value="')[2].partition('"')[0]
    anna.post("/settings/tokens/revoke", {"token": kept})
    assert "No token yet." in anna.read("/settings/tokens")
    assert store.accounts.by_token(secret) is None


def test_nobody_revokes_the_token_of_another(anna: Browser, ben: Browser) -> None:
    anna.post("/settings/tokens", {"label": "my bot"})
    kept = anna.get("/settings/tokens").text.partition('name="token" value="')[2].partition('"')[0]
    ben.post("/settings/tokens/revoke", {"token": kept})
    assert "my bot" in anna.read("/settings/tokens")


def test_cookies_count_for_nothing_at_the_api(anna: Browser) -> None:
    anna.post("/play/pillars")
    answer = anna.ask("GET", "/api/me", headers={"accept": "application/json"})
    assert answer.status_code in (401, 403, 404)
    assert "set-cookie" not in answer.headers


def test_a_hash_that_was_made_in_another_way_is_made_anew_at_the_next_login(anna: Browser) -> None:
    anna.post("/keep", {"login": "anna", "password": "stone and mortar"})
    row = anna.town.store.accounts.by_login("anna")
    assert row is not None
    old = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1).hash("stone and mortar")
    anna.town.run(anna.town.store.accounts.change(row["id"], password=old))
    answer = anna.post("/login", {"login": "anna", "password": "stone and mortar"})
    assert answer.status_code == 303
    after = anna.town.store.accounts.by_login("anna")
    assert after is not None
    assert "m=19456,t=2,p=1" in after["password"]


@pytest.mark.parametrize(
    ("came", "back"),
    [
        ("http://tabard.test/settings?saved", "/settings?saved"),
        ("http://tabard.test/settings/password", ""),  # a page that answered a form
        ("http://elsewhere/settings", ""),
        ("http://[", ""),
        ("http://tabard.test//elsewhere/settings", ""),
        ("", ""),
    ],
)
def test_a_form_that_is_refused_leads_back_to_its_page(anna: Browser, came: str, back: str) -> None:
    page = anna.post("/settings", settings(name="x" * 100), headers={"referer": came})
    assert page.status_code == 400
    assert (">Back</a>" in page.text) == bool(back)
    assert not back or f'href="{back}"' in page.text
