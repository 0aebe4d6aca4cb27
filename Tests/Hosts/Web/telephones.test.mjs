// node --test Tests/Hosts/Web: the script that makes formats of telephone numbers from metadata.
//
// PACKAGE is the folder that make-package has written. The regions are made up in part: the excerpt has one of each
// notation that the script reads.
import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { pathToFileURL } from "node:url"
import { formats } from "../../../Examples/web/telephones.mjs"
import { numbers } from "./telephone-table.mjs"

// TELEPHONES is a file with the metadata of all regions, as telephone-metadata.py writes it.
const { PACKAGE, TELEPHONES } = process.env
const { Intercepter } = await import(pathToFileURL(`${PACKAGE}/full.js`))
const known = formats(readFileSync(new URL("telephone-metadata.xml", import.meta.url), "utf8"))

test("a region has its formats, or else those of the main region with its calling code", () => {
  const patterns = [
    // The more specific digits have a notation that no list of prefixes can have.
    { pattern: "+44 ### ####", prefixes: ["800"], trunkPrefix: "0" },
    { pattern: "+44 ## #### ####", prefixes: ["2", "55", "56", "70", "760", "761", "762"], trunkPrefix: "0" },
    { pattern: "+44 #### #####[#]", prefixes: ["1", "2", "3", "4", "5", "6", "7", "9"], trunkPrefix: "0" },
  ]
  assert.deepEqual(known.GB, { kind: "patterns", patterns })
  assert.deepEqual(known.GG, known.GB)
  // A national format is none here.
  assert.deepEqual(known.US.patterns, [
    { pattern: "+1 ###-###-####", prefixes: ["2", "3", "4", "5", "6", "7", "8", "9"], trunkPrefix: "1" },
  ])
})

test("a region without formats has digits, and one without lengths is left out", () => {
  assert.deepEqual(known.AC.patterns, [{ pattern: "+247 #####[#][#]" }])
  assert.equal(known.XX, undefined)
})

test("a region with several calling codes has the formats of all", () => {
  assert.deepEqual(known["001"].patterns, [{ pattern: "+800 #### ####" }, { pattern: "+870 ### ### ###" }])
})

test("a pattern has no more optional digits and prefixes than a profile may have", () => {
  const { patterns } = known.AE
  assert.deepEqual(patterns.map(({ pattern, prefixes }) => [pattern, prefixes.length]), [
    ["+971 ### ##[#][#][#][#]", 2], ["+971 ### #######[#][#]", 2], ["+971 # ###", 100], ["+971 # ###", 80],
  ])
  assert.equal(new Set(patterns.slice(2).flatMap(({ prefixes }) => prefixes)).size, 180)
})

test("a page types numbers in these formats", async () => {
  const intercepter = await Intercepter.load(readFileSync(`${PACKAGE}/intercepter-full.wasm`))
  for (const [region, typed, shown] of [
    ["GB", "02079460018", "+44 20 7946 0018"], ["GB", "+44 1632 960001", "+44 1632 960001"],
    ["US", "12015550123", "+1 201-555-0123"], ["US", "(201) 555-0123", "+1 201-555-0123"],
    ["GG", "01632 960001", "+44 1632 960001"], ["AC", "+247 62889", "+247 62889"],
    ["AE", "800123456789", "+971 800 123456789"], ["AE", "+97180012", "+971 800 12"], ["AE", "1993", "+971 1 993"],
    ["001", "+870301234567", "+870 301 234 567"],
  ]) {
    const profile = intercepter.profile({ version: 1, fields: { phone: { rules: [], format: known[region] } } }, { language: "en" })
    const { state } = profile.field("phone").edit({ range: [0, 0], replacement: typed }, { text: "", selection: [0, 0] })
    assert.equal(state.text, shown)
    assert.equal(profile.field("phone").validate(shown).validity, "valid")
  }
})

const separators = ["", " ", "-", "\u2011", "\u00A0", ".", "/", " - "]

/** Returns a number with each separator between its groups. */
function* written(text) {
  const groups = text.split(/[^\d+]+/).filter((group) => group !== "")
  for (const separator of separators) yield groups.join(separator)
  yield groups.map((group, place) => (place === (text[0] === "+" ? 1 : 0) ? `(${group})` : group)).join(" ")
  if (text[0] === "+") yield `(${groups[0]}) ${groups.slice(1).join("-")}`
}

test("a number of any region is that number, or it is refused", { skip: !TELEPHONES && "TELEPHONES is not set" }, async () => {
  const intercepter = await Intercepter.load(readFileSync(`${PACKAGE}/intercepter-full.wasm`))
  const xml = readFileSync(TELEPHONES, "utf8")
  const all = numbers(xml)
  const fields = Object.fromEntries(Object.entries(formats(xml)).map(([region, format]) => (
    [region, { rules: [{ rule: "numbersOnly" }], format }])))
  const profile = intercepter.profile({ version: 1, fields }, { language: "en" })
  const [wrong, others, tally] = [[], [], { right: 0, refused: 0 }]
  for (const { region, code, prefix, international, national } of all) {
    const field = profile.field(region)
    const digits = international.replace(/\D/g, "")
    const stored = region === "001" ? `+${digits}` : digits.slice(code.length)
    const answers = new Map()
    const judged = (text, entrance, isUnderstood) => {
      if (!answers.has(text)) answers.set(text, field.sanitize(text))
      const { text: found, validity = "valid" } = answers.get(text)
      if (validity === "valid" && found === stored) tally.right += 1
      else if (validity === "valid" && found !== "" || isUnderstood) wrong.push([region, entrance, text, found])
      else tally.refused += 1
    }
    const empty = { text: "", selection: [0, 0] }
    const typed = (keys) => keys.reduce((state, key) => (
      field.edit({ range: state.selection, replacement: key }, state).state), empty).text
    const check = (text, isUnderstood, isTyped) => {
      judged(text, "submitted", isUnderstood)
      judged(field.edit({ range: [0, 0], replacement: text }, empty).state.text, `pasted ${text}`, isUnderstood)
      if (isTyped) judged(typed([...text]), `typed ${text}`, isUnderstood)
    }
    for (const [text, isUnderstood] of [
      [international, true], [`00 ${international.slice(1)}`, true], [national, false], [`${prefix} ${international.slice(1)}`, false],
    ]) {
      let place = 0
      for (const one of written(text)) check(one, isUnderstood, (place++ + digits.length) % 9 === 0)
    }
    for (const one of [`+${digits}`, `tel:+${digits}`, `TEL:+${digits}`, `tel:${international.replaceAll(" ", "-")}`]) {
      check(one, true, true)
    }
    const shown = typed([...`+${digits}`])
    if (shown !== international) others.push([shown, international])
  }
  assert.deepEqual(wrong, [])
  // A number of seven digits may follow.
  assert.deepEqual(others, [["+678 811 23", "+678 81123"]])
  assert.ok(all.length > 600 && tally.right > 4 * tally.refused, JSON.stringify(tally))
})
