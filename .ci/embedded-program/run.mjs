// node run.mjs PROGRAM PROFILE REQUESTS ANSWERS COUNT
//
// Makes requests about the fields of a profile, always the same ones, and writes them and the program's
// answers to them, one a line.
import { readFileSync, writeFileSync } from "node:fs"
import { load } from "./program.mjs"

const [program, profilePath, requestsPath, answersPath, count] = process.argv.slice(2)
const { call, exports } = await load(program)
const { read_profile, answer } = exports

const json = readFileSync(profilePath, "utf8")
const complaint = call(json, (place, length) => read_profile(place, length, true))
if (complaint) {
  console.error(complaint)
  process.exit(1)
}

let state = 20261121
function random(limit) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return Math.floor((state / 2 ** 32) * limit)
}
const pick = (list) => list[random(list.length)]

const pieces = [
  "", "a", "Z", "张三", "李", "😀", "👨‍👩‍👧‍👦", "👍🏽", "🇨🇳", "é", "e\u0301", "ﾊﾞ", "１２", "٣", "0", "7", "42", "1,234.5",
  ".", "-", "..", "…", "\n", "\r\n", " ", "　", "@", "example.com", "#fff", "粤B12345", "2026-11-21", "13800138000",
  "\u200d", "\ufe0f", "ﷺ", "ǅ", "ß", "ŒŁ", "한글", "각", "नि", "\u0000", "\u{10ffff}",
]
const text = () => Array.from({ length: random(6) }, () => pick(pieces)).join("")
function range(text) {
  const [one, other] = [random(text.length + 1), random(text.length + 1)]
  return [Math.min(one, other), Math.max(one, other)]
}
const previous = (text) => ({ text, selection: pick([null, range(text), [text.length, text.length]]) })

function request(id) {
  const field = pick(names)
  const before = text()
  const after = text()
  switch (random(6)) {
    case 0: return { id, field, previous: previous(before), current: previous(after) }
    case 1:
      return {
        id, field, previous: previous(before),
        current: { text: after, selection: null, marked: range(after) },
      }
    case 2: return { id, field, previous: previous(before), edit: { range: range(before), replacement: pick(pieces) } }
    case 3: return { id, field, validate: after }
    case 4: return { id, field, sanitize: after }
    default: return { id, submit: Object.fromEntries(names.map((name) => [name, text()])) }
  }
}

const names = Object.keys(JSON.parse(json).fields)
const requests = Array.from({ length: Number(count) }, (_, index) => JSON.stringify(request(index)))
const answers = requests.map((line, index) => call(line, (place, length) => answer(place, length, index + 1)))
writeFileSync(requestsPath, requests.join("\n") + "\n")
writeFileSync(answersPath, answers.join("\n") + "\n")
