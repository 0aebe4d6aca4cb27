// node --test Tests/Hosts/Web: the full engine in wasm, without a page.
//
// PACKAGE is the folder that make-package has written, INTERCEPTER the native program.
import assert from "node:assert/strict"
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { pathToFileURL } from "node:url"
import { events } from "./events.mjs"
import { requests } from "./requests.mjs"

const { PACKAGE, INTERCEPTER } = process.env
const { EngineFailure, Intercepter, ProfileErrors } =
  await import(pathToFileURL(`${PACKAGE}/full.js`))
const module = await WebAssembly.compile(readFileSync(`${PACKAGE}/intercepter-full.wasm`))
const intercepter = await Intercepter.load(module)
const example = (name) => `Examples/${name}.json`
const signup = readFileSync(example("signup"), "utf8")

for (const [name, language] of [
  ["signup", "zh-Hans"], ["users", "en"], ["delivery", "de"], ["every-violation", "ja"],
]) {
  test(`2,500 answers about ${name} in ${language} are those of the native program`, () => {
    const profile = intercepter.profile(readFileSync(example(name), "utf8"), { language })
    const lines = requests(profile.fields, 2500)
    const native = execFileSync(
      INTERCEPTER, ["process", "--profile", example(name), "--language", language],
      { input: lines.join("\n"), maxBuffer: 1 << 30 }
    ).toString().split("\n")
    lines.forEach((line, index) => assert.equal(profile.respond(line), native[index], line))
    assert.equal(native.length, lines.length + 1)
  })
}

for (const [name, language] of [["signup", "es"], ["every-violation", "es"]]) {
  test(`10,000 events of the simulator about ${name} are judged as by the native program`, () => {
    const profile = intercepter.profile(readFileSync(example(name), "utf8"), { language })
    const lines = events(example(name), 10_000)
    const native = execFileSync(
      INTERCEPTER, ["process", "--profile", example(name), "--language", language],
      { input: lines.join("\n"), maxBuffer: 1 << 30 }
    ).toString().split("\n")
    lines.forEach((line, index) => assert.equal(profile.respond(line), native[index], line))
    for (const line of lines) assertDecided(profile, line)
  })
}

/** Asserts that the decision without JSON is the one with it. */
function assertDecided(profile, line) {
  const { field: name, previous, current, edit, baseline } = JSON.parse(line)
  const field = profile.field(name)
  const decision = edit ? field.edit(edit, previous, baseline) : field.intercept(current, previous, baseline)
  const { id, ...answer } = JSON.parse(profile.respond(line))
  assert.equal(JSON.stringify(decision), JSON.stringify(answer), line)
}

for (const [name, language] of [["signup", "zh-Hans"], ["delivery", "de"], ["every-violation", "ja"]]) {
  test(`5,000 random keystrokes in ${name} are judged without JSON as with it`, () => {
    const profile = intercepter.profile(readFileSync(example(name), "utf8"), { language })
    const keystrokes = requests(profile.fields, 10_000).filter((line) => line.includes('"previous"'))
    assert.ok(keystrokes.length > 4000)
    for (const line of keystrokes) assertDecided(profile, line)
  })
}

test("half a surrogate pair is a replacement character, in a text and between the ends of an edit", () => {
  const field = intercepter.profile({ version: 1, fields: { any: { rules: [] } } }).field("any")
  const caret = { text: "a", selection: [1, 1] }
  assert.equal(field.edit({ range: [1, 1], replacement: "\ud83d" }, caret).state.text, "a\ufffd")
  assert.equal(field.intercept({ text: "a\ude00", selection: [2, 2] }, caret).state.text, "a\ufffd")
  const emoji = { text: "😀b", selection: [1, 1] }
  assert.equal(field.edit({ range: [1, 1], replacement: "c" }, emoji).state.text, "😀cb")
})

test("what is no keystroke is told", () => {
  const field = intercepter.profile({ version: 1, fields: { any: { rules: [] } } }).field("any")
  const state = { text: "a", selection: [1, 1] }
  assert.throws(() => field.intercept(state, { text: 1 }), /previous.*expected a text/)
  assert.throws(() => field.intercept({ text: "b", selection: [2, 1] }, state), /from ≤ to/)
  assert.throws(() => field.edit({ range: [0.5, 1], replacement: "" }, state), /from ≤ to/)
  assert.throws(() => field.edit({ range: [0, 1] }, state), /replacement/)
  assert.throws(() => field.edit(null, state), TypeError)
})

test("an answer to what is no request is an error of the native program's words", () => {
  const profile = intercepter.profile(signup, { language: "en" })
  const lines = ["{", "{}", '{"field":"nicknam","validate":""}', '{"id":7,"validate":1,"sanitize":2}']
  for (const line of lines) {
    const native = runNatively(["process", "--profile", example("signup"), "--language", "en"], line)
    assert.equal(`${profile.respond(line)}\n`, native)
  }
})

/** What the program writes, although it is no success. */
function runNatively(options, input) {
  try {
    return execFileSync(INTERCEPTER, options, { input, stdio: ["pipe", "pipe", "ignore"] }).toString()
  } catch (error) {
    return error.stdout.toString()
  }
}

// The memory grows by 64 KiB: a byte that each decision leaves would show.
test("200,000 decisions leave the memory as it was", () => {
  const profile = intercepter.profile(signup, { language: "en" })
  const lines = requests(profile.fields, 1000, 7)
  const ask = (count) => {
    for (let index = 0; index < count; index += 1) profile.respond(lines[index % lines.length])
  }
  ask(5000)
  const before = intercepter.memory
  ask(200_000)
  assert.equal(intercepter.memory, before)
})

test("profiles that are released leave the memory as it was", () => {
  const load = (count) => {
    for (let index = 0; index < count; index += 1) {
      const profile = intercepter.profile(signup, { language: "fr" })
      profile.field("account").validate("張三")
      profile.release()
    }
  }
  load(20)
  const before = intercepter.memory
  load(2000)
  assert.equal(intercepter.memory, before)
})

test("a released profile does not answer, and the one in its place is another", () => {
  const first = intercepter.profile(signup)
  const field = first.field("nickname")
  first.release()
  first.release()
  const second = intercepter.profile({ version: 1, fields: { only: { rules: [] } } })
  assert.throws(() => field.validate("张三"), /released/)
  assert.deepEqual(second.fields, ["only"])
  assert.deepEqual(second.field("only").validate("张三"), { validity: "valid", violations: [] })
})

test("a wrong profile tells all its errors, with their places", () => {
  const json = `{ "version": 1,
  "fields": { "name": { "rules": [ { "rule": "maxLength", "limit": -1, "unit": "utf16" }, { "rule": "emojis" } ] } } }`
  assert.throws(() => intercepter.profile(json), (error) => {
    assert.ok(error instanceof ProfileErrors)
    assert.deepEqual(error.errors.map(({ path, line }) => [path, line]), [
      ["$.fields.name.rules[0].limit", 2], ["$.fields.name.rules[1].rule", 2],
    ])
    assert.match(error.message, /^2:\d+: \$\.fields\.name\.rules\[0\]\.limit: expected a whole number/)
    return true
  })
  assert.throws(() => intercepter.profile("{"), ProfileErrors)
  assert.throws(() => intercepter.profile(""), ProfileErrors)
})

test("a strange profile is told", () => {
  const { warnings } = intercepter.profile({
    version: 1, fields: { name: { rules: [{ rule: "allowedCharacters", characters: "" }] } },
  })
  assert.deepEqual(warnings.map(({ path }) => path), ["$.fields.name.rules[0].characters"])
})

test("every language says something of its own", () => {
  const said = ["en", "zh-Hans", "zh-Hant", "ja", "ko", "de", "fr", "es", "ar", "he", "fa"].map((language) => {
    const { violations } = intercepter.profile(signup, { language }).field("nickname").validate("😀")
    return violations[0].message
  })
  assert.equal(new Set(said).size, 11)
  const [english] = said
  assert.equal(english, "Emoji are not allowed here: “😀”.")
  const unknown = intercepter.profile(signup, { language: "tlh" }).field("nickname").validate("😀")
  assert.equal(unknown.violations[0].message, english)
})

test("a step of a date, and a bound", () => {
  const date = intercepter.profile({
    version: 1, fields: { date: { rules: [], format: { kind: "date", locale: "de", latest: "2024-12-31" } } },
  }, { language: "de" }).field("date")
  const { state, violations } = date.step(1, { text: "31.12.2024", selection: [0, 0] })
  assert.deepEqual([state, violations], [{ text: "01.12.2024", selection: [2, 2], marked: null }, []])
  assert.equal(date.step(-1, { text: "31.", selection: [3, 3] }), null)
  const [late] = date.validate("01.01.2025").violations
  assert.equal(late.bound, "31.12.2024")
  assert.equal(late.message, "Das ist zu spät: spätestens 31.12.2024.")
})

test("an edit, a finished text and a length", () => {
  const profile = intercepter.profile(signup, { language: "en" })
  const nickname = profile.field("nickname")
  const previous = { text: "张三", selection: [2, 2] }
  const decision = nickname.edit({ range: [2, 2], replacement: "😀" }, previous)
  assert.equal(decision.outcome, "rejected")
  assert.deepEqual(decision.state, { ...previous, marked: null })
  assert.deepEqual(
    nickname.intercept({ text: "张三😀", selection: [4, 4] }, previous), decision)
  assert.equal(nickname.sanitize(" 张三 ").text, "张三")
  assert.deepEqual(
    Object.entries(nickname.measure("张😀")).slice(0, 4),
    [["graphemes", 2], ["scalars", 2], ["utf16", 3], ["utf8", 7]])
  assert.equal(profile.submit({ nickname: "张三" }).results[0].validity, "valid")
  assert.throws(() => profile.field("nicknam"), RangeError)
})

test("a format shows raw texts, and leaves what it shows already", () => {
  const format = { kind: "pattern", pattern: "#### ####" }
  const profile = intercepter.profile({ version: 1, fields: { card: { rules: [], format }, name: { rules: [] } } })
  assert.equal(profile.field("card").show("41111"), "4111 1")
  assert.equal(profile.field("card").show("4111 1"), "4111 1")
  assert.equal(profile.field("name").show("41111"), "41111")
})

test("half of a surrogate pair, a byte order mark and a NUL are characters", () => {
  const field = intercepter.profile({ version: 1, fields: { text: { controlCharacters: true, rules: [] } } }).field("text")
  for (const [text, shown] of [["a\ud83d", "a\ufffd"], ["\ufeffa", "\ufeffa"], ["\0", "\0"]]) {
    const state = { text, selection: [text.length, text.length] }
    assert.equal(field.intercept(state, { text: "", selection: [0, 0] }).state.text, shown)
  }
})

test("a megabyte is judged", () => {
  const profile = intercepter.profile(signup, { language: "en" })
  const text = "张三".repeat(1 << 18)
  assert.equal(profile.field("biography").edit(
    { range: [0, 0], replacement: text }, { text: "", selection: [0, 0] }).outcome, "accepted")
  const { actual } = profile.field("nickname").validate(text).violations[0]
  assert.equal(actual, 1 << 20)
})

test("deep JSON is an error and no trap", () => {
  assert.throws(() => intercepter.profile("[".repeat(1 << 20)), ProfileErrors)
})

test("an engine that traps is started again, and reads its profiles again", () => {
  const { Instance } = WebAssembly
  let traps = 0
  WebAssembly.Instance = class {
    constructor(module, imports) {
      const { exports } = new Instance(module, imports)
      this.exports = {
        ...exports,
        ask: (...question) => {
          if (traps === 0) return exports.ask(...question)
          traps -= 1
          throw new WebAssembly.RuntimeError("unreachable")
        },
      }
    }
  }
  try {
    const own = new Intercepter(module)
    const other = own.profile({ version: 1, fields: { other: { rules: [] } } })
    const field = own.profile(signup, { language: "en" }).field("nickname")
    traps = 1
    assert.throws(() => field.validate("张三"), (error) =>
      error instanceof EngineFailure && error.cause instanceof WebAssembly.RuntimeError)
    assert.equal(field.validate("张三").validity, "valid")
    assert.equal(other.field("other").validate("😀").validity, "valid")
  } finally {
    WebAssembly.Instance = Instance
  }
})

test("what people read isolates what it quotes, and what programs read does not", async () => {
  const { sentences } = await import(pathToFileURL(`${PACKAGE}/sentences.js`))
  const profile = intercepter.profile({
    version: 1,
    fields: {
      size: { label: "מידה", rules: [{ rule: "oneOf", values: ["אבג (1)", "דהו (2)"] }] },
      code: { rules: [{ rule: "numbersOnly" }, { rule: "maxLength", limit: 2, unit: "graphemes" }] },
    },
  }, { language: "en" })
  const sentence = "This must be one of: \u2068אבג (1), דהו (2)\u2069."
  const [size, code] = ["size", "code"].map((name) => profile.field(name))
  const asked = [
    [size.validate("x"), sentence],
    [profile.judge("size", () => "x")[0], sentence],
    [profile.submit({ size: "x" }).results[0], sentence],
    [code.edit({ range: [0, 0], replacement: "א" }, { text: "", selection: [0, 0] }), "“\u2068א\u2069”"],
  ]
  for (const [{ violations }, expected] of asked) {
    assert.ok(sentences(violations).includes(expected), sentences(violations))
    for (const { message } of violations) assert.doesNotMatch(message, /[\u2066-\u2069]/)
    assert.ok(violations.every((violation) => !Object.keys(violation).includes("isolated")))
  }
  const answer = profile.respond('{"field":"size","validate":"x"}')
  assert.equal(JSON.stringify(size.validate("x")), answer)
  // Nothing reorders a sentence without right-to-left characters.
  assert.equal(sentences(code.validate("x").violations), code.validate("x").violations[0].message)
})
