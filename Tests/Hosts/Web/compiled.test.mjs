// node --test Tests/Hosts/Web: compiled profiles, and the engine that reads only them.
//
// PACKAGE is the folder that make-package has written, INTERCEPTER the native program.
import assert from "node:assert/strict"
import { execFileSync } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, test } from "node:test"
import { pathToFileURL } from "node:url"
import vm from "node:vm"
import { events } from "./events.mjs"
import { answer, chooser, requests } from "./requests.mjs"

const { PACKAGE, INTERCEPTER } = process.env
const load = (name) => import(pathToFileURL(`${PACKAGE}/${name}`))
const { EngineFailure, Intercepter, ProfileErrors, loadProfile } = await load("intercepter.js")
const { compile } = await load("compile.js")
const wasm = (name) => readFileSync(`${PACKAGE}/${name}.wasm`)
const runtime = await Intercepter.load(wasm("intercepter"))
/** The engines, each with the parts that it has. */
const engines = [["intercepter-rules", 0], ["intercepter-numbers", 1], ["intercepter", 3]]
const parts = (compiled) => compiled[12]
const temporary = mkdtempSync(join(tmpdir(), "profiles-"))
after(() => rmSync(temporary, { recursive: true }))
const full = await (await load("full.js")).Intercepter.load(readFileSync(`${PACKAGE}/intercepter-full.wasm`))
const path = (name) => `Examples/${name}.json`
const json = (name) => readFileSync(path(name), "utf8")

function natively(path, language, lines) {
  return execFileSync(
    INTERCEPTER, ["process", "--profile", path, "--language", language],
    { input: lines.join("\n"), maxBuffer: 1 << 30 },
  ).toString().trimEnd().split("\n").map((line) => JSON.parse(line))
}

for (const [name, language] of [
  ["signup", "zh-Hans"], ["users", "en"], ["delivery", "de"], ["every-violation", "ja"],
]) {
  for (const [engine, has] of engines) {
    test(`20,000 events and answers of ${engine} about ${name} in ${language} are those of the native program`, async () => {
      const whole = JSON.parse(json(name))
      const needs = async (field) => parts(await compile(whole, { fields: [field] }))
      const names = []
      for (const field in whole.fields) if (((await needs(field)) & ~has) === 0) names.push(field)
      const partial = { ...whole,
        fields: Object.fromEntries(names.map((field) => [field, whole.fields[field]])),
        formRules: (whole.formRules ?? []).filter((rule) =>
          [rule.field, rule.to, rule.when, ...(rule.of ?? [])].every((field) => field === undefined || names.includes(field))) }
      const file = join(temporary, `${engine}-${name}.json`)
      writeFileSync(file, JSON.stringify(partial))
      const profile = (await Intercepter.load(wasm(engine))).profile(await compile(partial, { language }))
      const lines = [...events(file, 17_500), ...requests(profile.fields, 2500)]
      const native = natively(file, language, lines)
      assert.equal(native.length, lines.length)
      lines.forEach((line, index) => {
        const { id, ...expected } = native[index]
        assert.equal(JSON.stringify(answer(profile, JSON.parse(line))), JSON.stringify(expected), line)
      })
    })
  }
}

test("each part of a profile is read by the engines that have it, and refused with the name of one", async () => {
  const fields = {
    0: [{ rules: [{ rule: "maxLength", limit: 4, unit: "gb18030" }, { rule: "emoji", policy: "only" }] },
      { rules: [{ rule: "numbersOnly" }, { rule: "matches", pattern: "[0-9]{4}" }], fixes: [{ fix: "nfc" }] },
      { rules: [{ rule: "oneOf", values: ["a"] }, { rule: "singleLine" }, { rule: "normalizeWidth" }] }],
    1: [{ rules: [{ rule: "decimal", places: 2 }] }, { rules: [], format: { kind: "paymentCard" } },
      { rules: [], format: { kind: "pattern", pattern: "## ##" } }, { rules: [], format: { kind: "grouped", locale: "en" } },
      { rules: [], fixes: [{ fix: "removeLeadingZeros" }] }, { rules: [], format: { kind: "oneTimeCode", digits: 6 } }],
    3: [{ rules: [], format: { kind: "date", locale: "en-US" } }, { rules: [], format: { kind: "time", locale: "en" } }],
  }
  for (const [needed, list] of Object.entries(fields)) {
    for (const field of list) {
      const compiled = await compile({ version: 1, fields: { field } })
      assert.equal(parts(compiled), Number(needed), JSON.stringify(field))
      for (const [name, has] of engines) {
        const engine = await Intercepter.load(wasm(name))
        if ((needed & ~has) === 0) {
          assert.deepEqual(engine.profile(compiled).fields, ["field"])
        } else {
          const wanted = engines.find(([, has]) => (needed & ~has) === 0)[0]
          assert.throws(() => engine.profile(compiled), new RegExp(`needs ${wanted}\\.wasm`))
          // A file that does not say what it needs is damaged.
          const body = Buffer.from(compiled.slice(12))
          body[0] = 0
          assert.throws(() => engine.profile(withHeader(body)), /damaged/)
        }
      }
    }
  }
})

test("a bundle without modules can pass the engine", async () => {
  for (const format of ["iife", "cjs"]) {
    const bundle = join(temporary, `${format}.cjs`)
    execFileSync("esbuild", [
      join(PACKAGE, "intercepter.js"), "--bundle", `--format=${format}`, "--global-name=library", "--log-level=error", `--outfile=${bundle}`])
    const context = vm.createContext({
      TextEncoder, TextDecoder, URL, WebAssembly, Response, FinalizationRegistry, module: {}, Date, Promise })
    vm.runInContext(readFileSync(bundle, "utf8"), context)
    const library = context.library ?? context.module.exports
    const engine = await library.Intercepter.load(wasm("intercepter-rules"))
    const compiled = await compile({ version: 1, fields: { field: { rules: [{ rule: "numbersOnly" }] } } })
    assert.equal(engine.profile(compiled).field("field").validate("a").validity, "invalid")
  }
})

test("a page loads the smallest engine for its profile, and one that it has serves others", async () => {
  const field = (...rules) => ({ version: 1, fields: { field: { rules } } })
  const [rules, numbers, more] = [
    await compile(field({ rule: "numbersOnly" })), await compile(field({ rule: "decimal", places: 2 })),
    await compile(field({ rule: "singleLine" })),
  ]
  const { fetch } = globalThis
  const fetched = []
  let isOffline = () => fetched.length === 1
  globalThis.fetch = async (address) => {
    const name = String(address).split("/").at(-1)
    fetched.push(name)
    if (isOffline(name)) throw new TypeError("offline")
    return new Response(readFileSync(`${PACKAGE}/${name}`), { headers: { "content-type": "application/wasm" } })
  }
  try {
    await assert.rejects(loadProfile(rules), /offline/)
    // The larger engine was there first.
    const profiles = [await loadProfile(numbers), await loadProfile(rules), await loadProfile(more)]
    assert.deepEqual(fetched, ["intercepter-rules.wasm", "intercepter-numbers.wasm"])
    assert.equal(profiles[0].field("field").validate("1.234").validity, "invalid")
    assert.equal(profiles[1].field("field").validate("a").validity, "invalid")
    // The package has been imported anew, so nothing is loaded.
    const { loadProfile: another } = await import(`${pathToFileURL(PACKAGE)}/engine.js?anew`)
    assert.deepEqual((await another(more)).fields, ["field"])
    assert.deepEqual((await another(new Response(numbers))).fields, ["field"])
    assert.deepEqual((await another(new TextEncoder().encode(JSON.stringify(field())))).fields, ["field"])
    assert.deepEqual(
      fetched.slice(2), ["intercepter-rules.wasm", "intercepter-numbers.wasm", "intercepter-full.wasm"])
    await assert.rejects(another(new Response("<!doctype html>")), /found a page/)
    await assert.rejects(another(new Response("", { status: 404 })), /404/)
    for (const wrong of [undefined, null, 5, {}, [], new Uint8Array(), new TextEncoder().encode("TICPRO"), new Response("hello")]) {
      await assert.rejects(another(wrong), TypeError)
    }
    assert.equal(fetched.length, 5)
    assert.deepEqual((await another(Promise.resolve(numbers))).fields, ["field"])
    // The full engine serves what is loaded later. An engine that fails does not fail a smaller profile.
    const { loadProfile: third } = await import(`${pathToFileURL(PACKAGE)}/engine.js?third`)
    await third(new TextEncoder().encode(JSON.stringify(field())))
    await third(rules)
    assert.deepEqual(fetched.slice(5), ["intercepter-full.wasm"])
    const { loadProfile: fourth } = await import(`${pathToFileURL(PACKAGE)}/engine.js?fourth`)
    isOffline = (name) => name === "intercepter-numbers.wasm"
    const [larger, smaller] = await Promise.allSettled([fourth(numbers), fourth(rules)])
    assert.deepEqual([larger.status, smaller.status], ["rejected", "fulfilled"])
    isOffline = () => false
    // One address, however it is written.
    const count = fetched.length
    const engine = new URL("./intercepter.wasm", import.meta.url)
    for (const address of [engine, engine.href]) await another(rules, { engine: address })
    assert.equal(fetched.length, count + 1)
  } finally {
    globalThis.fetch = fetch
  }
})

const field = { label: "Name", required: true, rules: [
  { rule: "minLength", limit: 2, unit: "utf8" }, { rule: "maxLength", limit: 4, unit: "utf8", message: "{actual} of {limit}" }],
  fixes: [{ fix: "trimWhitespace" }] }
const form = { version: 1, fields: { a: field, b: field, c: field, d: field, e: field, f: { ...field, rules: [], secret: true } },
  formRules: [{ rule: "equal", field: "b", to: "a" }, { rule: "equal", field: "e", to: "d" }, { rule: "equal", field: "d", to: "a" },
    { rule: "equal", field: "f", to: "a", message: "Not {label}." }] }

/** The form in each engine: compiled, and in JSON. */
async function profiles() {
  return [runtime.profile(await compile(form)), full.profile(form, { language: "en" })]
}

test("a field and those that rules connect with it are judged as the whole form judges them", async () => {
  const names = (profile) => profile.fields.map((name) => profile.judge(name, () => "").map((result) => result.name).sort())
  const required = { version: 1, fields: { a: { rules: [] }, b: { rules: [] } },
    formRules: [{ rule: "required", field: "b", when: "a" }] }
  assert.deepEqual(names(runtime.profile(await compile(required))), [["a", "b"], ["a", "b"]])
  const alone = runtime.profile(await compile({ version: 1, fields: { a: { rules: [] }, b: { rules: [] } } }))
  assert.deepEqual(names(alone), [["a"], ["b"]])
  for (const profile of await profiles()) {
    const group = ["a", "b", "d", "e", "f"]
    assert.deepEqual(names(profile), [group, group, ["c"], group, group, group])
    const { pick } = chooser(7)
    for (let round = 0; round < 500; round += 1) {
      const texts = Object.fromEntries(profile.fields.map((name) => [name, pick(["", "a", " ab", "ab", "abc", "x1", "y2"])]))
      const whole = profile.submit(texts).results
      for (const name of profile.fields) {
        const picked = profile.judge(name, (one) => texts[one])
        assert.ok(picked.some((result) => result.name === name))
        for (const { name, validity, violations } of picked) {
          const expected = whole.find((result) => result.name === name)
          assert.deepEqual({ validity, violations }, { validity: expected.validity, violations: expected.violations })
        }
      }
    }
    profile.release()
  }
  const { memory } = runtime
  const bytes = await compile(form)
  for (let round = 0; round < 5000; round += 1) runtime.profile(bytes).release()
  assert.equal(runtime.memory, memory)
})

test("a judgement crosses as JSON only if it has changed and has a violation", async () => {
  for (const profile of await profiles()) {
    const { parse } = JSON
    let parsed = 0
    JSON.parse = (text) => { parsed += 1; return parse(text) }
    const judge = (name, texts) => {
      parsed = 0
      return profile.judge(name, (one) => texts[one] ?? "ab").find((result) => result.name === name)
    }
    try {
      judge("a", {})
      assert.equal(judge("b", { b: "abc" }).validity, "invalid")
      assert.equal(parsed, 1)
      // The range of the violation is another one.
      judge("b", { b: "abcd" })
      assert.equal(parsed, 1)
      assert.equal(judge("b", {}).validity, "valid")
      assert.equal(parsed, 0)
      // A secret field does not reveal its length, and its message is the same.
      assert.equal(judge("f", { f: "x" }).violations[0].message, "Not Name.")
      assert.equal(parsed, 1)
      for (const text of ["xy", "xyz"]) {
        judge("f", { f: text })
        assert.equal(parsed, 0)
      }
      // A limit's own message names the length.
      assert.equal(judge("a", { a: "xxxx1" }).violations[0].message, "5 of 4")
      assert.equal(judge("a", { a: "xxxx12" }).violations[0].message, "6 of 4")
    } finally {
      JSON.parse = parse
    }
  }
})

test("a judgement is that of the texts asked for, whatever was asked before", async () => {
  const { Instance } = WebAssembly
  const judge = (profile, texts) => profile.judge("b", (name) => texts[name] ?? "ab")
  const [equal, other] = [{}, { b: "abc" }]
  // Two profiles of each engine.
  const [[one, two], siblings] = [await profiles(), await profiles()]
  const [expected, others] = [equal, other].map((texts) => judge(one, texts))
  assert.notDeepEqual(expected, others)
  for (let round = 0; round < 2; round += 1) {
    for (const profile of [one, two, ...siblings]) assert.deepEqual(judge(profile, equal), expected)
    for (const profile of [one, two]) assert.deepEqual(judge(profile, other), others)
    for (const profile of siblings) assert.deepEqual(judge(profile, equal), expected)
  }
  // An engine that was started again.
  let traps = 0
  WebAssembly.Instance = function (...arguments_) {
    const exports = { ...new Instance(...arguments_).exports }
    const { put } = exports
    exports.put = (...text) => { if (traps > 0) { traps -= 1; throw new WebAssembly.RuntimeError("trap") } return put(...text) }
    return { exports }
  }
  try {
    const engine = await Intercepter.load(wasm("intercepter"))
    const profile = engine.profile(await compile(form))
    assert.deepEqual([equal, other].map((texts) => judge(profile, texts)), [expected, others])
    traps = 1
    assert.throws(() => judge(profile, equal), EngineFailure)
    for (let round = 0; round < 2; round += 1) {
      assert.deepEqual(judge(profile, equal), expected)
      assert.deepEqual(judge(profile, other), others)
    }
  } finally {
    WebAssembly.Instance = Instance
  }
})

test("a page that a server sends for an unknown address is no profile", () => {
  const page = new TextEncoder().encode("\n<!doctype html>\n<title>404</title>")
  assert.throws(() => runtime.profile(page), /TypeError: expected a profile, found a page.*<!doctype html>$/)
})

test("a text has a value", async () => {
  const profile = runtime.profile(await compile({ version: 1, fields: {
    name: { rules: [] }, price: { rules: [{ rule: "decimal", places: 2, locale: "de" }], format: { kind: "grouped", locale: "de", suffix: " €" } } } }))
  assert.deepEqual(profile.field("price").value("98.765,40 €"), { number: "98765.4" })
  assert.equal(profile.field("price").value("98.765,4x"), null)
  assert.equal(profile.field("name").value("98"), null)
})

test("every language says what the native program says", async () => {
  for (const language of ["en", "zh-Hans", "zh-Hant", "ja", "ko", "de", "fr", "es", "ar", "he", "fa", "de-AT", "zh-HK"]) {
    const profile = runtime.profile(await compile(json("every-violation"), { language }))
    const lines = requests(profile.fields, 400, 5)
    natively(path("every-violation"), language, lines).forEach(({ id, ...expected }, index) =>
      assert.equal(JSON.stringify(answer(profile, JSON.parse(lines[index]))), JSON.stringify(expected), lines[index]))
  }
})

test("the program, node and the full engine compile the same bytes", async () => {
  const bytes = Buffer.from(await compile(json("signup"), { language: "ko" }))
  const native = execFileSync(INTERCEPTER, ["compile", path("signup"), "--language", "ko"])
  assert.ok(bytes.equals(native))
  const some = Buffer.from(await compile(json("signup"), { language: "ko", fields: ["nickname"] }))
  assert.deepEqual(runtime.profile(some).fields, ["nickname"])
  assert.equal(runtime.profile(some).language, "ko")
})

test("a truncated, an altered and a newer profile are errors", async () => {
  const bytes = await compile(json("signup"), { language: "en" })
  const { random } = chooser(1)
  const isRefused = (bytes) => assert.throws(() => runtime.profile(bytes), ProfileErrors)
  for (let round = 0; round < 300; round += 1) {
    isRefused(bytes.slice(0, 7 + random(bytes.length - 7)))
    const altered = bytes.slice()
    altered[7 + random(bytes.length - 7)] ^= 1 + random(255)
    isRefused(altered)
  }
  assert.throws(() => runtime.profile(json("signup")), /full\.js/)
  assert.throws(() => runtime.profile(new Uint8Array()), /full\.js/)
  const newer = bytes.slice()
  newer[7] += 1
  assert.throws(() => runtime.profile(newer), /format 3/)
})

test("what cannot be compiled is an error with its place", async () => {
  const wrong = `{ "version": 1,
  "fields": { "name": { "rules": [ { "rule": "matches", "pattern": ".*a.{16}" }, { "rule": "own" } ] } } }`
  await assert.rejects(compile(wrong), (error) => {
    assert.deepEqual(error.errors.map(({ path, line }) => [path, line]), [
      ["$.fields.name.rules[0].pattern", 2], ["$.fields.name.rules[1].rule", 2],
    ])
    return error instanceof ProfileErrors
  })
  await assert.rejects(compile(json("signup"), { fields: ["nicknam"] }), /nicknam/)
})

test("wrong arguments are type errors", async () => {
  const profile = runtime.profile(await compile(json("signup"), { language: "en" }))
  const field = profile.field("nickname")
  assert.throws(() => field.validate(1), /expected a text/)
  assert.throws(() => field.step(0.5, { text: "" }), /whole number/)
  assert.throws(() => field.step(1, { text: "", selection: [1, 0] }), /from ≤ to/)
  assert.throws(() => field.edit({ range: [0, 0], replacement: "" }, { text: "" }, 0), /baseline/)
  assert.throws(() => profile.submit([]), TypeError)
  assert.throws(() => profile.submit({ nickname: {} }), /nickname: expected/)
  assert.throws(() => profile.respond("{}"), /full\.js/)
  assert.deepEqual(profile.submit({ amount: 0.1, other: true, none: null }).unknownFields, ["other"])
})

test("the first keystroke may have no text", async () => {
  const engine = await Intercepter.load(wasm("intercepter"))
  const field = engine.profile(await compile(json("signup"))).field("nickname")
  const empty = { text: "", selection: [0, 0] }
  assert.equal(field.step(1, empty), null)
  const again = (await Intercepter.load(wasm("intercepter")))
    .profile(await compile(json("signup"))).field("nickname")
  assert.equal(again.edit({ range: [0, 0], replacement: "" }, empty).outcome, "accepted")
})

test("a profile does not change with the bytes that it was read from", async () => {
  const bytes = await compile(json("signup"))
  const engine = await Intercepter.load(wasm("intercepter"))
  const profile = engine.profile(bytes.buffer)
  bytes.fill(0)
  assert.equal(profile.field("nickname").validate("张三").validity, "valid")
  assert.deepEqual(engine.profile(await compile(json("signup"), { fields: [] })).fields, [])
})

/** Returns the body of a compiled profile with a header whose checksum fits. */
function withHeader(body) {
  const header = Buffer.from("TICPROF\u0003....")
  header.writeInt32LE(body.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5), 8)
  return Buffer.concat([header, body])
}

test("a damaged file whose checksum fits does not stop the engine", () => {
  const folder = "Tests/Fuzzing/Corpora/compiled"
  for (const name of readdirSync(folder)) {
    const body = readFileSync(`${folder}/${name}`)
    try {
      const profile = runtime.profile(withHeader(body))
      for (const field of profile.fields) profile.field(field).validate("12")
    } catch (error) {
      assert.ok(error instanceof ProfileErrors, `${name}: ${error}`)
    }
  }
})
