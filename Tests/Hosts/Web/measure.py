"""How long the engine takes in Chromium, with the field of the page written:

    python3 Tests/Hosts/Web/measure.py FOLDER      where FOLDER is what make-package has written
"""

import functools
import http.server
import json
import shutil
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from browsers.chromium import Chromium

FIELD = """async () => {
  const { Intercepter, attach } = await import("./intercepter.js")
  const intercepter = await Intercepter.load()
  const profile = intercepter.profile(await (await fetch("./measured.intercepter")).arrayBuffer())
  const element = document.body.appendChild(document.createElement("textarea"))
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const sorted = (times) => times.sort((one, other) => one - other)

  // A keystroke from `beforeinput` to the page's own listener of `input`, as the browser dispatches it.
  const type = (text) => {
    const start = performance.now()
    const event = new InputEvent("beforeinput", { inputType: "insertText", data: text, cancelable: true, bubbles: true })
    if (element.dispatchEvent(event)) document.execCommand("insertText", false, text)
    return performance.now() - start
  }
  const keystrokes = async (text) => {
    const times = []
    for (let round = 0; round < 1500; round += 1) {
      if (round % 8 === 0) {
        element.value = ""
        attachment?.refresh()
        element.focus()
        await frame()
      }
      times.push(type(text))
    }
    const rest = sorted(times.slice(300))
    return { median: rest[rest.length / 2], p99: rest[Math.floor(rest.length * 0.99)] }
  }
  const pastes = async () => {
    const text = "张三".repeat((1 << 20) / 6)
    const times = []
    for (let round = 0; round < 5; round += 1) {
      element.value = ""
      attachment?.refresh()
      element.focus()
      await frame()
      times.push(type(text))
    }
    return sorted(times)[2]
  }

  let attachment
  const browserAlone = await keystrokes("a")
  const pasteAlone = await pastes()
  attachment = attach(element, profile.field("nickname"))
  const accepted = await keystrokes("a")
  const refused = await keystrokes("😀")
  attachment.detach()
  attachment = attach(element, profile.field("biography"))
  const paste = await pastes()
  return { browserAlone, accepted, refused, pasteAlone, paste }
}"""


FIRST = {
    "first decision": """async () => {
      const start = performance.now()
      const { loadProfile } = await import("./intercepter.js")
      const profile = await loadProfile("./measured.intercepter")
      profile.field("nickname").validate("张三😀")
      return performance.now() - start
    }""",
    **{name: """async () => {
      const { Intercepter } = await import("./intercepter.js")
      const bytes = async (name) => (await fetch(name)).arrayBuffer()
      const [engine, compiled] = [await bytes("./ENGINE.wasm"), await bytes("./PROFILE.intercepter")]
      const start = performance.now()
      const profile = (await Intercepter.load(engine)).profile(compiled)
      profile.field("nickname").validate("张三😀")
      return performance.now() - start
    }""".replace("ENGINE", engine).replace("PROFILE", profile)
       for name, engine, profile in (
           ("with the files", "intercepter", "measured"), ("with the small files", "intercepter-rules", "nickname"))},
}


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def main(folder):
    here = Path(__file__).parent
    with tempfile.TemporaryDirectory() as copy:
        for file in [*Path(folder).iterdir(), here / "measure.mjs", here / "requests.mjs"]:
            if file.is_file():
                shutil.copy(file, copy)
        subprocess.run(["node", "--input-type=module", "--eval", f"""
            import {{ writeFileSync }} from "node:fs"
            const {{ compile }} = await import("{copy}/compile.js")
            const {{ profile }} = await import("{copy}/measure.mjs")
            writeFileSync("{copy}/measured.intercepter", await compile(profile, {{ language: "en" }}))
            writeFileSync("{copy}/nickname.intercepter", await compile(profile, {{ language: "en", fields: ["nickname"] }}))
            """], check=True)
        Path(copy, "empty.html").write_text("<!doctype html><meta charset=utf-8><title>Ready</title>")
        handler = functools.partial(QuietHandler, directory=copy)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_address[1]}/empty.html"
        browser = Chromium()
        results = {"browser": browser.name, **{first: [] for first in FIRST}}
        for _ in range(5):
            for first in FIRST:
                browser.open(address)
                results[first].append(browser.evaluate(FIRST[first]))
                browser.close_page()
        browser.open(address)
        results["engine"] = browser.evaluate(
            """async () => (await import('./measure.mjs')).measure(
              await import('./intercepter.js'), await (await fetch("./measured.intercepter")).arrayBuffer())""")
        results["field"] = browser.evaluate(FIELD)
        browser.close_page()
        browser.close()
    print(json.dumps(results, indent=2))


main(sys.argv[1])
