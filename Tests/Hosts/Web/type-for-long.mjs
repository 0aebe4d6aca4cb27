// Types at random into every field of the example profiles, for as many keystrokes as are asked for, and tells what
// becomes of them and of the engine's memory, which has to stay as it is:
//
//   node Tests/Hosts/Web/type-for-long.mjs FOLDER [KEYSTROKES [SEED]]     where FOLDER is what make-package has written
import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { chooser, pieces } from "./requests.mjs"

const [folder, keystrokes = "1000000", seed = "20261122"] = process.argv.slice(2)
const { Intercepter } = await import(pathToFileURL(resolve(folder, "full.js")))
const module = await WebAssembly.compile(readFileSync(resolve(folder, "intercepter-full.wasm")))
const intercepter = await Intercepter.load(module)
const fields = ["signup", "users", "delivery", "every-violation"].flatMap((name) => {
  const profile = intercepter.profile(readFileSync(`Examples/${name}.json`, "utf8"), { language: "en" })
  return profile.fields.map((name) => ({ field: profile.field(name), state: { text: "", selection: [0, 0] } }))
})

const { random, pick } = chooser(Number(seed))
const outcomes = { accepted: 0, amended: 0, rejected: 0, composing: 0 }
let largest = 0

/** One edit of one field: typing at the caret, mostly; over a selection, deleting and composing as well. */
function press(one) {
  const { text, selection, marked } = one.state
  const [from, to] = selection ?? [text.length, text.length]
  const kind = random(16)
  if (kind < 8) return one.field.edit({ range: marked ?? [from, to], replacement: pick(pieces) }, one.state)
  if (kind < 11) return one.field.edit({ range: from < to ? [from, to] : [Math.max(0, from - 1), from], replacement: "" }, one.state)
  if (kind < 13) {
    const caret = random(text.length + 1)
    return one.field.intercept({ text, selection: [caret, Math.min(text.length, caret + random(4))] }, one.state)
  }
  const [start, end] = marked ?? [from, to]
  const composed = pick(["n", "ni", "か", "ㄱ", "你好"])
  const after = text.slice(0, start) + composed + text.slice(end)
  const caret = start + composed.length
  return one.field.intercept(
    { text: after, selection: [caret, caret], marked: kind === 15 ? null : [start, caret] }, one.state)
}

/** Presses keys, and empties what has grown long, as a form is sent and begun anew. */
function type(count) {
  for (let index = 0; index < count; index += 1) {
    const one = fields[random(fields.length)]
    const decision = press(one)
    outcomes[decision.outcome] += 1
    const { text, selection, marked } = decision.state
    for (const [lower, upper] of [selection ?? [0, 0], marked ?? [0, 0]]) {
      assert.ok(0 <= lower && lower <= upper && upper <= text.length, JSON.stringify(decision))
    }
    largest = Math.max(largest, text.length)
    one.state = text.length > 400 ? { text: "", selection: [0, 0] } : decision.state
  }
}

type(100_000)
const memory = intercepter.memory
const began = performance.now()
type(Number(keystrokes))
const seconds = (performance.now() - began) / 1000
assert.equal(intercepter.memory, memory, "the memory has grown")
console.log(`${keystrokes} keystrokes in ${fields.length} fields in ${seconds.toFixed(0)} s; ${memory} bytes before and behind`)
console.log(`${JSON.stringify(outcomes)}; the longest text has ${largest} units`)
