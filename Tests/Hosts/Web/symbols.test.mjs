// node --test Tests/Hosts/Web: a warning of a browser whose numbers are not those of CLDR.
//
// PACKAGE is the folder that make-package has written.
import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { mock, test } from "node:test"
import { pathToFileURL } from "node:url"

const { PACKAGE } = process.env
const { Intercepter } = await import(pathToFileURL(`${PACKAGE}/full.js`))
const engine = await Intercepter.load(readFileSync(`${PACKAGE}/intercepter-full.wasm`))
const profile = (locale) => ({
  version: 1,
  fields: { name: { rules: [{ rule: "singleLine" }] }, amount: { rules: [], format: { kind: "grouped", locale } } },
})

test("a profile in JSON warns once of a locale that the browser writes otherwise", () => {
  const warnings = []
  mock.method(console, "warn", (words) => warnings.push(words))
  const { NumberFormat } = Intl
  mock.method(Intl, "NumberFormat", function (locale, options) {
    if (locale === "sq") throw new RangeError("no such locale")
    return new NumberFormat(["az", "bs"].includes(locale) ? "en" : locale, options)
  })
  try {
    for (const locale of ["de", "az", "sq", "fa"]) engine.profile(profile(locale))
    engine.profile(JSON.stringify(profile("az")))
    // A byte order mark in front is no part of the text, also in bytes.
    const marked = `\ufeff${JSON.stringify(profile("bs"))}`
    for (const source of [marked, new TextEncoder().encode(marked)]) engine.profile(source)
    engine.profile(engine.compile(profile("kk")))
  } finally {
    mock.restoreAll()
  }
  assert.deepEqual(warnings, ["az", "bs"].map((locale) =>
    `In “${locale}”, this browser writes 12345 as “12,345”, which fields read as 12.345. Fields have the symbols of CLDR; `
    + "let them format numbers, not Intl."))
})
