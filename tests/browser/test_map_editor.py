"""The map editor: drawn by mouse, keys and fingers, checked by the server, tested, saved, shared, copied, as a file."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.player import Player
from tests.catalogue.custom import custom_file

FINE = "can be played"


def begin(player: Player, button: str = "An island") -> None:
    """A new map, which the server has found fine."""
    player.go("/maps")
    player.page.get_by_role("button", name=button).click()
    expect(tag(player)).to_have_text(FINE)


def tag(player: Player) -> Locator:
    """What the server says in a word or two."""
    return player.page.locator(".echeck .tag")


def tile(player: Player, name: str) -> Locator:
    return player.page.locator(f'[data-tile="{name}"]')


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def choose(player: Player, name: str) -> None:
    player.page.locator(".epal").get_by_role("button", name=name, exact=True).click()


def click_tile(player: Player, name: str) -> None:
    player.page.mouse.click(*middle(tile(player, name)))


def test_a_map_is_drawn_by_mouse_mended_and_tested_while_the_server_dies(house_of_its_own: House, come: Come) -> None:
    house = house_of_its_own
    ann = come(house)
    page = ann.page
    begin(ann)
    # One stroke over three tiles is one step back.
    choose(ann, "Forest")
    page.mouse.move(*middle(tile(ann, "-1,1")))
    page.mouse.down()
    page.mouse.move(*middle(tile(ann, "1,1")), steps=3)
    page.mouse.up()
    forest = page.locator('[data-terrain="forest"]')
    expect(forest).to_have_count(3)
    expect(page.locator(".epool small")).to_have_text("15 tiles")
    page.keyboard.press("Control+z")
    expect(forest).to_have_count(0)
    page.get_by_role("button", name="Redo").click()
    expect(forest).to_have_count(3)
    expect(tag(ann)).to_have_text(FINE)

    # The server's fault has its line and its place.
    choose(ann, "8")
    click_tile(ann, "0,0")
    expect(tag(ann)).to_have_text("1 fault")
    expect(page.locator(".echeck li.bad")).to_contain_text("desert cannot have a number token")
    expect(page.get_by_role("button", name="Test against bots")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Show").click()
    expect(page.locator(".efault.dash")).to_have_count(1)
    page.locator(".echeck .eline").click()
    expect(page.locator(".etext .here")).to_contain_text("D8")
    page.keyboard.press("Escape")

    # The server is gone for a while; what is drawn meanwhile is kept, and checked afterwards.
    ann.watch_console = False  # the browser reports the connections it cannot make
    house.kill()
    click_tile(ann, "0,0")
    choose(ann, "Eraser")
    x, y = middle(page.locator('[data-harbour="2,0E"]'))
    page.mouse.click(x, y)
    expect(page.locator("[data-harbour]")).to_have_count(8)
    expect(page.locator(".echeck .toast.bad")).to_be_visible()
    house.open()
    expect(tag(ann)).to_have_text(FINE)
    page.reload()
    expect(page.locator("[data-harbour]")).to_have_count(8)
    expect(forest).to_have_count(3)

    expect(tag(ann)).to_have_text(FINE)
    choose(ann, "Eraser")
    x, y = middle(page.locator('[data-harbour="-1,2SE"]'))
    page.mouse.click(x, y)
    expect(page.locator("[data-harbour]")).to_have_count(7)
    expect(tag(ann)).to_have_text(FINE)
    page.get_by_role("button", name="Test against bots").click()
    page.wait_for_url("**/t/*")
    ann.wait("lab.game !== null")
    assert ann.read("lab.sheet.game") == "custom/my_island"
    assert ann.read("lab.table.seats.filter((seat) => seat.kind === 'bot').length") == 3
    # The table leads back, and what was drawn can still be undone; the draft of a reloaded page has no past.
    page.get_by_role("link", name="Back to the map").click()
    expect(forest).to_have_count(3)
    expect(page.locator("[data-harbour]")).to_have_count(7)
    expect(tag(ann)).to_have_text(FINE)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-harbour]")).to_have_count(8)


def test_the_end_of_a_test_game_leads_back_to_the_map(house: House, come: Come) -> None:
    ann = come(house)
    page = ann.page
    begin(ann)
    points = page.get_by_role("group", name="Points to win")
    for left in range(9, 3, -1):  # a bot may reach three before anybody else has rolled
        points.get_by_role("button").first.click()
        expect(points).to_have_text(str(left))
    expect(tag(ann)).to_have_text(FINE)
    page.get_by_role("button", name="Test against bots").click()
    page.wait_for_url("**/t/*")
    ann.wait("lab.game !== null && document.querySelector('.board-svg .number') !== null")
    ann.play_to_the_end()
    end = page.locator(".endhero")
    expect(end.get_by_role("button", name="Play again")).to_have_count(0)
    end.get_by_role("link", name="Back to the map").click()
    expect(page.get_by_role("heading", name="My island")).to_be_visible()
    expect(points).to_have_text("4")
    expect(tag(ann)).to_have_text(FINE)


def test_only_keys_put_a_frame_around_the_map(house: House, come: Come) -> None:
    ann = come(house)
    begin(ann)
    board = ann.page.locator(".emap")
    click_tile(ann, "0,1")
    expect(board).to_be_focused()
    expect(board).to_have_css("outline-style", "none")
    ann.page.keyboard.press("ArrowRight")
    expect(board).to_have_css("outline-style", "solid")


def test_a_shared_map_is_copied_and_changed_and_travels_as_a_file(house: House, come: Come, tmp_path: Path) -> None:
    ann, ben = come(house), come(house, width=820, height=1180, locale="fr-FR")
    page, other = ann.page, ben.page
    begin(ann)
    page.get_by_label("Name", exact=True).fill("Gull Coast")
    page.get_by_role("switch", name="Listed for everybody").click()
    page.get_by_role("button", name="Share by link").click()
    link = page.get_by_label("link", exact=False).input_value()
    assert link.startswith(f"{house.url}/maps/")
    expect(page.locator(".ekept")).to_have_text("kept here and at the server")

    # Another guest sees its picture in the lobby and in the list, copies it, and changes the copy.
    ben.go("/")
    other.locator(".lobbymaps").get_by_role("link", name="Gull Coast").click()
    expect(other.get_by_role("heading", name="Gull Coast")).to_be_visible()
    assert other.url == link
    expect(other.locator(".mapview path")).to_have_count(21)  # nineteen tiles, their beach and the shelf
    other.get_by_role("button", name="Jouer").click()
    expect(other.get_by_role("switch", name="Villes & Chevaliers")).to_be_visible()
    other.keyboard.press("Escape")
    expect(other.get_by_text("par Invité")).to_be_visible()
    other.get_by_role("button", name="Copier et modifier").click()
    expect(other.get_by_role("heading", name="Gull Coast (2)")).to_be_visible()
    choose(ben, "Montagnes")
    click_tile(ben, "0,1")
    other.get_by_role("button", name="Enregistrer sur le serveur").click()
    expect(other.locator(".ekept")).to_have_text("gardée ici et sur le serveur")
    stored = ann.page.evaluate("async (at) => (await fetch(at)).text()", f"/api{link.removeprefix(house.url)}/file")
    assert "M" not in tomllib.loads(stored)["map"]["rows"]

    # The file goes out, and comes in elsewhere.
    other.get_by_role("button", name="Fichier").click()
    with other.expect_download() as download:
        other.get_by_role("button", name="Enregistrer le fichier").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "gull_coast_2.toml" and "M" in tomllib.loads(file.read_text())["map"]["rows"]
    ann.go("/maps")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator('[data-terrain="mountains"]')).to_have_count(1)
    expect(tag(ann)).to_have_text(FINE)
    bad = tmp_path / "bad.toml"
    bad.write_text("seats = [3")
    ann.go("/maps")
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("line 1")


def test_a_map_is_drawn_by_keys_alone(house: House, come: Come) -> None:
    ann = come(house)
    page = ann.page
    begin(ann, "Islands in the sea")
    page.locator(".emap").focus()
    said = page.locator("#map-cursor")
    expect(said).to_have_text("Tile 0,0: Desert, Robber")
    for key in ("ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(said).to_have_text("Tile 2,0: Sea")
    for key in ("b", "1", "0"):
        page.keyboard.press(key)
    expect(said).to_have_text("Tile 2,0: Hills, 10")
    page.keyboard.press("h")
    expect(said).to_contain_text("3:1 harbour: top right")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(said).to_contain_text("bottom right")
    page.keyboard.press("Enter")
    expect(page.locator('[data-harbour="2,0SE"]')).to_have_count(1)
    page.keyboard.press("h")
    page.keyboard.press("6")
    expect(page.locator('[data-harbour="2,0NW"]')).to_have_count(1)
    expect(tag(ann)).to_have_text(FINE)
    # Harbours lie as they were laid; of two kinds every game shuffles which is where, on a board that is dealt.
    facts = page.locator(".echeck li.ok")
    expect(facts.filter(has_text="2 harbours on the coast")).not_to_contain_text("shuffled")
    choose(ann, "Harbour for ore")
    page.locator(".emap").focus()
    page.keyboard.press("h")
    page.keyboard.press("6")
    expect(facts.filter(has_text="harbours on the coast")).to_have_text(
        "2 harbours on the coast, shuffled in every game"
    )
    page.keyboard.press("Control+z")
    page.keyboard.press("x")
    expect(page.locator("[data-harbour]")).to_have_count(0)
    for _ in range(4):
        page.keyboard.press("Control+z")
    expect(said).to_have_text("Tile 2,0: Hills")

    # A chapter that builds on another: the check offers to add it.
    page.get_by_role("switch", name="Ships").click()
    page.get_by_role("switch", name="Pirate", exact=True).click()
    page.get_by_role("button", name="Add Ships").click()
    expect(page.get_by_role("switch", name="Ships")).to_have_attribute("aria-checked", "true")
    choose(ann, "Pirate")
    page.mouse.click(*middle(tile(ann, "0,2")))
    expect(page.locator("[data-piece=pirate]")).to_have_count(1)
    expect(tag(ann)).to_have_text(FINE)


def test_a_map_is_drawn_by_fingers_on_a_phone(house: House, come: Come) -> None:
    ann = come(house, width=360, height=740, has_touch=True)
    page = ann.page
    begin(ann)
    page.get_by_role("button", name="New pool").tap()
    page.evaluate("scrollTo(0, 0)")
    for name in ("0,0", "0,1"):
        page.touchscreen.tap(*middle(tile(ann, name)))
    expect(page.locator('[data-terrain="a"]')).to_have_count(2)
    page.get_by_role("button", name="What is dealt from the pool “A”").tap()
    expect(page.locator("dialog .tag.ok")).to_have_count(2)
    page.get_by_role("button", name="More: Gold").tap()
    expect(page.locator("dialog .tag.bad")).to_have_text("3 terrains for 2 tiles")
    page.get_by_role("button", name="Close").tap()
    expect(tag(ann)).to_have_text("1 fault")
    # Two fingers move the map and paint nothing.
    page.evaluate("scrollTo(0, 0)")
    before = middle(tile(ann, "0,0"))
    fingers = ann.context.new_cdp_session(page)
    x, y = before
    for kind, apart in (("touchStart", 20), ("touchMove", 60), ("touchMove", 90), ("touchEnd", 0)):
        points = [{"x": x - apart, "y": y}, {"x": x + apart, "y": y}] if apart else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(page.locator('[data-terrain="a"]')).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.evaluate(
        "() => [...document.querySelectorAll('button, a, input:not([type=file])')]"
        ".filter((one) => one.checkVisibility() && !one.closest('.vh'))"
        ".map((one) => [one.textContent, one.getBoundingClientRect()])"
        ".filter(([, box]) => box.height < 43.5 || box.width < 43.5).map(([text]) => text)"
    )
    assert small == []


def test_files_that_somebody_wrote_are_shown_and_changed(house: House, come: Come, tmp_path: Path) -> None:
    ann = come(house)
    page = ann.page
    for name in ("oceania_3", "pirate_islands_3_4"):
        (tmp_path / f"{name}.toml").write_text(custom_file(name))
    ann.go("/maps")
    page.locator("input[type=file]").set_input_files(tmp_path / "oceania_3.toml")
    expect(tag(ann)).to_have_text(FINE)
    fog = page.locator('[data-terrain="fog"]')
    expect(fog).to_have_count(12)
    # What lies under the fog follows its tiles.
    choose(ann, "Fog")
    click_tile(ann, "2,0")
    expect(fog).to_have_count(13)
    expect(page.get_by_role("button", name="Under 13 tiles of fog")).to_be_visible()
    expect(tag(ann)).to_have_text(FINE)
    # An area says where players start; the map without it is another game.
    choose(ann, "Home 14 tiles")
    expect(page.locator(".earea")).to_have_count(26)
    page.get_by_role("button", name="What happens in the area “Home”").click()
    start = page.get_by_role("switch", name="Players start here")
    expect(start).to_have_attribute("aria-checked", "true")
    start.click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="File").click()
    expect(page.locator(".etext")).not_to_contain_text("start = true")

    ann.go("/maps")
    page.locator("input[type=file]").set_input_files(tmp_path / "pirate_islands_3_4.toml")
    expect(tag(ann)).to_have_text(FINE)
    expect(page.locator('[data-place="2,5SW"]')).to_have_count(1)
    choose(ann, "Fort of seat A 1")
    x, y = middle(page.locator('[data-place="-3,6S"]'))
    page.mouse.click(x, y)
    expect(page.locator('[data-place="-3,6S"]')).to_have_count(0)
    expect(page.locator(".echeck .tag.bad")).to_be_visible()


def test_rare_things_are_changed_and_pools_and_areas_renamed(house: House, come: Come) -> None:
    ann = come(house)
    page = ann.page
    begin(ann, "Islands in the sea")

    # A pool and an area get names; the area's is that of another at first.
    page.get_by_role("button", name="What is dealt from the pool “Main”").click()
    name = page.get_by_role("dialog").get_by_label("Name", exact=True)
    name.fill("islands")
    name.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Another one has this name, or it is empty.")
    name.fill("Île du Nord")
    name.press("Enter")
    expect(page.get_by_role("heading", name="Pool “Île du Nord”")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="New area").click()
    for at in ("1,0", "0,1"):
        click_tile(ann, at)
    page.get_by_role("button", name="What happens in the area “Area a”").click()
    page.get_by_role("dialog").get_by_label("Name", exact=True).fill("Home")
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".epool", has_text="Home")).to_contain_text("2 tiles")
    expect(tag(ann)).to_have_text(FINE)

    # Numbers that never come to forest, and hills only in the area.
    page.get_by_role("button", name="What is dealt from the pool “Île du Nord”").click()
    page.locator("dialog summary").click()
    page.get_by_role("group", name="Forest", exact=True).last.get_by_role("button", name="6", exact=True).click()
    page.get_by_role("combobox", name="Hills").select_option(label="Area “Home”")
    page.get_by_role("button", name="Close").click()

    # Without the robber and its army; fewer roads, more ore, other cards; the rule of a refusal.
    page.locator(".egame summary", has_text="More").click()
    page.get_by_role("switch", name="Robber", exact=True).click()
    page.get_by_role("switch", name="Largest army").click()
    page.get_by_role("button", name="Less: Road", exact=True).click()
    page.get_by_role("button", name="More: Ore", exact=True).click()
    page.get_by_role("button", name="Less: Knight", exact=True).click()
    page.get_by_label("Settling there").fill("SEA-39")
    page.get_by_label("Settling there").press("Enter")
    expect(tag(ann)).to_have_text(FINE)
    page.get_by_role("button", name="File").click()
    text = page.locator(".etext").inner_text()
    for said in (
        'without = ["robber", "largest_army"]',
        "road = 14",
        "ore = 20",
        "knight = 13",
        'settle = "SEA-39"',
        "forest = [6]",
        'hills = "Home"',
        "Île_du_Nord",
    ):
        assert said in text, (said, text)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Test against bots").click()
    page.wait_for_url("**/t/*")
    ann.wait("lab.game !== null")
    assert ann.read("lab.game.view.robber") == -1  # off the board


def test_a_fault_is_said_in_french(house: House, come: Come) -> None:
    ann = come(house, width=360, height=740, locale="fr-FR")
    page = ann.page
    ann.go("/maps")
    page.get_by_role("button", name="Une île").click()
    expect(tag(ann)).to_have_text("jouable")
    page.get_by_role("button", name=re.compile("Ce que distribue le lot ..Principal")).click()
    page.get_by_role("button", name=re.compile("^Plus.: Or$")).click()
    page.get_by_role("button", name="Fermer").click()
    expect(tag(ann)).to_have_text("1 erreur")
    expect(page.locator(".echeck li.bad p")).to_contain_text("19 terrains pour 18 tuiles sur la carte")
