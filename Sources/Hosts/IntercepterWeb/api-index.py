"""Writes the first page of the API, with a search over the symbols of all libraries. .ci/docs calls it.

    python3 api-index.py FOLDER

FOLDER has the pages of each library as DocC writes them. It is an error if the search finds none of the core's. (A library for Apple's systems has
symbols there alone.)
"""

import html
import json
import re
import shutil
import sys
from pathlib import Path

from guides import PAGE

BODY = """<h1>API</h1>
<p><label for="query">Search the symbols of all libraries</label></p>
<input type="search" id="query" autocomplete="off" autofocus>
<p id="count" role="status"></p>
<ul id="found"></ul>
<h2>Libraries</h2>
<ul>
{libraries}
</ul>
<script type="module">
import {{ attachSearch }} from "./api-search.js"
const part = (name) => document.getElementById(name)
const symbols = await (await fetch("symbols.json")).json()
attachSearch(part("query"), part("found"), part("count"), symbols)
</script>"""

KINDS = {
    "article": "article", "associatedtype": "associated type", "class": "class", "case": "case", "enum": "enumeration", "extension": "extension",
    "func": "function", "init": "initializer", "macro": "macro", "method": "method", "op": "operator", "property": "property",
    "protocol": "protocol", "struct": "structure", "subscript": "subscript", "typealias": "type alias", "var": "variable",
}


def symbols(nodes, module, parent=""):
    """Yields the symbols below nodes of DocC's index, each with the name of the type that it belongs to."""
    for node in nodes:
        kind = KINDS.get(node.get("type"))
        if kind and "path" in node:
            name = re.sub(r"^(?:(?:static|class|mutating|nonmutating) )*(?:func|var|let|case|typealias|macro) ", "", node["title"])
            yield {"name": name, "parent": parent, "module": module, "kind": kind, "url": f"{module}{node['path']}/"}
        name = node["title"] if kind in ("class", "enumeration", "extension", "protocol", "structure") else parent
        yield from symbols(node.get("children", []), module, name)


def main(folder):
    listed = re.findall(r"^ *- ([A-Z]\w+)$", Path(".spi.yml").read_text(), re.MULTILINE)
    found = []
    for module in listed:
        index = json.loads((folder / module / "index/index.json").read_text())
        found += symbols(index["interfaceLanguages"]["swift"], module)
    unique = list({one["url"]: one for one in found}.values())
    if not any(one["name"] == "Intercepter" and one["module"] == "IntercepterCore" for one in unique):
        print("error: the indexes of DocC have another form", file=sys.stderr)
        return 1
    (folder / "symbols.json").write_text(json.dumps(unique, ensure_ascii=False, separators=(",", ":")))
    shutil.copy(Path(__file__).with_name("api-search.js"), folder)
    links = "\n".join(f'<li><a href="{one}/documentation/{one.lower()}/">{html.escape(one)}</a></li>' for one in listed)
    page = PAGE.format(title="API", root="../", body=BODY.format(libraries=links))
    # Without the rest of the site, there is nothing to go to.
    if not (folder.parent / "index.html").exists():
        page = re.sub(r"<nav.*?</nav>\n", "", page, flags=re.DOTALL)
    (folder / "index.html").write_text(page)
    print(f"The search of the API has {len(unique)} symbols.")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
