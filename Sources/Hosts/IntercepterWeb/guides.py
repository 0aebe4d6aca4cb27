"""Converts the Markdown of README.md and Docs to pages of a site, and writes a page with an editable field for each
format in formats.json. make-site calls it.

    python3 guides.py FOLDER
"""

import html
import json
import re
import sys
from pathlib import Path

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="icon" href="data:,">
<style>
:root {{ color-scheme: light dark; --line: light-dark(#d9d6cf, #3b3e44); --code: light-dark(#f2f0ec, #212327); }}
body {{ font: 1rem/1.55 system-ui, sans-serif, "Noto Color Emoji"; max-width: 54rem; margin: 0 auto; padding: 1rem 1rem 4rem; }}
nav {{ display: flex; flex-wrap: wrap; align-items: center; gap: .3rem 1.2rem; border-bottom: 1px solid var(--line); padding-bottom: .6rem; }}
input[type=search] {{ font: inherit; width: 100%; max-width: 26rem; min-height: 2rem; box-sizing: border-box; padding: .2rem .5rem; }}
nav input[type=search] {{ max-width: 11rem; }}
pre {{ background: var(--code); padding: .8rem; overflow-x: auto; border-radius: .4rem; }}
code {{ font: .9em ui-monospace, monospace; background: var(--code); overflow-wrap: anywhere; }}
pre code {{ overflow-wrap: normal; }}
table {{ border-collapse: collapse; display: block; overflow-x: auto; }}
td, th {{ border: 1px solid var(--line); padding: .3rem .6rem; text-align: left; vertical-align: top; }}
img {{ max-width: 100%; height: auto; }}
</style>
</head>
<body>
<nav aria-label="Site">
<a href="{root}index.html">README</a> <a href="{root}Docs/README.html">All pages</a>
<a href="{root}formats/index.html">Formats</a> <a href="{root}api/index.html">API</a> <a href="{root}play/index.html">Playground</a>
<form role="search" action="{root}api/index.html"><input type="search" name="q" aria-label="Search the API" placeholder="Search the API"></form>
</nav>
<main>
{body}
</main>
</body>
</html>
"""

# A format's page. Its field is judged by the engine beside the playground; without it, the field is an ordinary one.
FORMAT = """<link rel="stylesheet" href="../play/notices.css">
<style>
.formats {{ display: flex; flex-wrap: wrap; gap: .2rem 1rem; padding: 0; list-style: none; }}
.formats [aria-current] {{ font-weight: 600; color: inherit; text-decoration: none; }}
.trial {{ max-width: 26rem; }}
.trial input {{ font: inherit; font-size: 1.25rem; width: 100%; box-sizing: border-box; padding: .4rem .5rem; }}
.trial button {{ font: inherit; margin: 0 .4rem .4rem 0; padding: .3rem .7rem; }}
.trial dl {{ display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: .6rem 0; }}
.trial dd {{ margin: 0; overflow-wrap: anywhere; min-height: 1.55em; }}
</style>
<ul class="formats">{others}</ul>
<h1>{title}</h1>
<p>{about} <a href="../Docs/Guides/{guide}">The guide</a></p>
<div class="trial">
<intercepted-field profile="#profile" field="field">
<label>{label} <input autocomplete="off"{inputmode}></label>
<output class="intercepter-notice"></output>
</intercepted-field>
<p>Try {trials}</p>
<dl>
<dt>Stored text</dt><dd id="text"></dd>
<dt>Value</dt><dd id="value"></dd>
<dt>Verdict</dt><dd id="validity"></dd>
</dl>
</div>
<h2>The field in a profile</h2>
<pre><code>{field}</code></pre>
<script type="application/json" id="profile">{profile}</script>
<script type="module">
import "../play/element.js"
const host = document.querySelector("intercepted-field")
const input = host.querySelector("input")
const show = () => {{
  const {{ unformattedText, value, validity }} = host.attachment
  document.querySelector("#text").textContent = unformattedText
  document.querySelector("#value").textContent = value ? JSON.stringify(value) : "–"
  document.querySelector("#validity").textContent = input.value ? validity.validity : "–"
}}
host.addEventListener("attached", show)
host.addEventListener("decision", show)
for (const button of document.querySelectorAll("[data-text]")) {{
  button.addEventListener("click", () => {{
    input.focus()
    input.select()
    document.execCommand("insertText", false, button.dataset.text)
  }})
}}
</script>"""


def write_formats(folder, formats):
    """Writes a page for each format, and one that lists them."""
    def links(current):
        return "".join(f'<li><a href="{one["name"]}.html"{" aria-current=page" if one is current else ""}>{one["title"]}</a></li>'
                       for one in formats)
    for one in formats:
        profile = json.dumps({"version": 1, "fields": {"field": one["field"]}}, ensure_ascii=False)
        trials = " ".join(f'<button type="button" data-text="{html.escape(text)}">{html.escape(text)}</button>' for text in one["trials"])
        write(Path(folder, "formats", one["name"] + ".html"), title=html.escape(one["title"]), root="../", body=FORMAT.format(
            others=links(one), title=html.escape(one["title"]), about=html.escape(one["about"]),
            guide=str(Path(one["guide"]).with_suffix(".html")), label=html.escape(one["label"]), trials=trials,
            inputmode=f' inputmode="{one["inputmode"]}"' if "inputmode" in one else "",
            field=html.escape(json.dumps(one["field"], ensure_ascii=False, indent=2)), profile=profile.replace("<", "\\u003c")))
    write(Path(folder, "formats/index.html"), title="Formats", root="../", body="<h1>Formats</h1>\n<ul>\n" + "\n".join(
        f'<li><a href="{one["name"]}.html">{one["title"]}</a>: {html.escape(one["about"])}</li>' for one in formats) + "\n</ul>")


def target(link, source, pages):
    """Returns the target of a Markdown file's link in the site. A file that is not a page is linked as it is."""
    path, _, place = link.partition("#")
    if not path or re.match(r"[a-z]+:", path):
        return link
    file = (source.parent / path).resolve()
    if ".docc" in path and file.suffix == ".md":
        # An article of the API has its page there.
        up = "../" * (len(source.relative_to(Path.cwd()).parts) - 1)
        module = file.parent.stem
        return f"{up}api/{module}/documentation/{module.lower()}/{file.stem.lower()}/"
    if file in pages:
        path = str(Path(path).with_suffix(".html")) if file.name != "README.md" or file.parent != Path.cwd() \
            else str(Path(path).with_name("index.html"))
    return path + ("#" + place if place else "")


def is_folder(link, source):
    path = link.partition("#")[0]
    return bool(path) and ":" not in path and (source.parent / path).is_dir()


def write(page, **parts):
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(PAGE.format(**parts))


def main(folder):
    import markdown

    root = Path.cwd()
    pages = {path.resolve() for path in [root / "README.md", root / "CHANGELOG.md", root / "CONTRIBUTING.md",
                                         root / "Examples/README.md", *root.glob("Docs/**/*.md")]}
    copied = set()
    for source in sorted(pages):
        relative = source.relative_to(root)
        name = Path("index.html") if relative == Path("README.md") else relative.with_suffix(".html")
        text = re.sub(r"```(\w+)[^\n]*", r"```\1", source.read_text())
        body = markdown.markdown(text, extensions=["extra", "toc", "sane_lists"])
        up = "../" * (len(name.parts) - 1)
        for link in re.findall(r'(?:href|src)="([^"]+)"', body):
            file = (source.parent / html.unescape(link).partition("#")[0]).resolve()
            if file.is_file() and file not in pages and root in file.parents and ".docc" not in str(file):
                copied.add(file)
        # A link to a folder has no page, so only its text stays.
        body = re.sub(r'<a href="([^"]+)"', lambda found: "<a" if is_folder(found[1], source) else found[0], body)
        body = re.sub(r'(href|src)="([^"]+)"',
                      lambda found: f'{found[1]}="{target(found[2], source, pages)}"', body)
        title = re.search(r"^# (.+)$", text, re.MULTILINE)
        write(Path(folder, name), title=html.escape(title[1] if title else name.stem), root=up, body=body)
    write_formats(folder, json.loads((root / "Sources/Hosts/IntercepterWeb/formats.json").read_text()))
    for file in copied:
        copy = Path(folder, file.relative_to(root))
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(file.read_bytes())
    print(f"Wrote {len(pages)} pages and {len(copied)} files that they link to.")
    return broken_links(Path(folder))


def broken_links(folder):
    """Returns the number of broken links between pages. Links to the API and the playground are not checked."""
    broken = 0
    for page in folder.rglob("*.html"):
        if page.relative_to(folder).parts[0] in ("api", "play"):
            continue
        for link in re.findall(r'(?:href|src)="([^"]+)"', page.read_text()):
            path, _, place = html.unescape(link).partition("#")
            if ":" in link or re.match(r"(\.\./)*(api|play)/", path):
                continue
            file = (page.parent / path) if path else page
            if not file.exists() or place and file.suffix == ".html" and f'id="{place}"' not in file.read_text():
                broken += 1
                print(f"error: {page.relative_to(folder)} links to {link}, which does not exist", file=sys.stderr)
    return broken


if __name__ == "__main__":
    sys.exit(1 if main(sys.argv[1]) else 0)
