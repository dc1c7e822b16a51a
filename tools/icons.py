"""Draw the icons of the installed page (web/public/*.png) from web/public/icon.svg. Needs Chromium.

python -m tools.icons
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, ROOT, find_chromium

PUBLIC: Final = ROOT / "web" / "public"
SEA: Final = "#12506b"
# Name, size, ground, and how much of it the drawing takes: systems cut a maskable icon to their shape.
ICONS: Final = (
    ("icon-192.png", 192, "transparent", 1.0),
    ("icon-512.png", 512, "transparent", 1.0),
    ("icon-maskable.png", 512, SEA, 0.7),
    ("apple-touch-icon.png", 180, SEA, 0.84),
)


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for name, size, ground, part in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            style = f"margin:0;height:100vh;display:grid;place-items:center;background:{ground}"
            page.set_content(f'<body style="{style}">{drawing}</body>')
            page.locator("svg").evaluate("(svg, width) => svg.style.width = width", f"{part * size}px")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
