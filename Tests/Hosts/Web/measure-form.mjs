// How long a keystroke takes in a form of seven fields, and in two formats of card numbers, in node:
//
//   node Tests/Hosts/Web/measure-form.mjs FOLDER      where FOLDER is what make-package has written
//
// The least of 400 averages of 50, in microseconds: other programs only add to it.
import { readFileSync } from "node:fs"
import { pathToFileURL } from "node:url"

const folder = process.argv[2]
const load = (name) => import(pathToFileURL(`${folder}/${name}`))
const { Intercepter } = await load("intercepter.js")
const { compile } = await load("compile.js")
const name = { required: true, rules: [
  { rule: "maxLength", limit: 20, unit: "graphemes" }, { rule: "emoji", policy: "forbidden" }] }
const profile = (await Intercepter.load(readFileSync(`${folder}/intercepter.wasm`))).profile(await compile({
  version: 1,
  fields: {
    nickname: name, city: name, card: { rules: [], format: { kind: "paymentCard" } },
    groups: { rules: [{ rule: "numbersOnly" }], format: { kind: "pattern", pattern: "#### #### #### ####" } },
    email: { rules: [{ rule: "matches", pattern: "[^@ ]+@[^@ ]+", onViolation: "flag" }] },
    password: name, confirmation: { secret: true, rules: [] },
  },
  formRules: [{ rule: "equal", field: "confirmation", to: "password" }],
}))
const texts = { nickname: "abcdefg", city: "Anna", card: "", groups: "", email: "x@y", password: "secret", confirmation: "secret" }

function least(act) {
  let least = Infinity
  for (let round = 0; round < 400; round += 1) {
    const start = process.hrtime.bigint()
    for (let again = 0; again < 50; again += 1) act()
    least = Math.min(least, Number(process.hrtime.bigint() - start) / 50_000)
  }
  return Number(least.toFixed(1))
}

const type = (name, text, character) => () => profile.field(name).edit(
  { range: [text.length, text.length], replacement: character }, { text, selection: [text.length, text.length] })

/** A keystroke in an attached form: the decision, and the judgement of the new text. Two texts take turns. */
function keystroke(name, first, second) {
  const states = [first, second].map((text) => ({ text, selection: [text.length, text.length] }))
  const character = second.slice(first.length)
  const edits = [
    { range: [first.length, first.length], replacement: character }, { range: [first.length, second.length], replacement: "" }]
  let turn = 0
  return () => {
    const { state } = profile.field(name).edit(edits[turn], states[turn])
    turn = 1 - turn
    profile.judge(name, (one) => one === name ? state.text : texts[one])
  }
}

for (let run = 0; run < 2; run += 1) {
  console.log({
    decision: least(type("nickname", "abcdef", "g")),
    "a keystroke in a field alone": least(keystroke("nickname", "abcdef", "abcdefg")),
    "a keystroke in a password that differs from its confirmation": least(keystroke("password", "secre", "secre!")),
    "a keystroke in a confirmation that is not complete": least(keystroke("confirmation", "secr", "secre")),
    "a keystroke that makes them equal or different": least(keystroke("confirmation", "secre", "secret")),
    "the whole form": least(() => profile.submit(texts)),
    "a pattern, in the middle of a group": least(type("groups", "4111 11", "1")),
    "paymentCard, in the middle of a group": least(type("card", "4111 11", "1")),
    "a pattern, its last digit": least(type("groups", "4111 1111 1111 111", "1")),
    "paymentCard, its last digit": least(type("card", "4111 1111 1111 111", "1")),
  })
}
