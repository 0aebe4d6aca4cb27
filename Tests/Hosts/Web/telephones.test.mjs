// node --test Tests/Hosts/Web: the script that makes formats of telephone numbers from metadata.
//
// PACKAGE is the folder that make-package has written. The regions are made up in part: the excerpt has one of each
// notation that the script reads.
import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { pathToFileURL } from "node:url"
import { formats } from "../../../Examples/web/telephones.mjs"

const { PACKAGE } = process.env
const { Intercepter } = await import(pathToFileURL(`${PACKAGE}/full.js`))
const known = formats(readFileSync(new URL("telephone-metadata.xml", import.meta.url), "utf8"))

test("a region has its formats, and a region without any is left out", () => {
  assert.deepEqual(known, {
    GB: { kind: "patterns", patterns: [
      // The more specific digits have a notation that no list of prefixes can have.
      { pattern: "+44 ### ####", prefixes: ["800"], trunkPrefix: "0" },
      { pattern: "+44 ## #### ####", prefixes: ["2", "55", "56", "70", "760", "761", "762"], trunkPrefix: "0" },
      { pattern: "+44 #### #####[#]", prefixes: ["1", "2", "3", "4", "5", "6", "7", "9"], trunkPrefix: "0" },
    ] },
    // A national format is none here.
    US: { kind: "patterns", patterns: [
      { pattern: "+1 ###-###-####", prefixes: ["2", "3", "4", "5", "6", "7", "8", "9"], trunkPrefix: "1" },
    ] },
  })
})

test("a page types numbers in these formats", async () => {
  const intercepter = await Intercepter.load(readFileSync(`${PACKAGE}/intercepter-full.wasm`))
  for (const [region, typed, shown] of [
    ["GB", "02079460018", "+44 20 7946 0018"], ["GB", "+44 1632 960001", "+44 1632 960001"],
    ["US", "12015550123", "+1 201-555-0123"], ["US", "(201) 555-0123", "+1 201-555-0123"],
  ]) {
    const profile = intercepter.profile({ version: 1, fields: { phone: { rules: [], format: known[region] } } }, { language: "en" })
    const { state } = profile.field("phone").edit({ range: [0, 0], replacement: typed }, { text: "", selection: [0, 0] })
    assert.equal(state.text, shown)
    assert.equal(profile.field("phone").validate(shown).validity, "valid")
  }
})
