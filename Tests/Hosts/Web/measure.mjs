// How long the engine takes, in a page or in node:
//
//   node Tests/Hosts/Web/measure.mjs FOLDER      where FOLDER is what make-package has written
import { answer, requests } from "./requests.mjs"

export const profile = {
  version: 1,
  fields: {
    nickname: {
      rules: [
        { rule: "emoji", policy: "forbidden" }, { rule: "maxLength", limit: 20, unit: "gb18030" },
      ],
    },
    amount: { rules: [{ rule: "decimal", places: 2 }] },
    account: { rules: [{ rule: "matches", pattern: "[a-z][a-z0-9_]{3,15}" }] },
    biography: { rules: [{ rule: "maxLength", limit: 2000000, unit: "graphemes" }] },
  },
}

/** Returns times in milliseconds, with the profile above, compiled. */
export async function measure({ Intercepter }, compiled, source) {
  const began = performance.now()
  const intercepter = await Intercepter.load(source)
  const loaded = intercepter.profile(compiled)
  const caret = (offset) => [offset, offset]
  const type = (name, text, character) => loaded.field(name).edit(
    { range: caret(text.length), replacement: character }, { text, selection: caret(text.length) })
  type("nickname", "张", "三")
  const first = performance.now() - began

  const keystrokes = [["nickname", "张三李四", "王"], ["amount", "123.4", "5"], ["account", "anna_", "l"], ["nickname", "张三", "😀"]]
  for (let round = 0; round < 2000; round += 1) keystrokes.forEach((one) => type(...one))
  const times = []
  for (let round = 0; round < 5000; round += 1) {
    for (const one of keystrokes) {
      // One keystroke is shorter than a page's clock can tell.
      const start = performance.now()
      for (let again = 0; again < 10; again += 1) type(...one)
      times.push((performance.now() - start) / 10)
    }
  }
  times.sort((one, other) => one - other)
  const at = (share) => times[Math.floor(times.length * share)]

  const paste = (text) => {
    const start = performance.now()
    type("biography", "", text)
    return performance.now() - start
  }
  const megabytes = ["a".repeat(1 << 20), "张三".repeat((1 << 20) / 6), "👨‍👩‍👧‍👦".repeat((1 << 20) / 25)]
  const pastes = megabytes.map((text) => [1, 2, 3].map(() => paste(text)).sort((a, b) => a - b)[1])

  const lines = requests(loaded.fields, 2000).map((line) => JSON.parse(line))
  const start = performance.now()
  for (const line of lines) answer(loaded, line)
  const random = (performance.now() - start) / lines.length
  return { first, median: at(0.5), p99: at(0.99), random, pastes }
}

if (globalThis.process?.argv[1]?.endsWith("measure.mjs")) {
  const { readFileSync } = await import("node:fs")
  const { pathToFileURL } = await import("node:url")
  const folder = process.argv[2]
  const module = await import(pathToFileURL(`${folder}/intercepter.js`))
  const { compile } = await import(pathToFileURL(`${folder}/compile.js`))
  const compiled = await compile(profile, { language: "en" })
  console.log(await measure(module, compiled, readFileSync(`${folder}/intercepter.wasm`)))
}
