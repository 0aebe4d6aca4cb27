// The picker of emoji in wasm, without a page: it finds what the native program finds.
import assert from "node:assert/strict"
import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { test } from "node:test"
import { pathToFileURL } from "node:url"

const { PACKAGE, INTERCEPTER } = process.env
const { EmojiPicker } = await import(pathToFileURL(`${PACKAGE}/emoji.js`))
const source = await WebAssembly.compile(readFileSync(`${PACKAGE}/intercepter-emoji.wasm`))
const catalogue = readFileSync(`${PACKAGE}/emoji-catalogue.bin`)
const unicode = readFileSync(`${PACKAGE}/emoji-names.bin`)
/** Opens a picker with the files of the package, which a page fetches. */
const open = (options = {}) => EmojiPicker.open({ source, catalogue, names: unicode, ...options })
const folder = mkdtempSync(`${tmpdir()}/emoji-`)

/** The pack of a language. */
function pack(language) {
  const file = `${folder}/${language}.emoji`
  execFileSync(INTERCEPTER, ["emoji", "pack", language, "--output", file], { stdio: "ignore" })
  return { file, bytes: readFileSync(file) }
}

for (const [language, queries] of [
  ["de", ["osterreich", "daumen", "gruen herz", "hund", "winken dunkel", "a", "🍕"]],
  ["ja", ["笑", "おめでとう", "ネコ", "ﾋﾟｻﾞ"]], ["zh-Hant", ["太陽", "台灣"]], ["fr", ["clin d'oeil", "cœur", "zzz"]],
]) {
  test(`what is found in ${language} is what the native program finds`, async () => {
    const { file, bytes } = pack(language)
    const picker = await open({ names: bytes })
    for (const query of queries) {
      const { sections, count } = picker.search(query)
      let native = ""
      try {
        native = execFileSync(INTERCEPTER, ["emoji", "--pack", file, query]).toString()
      } catch (error) {
        assert.equal(error.status, 1)
      }
      const names = picker.names(0, count)
      const found = (sections[0]?.emoji ?? []).map((text, place) => `${text}\t${names[place]}\n`).join("")
      assert.equal(found, native, query)
    }
  })
}

test("a picker without a pack offers all of the catalogue, with headings in a language", async () => {
  const { state, texts } = await open({ language: "fr-CA" })
  assert.equal(state.count, 1914)
  assert.equal(state.sections[0].name, "Smileys et émotions")
  assert.equal(texts.search, "Rechercher un émoji")
})

test("what is used comes back as the Swift module stores it", async () => {
  const picker = await open()
  picker.search("waving hand")
  picker.key("tones")
  picker.key("right")
  const { chosen, recents } = picker.key("choose")
  assert.deepEqual([chosen.text, chosen.base, chosen.tones], ["👋🏻", "👋", [1]])
  assert.deepEqual(recents.entries.map(({ text }) => text), ["👋"])
  const next = await open({ recents })
  assert.deepEqual([...next.state.sections[0].emoji], ["👋🏻"])
  // A store from the future gives what can be read.
  const future = { version: 9, entries: [{ text: "🍕", weight: 7, time: 1 }, { text: 3 }, null], tones: [9], more: {} }
  const old = await open({ recents: future })
  assert.deepEqual([...old.state.sections[0].emoji], ["🍕"])
})

test("the year 2050, and a store that has been counted up", async () => {
  const time = 2_524_608_000
  const recents = { entries: [{ text: "🍕", weight: 2 ** 31 - 1, time: time - 86_400 }, { text: "🚀", weight: 1024, time }] }
  const picker = await open({ recents, time })
  assert.deepEqual([...picker.state.sections[0].emoji], ["🍕", "🚀"])
  picker.search("rocket")
  const { recents: { entries } } = picker.ask({ key: "choose", time: time + 1 })
  assert.deepEqual(entries.map((entry) => entry.time), [time - 86_400, time + 1])
})

test("a damaged pack is an error, and a request that says nothing changes nothing", async () => {
  const { bytes } = pack("de")
  const damaged = Uint8Array.from(bytes)
  damaged[5000] ^= 1
  await assert.rejects(open({ names: damaged }), /damaged/)
  await assert.rejects(open({ names: bytes.subarray(0, 4000) }), /damaged/)
  await assert.rejects(open({ names: new Uint8Array(3) }), /not a pack/)
  const picker = await open({ columns: -3, upTo: "never", groups: ["flags", "nothing"] })
  const { count, selected } = picker.state
  for (const request of [{ press: -1 }, { hold: 1e9 }, { tone: [0, 0] }, { select: 0.5 }, { key: "no" }, { names: [9, 2] }, null]) {
    const state = picker.ask(request)
    assert.deepEqual([state.selected ?? selected, state.chosen], [selected, undefined])
  }
  assert.equal(count, picker.ask({}).count)
})

test("the filter is asked about variants, too", async () => {
  const picker = await open({ filter: (text) => !text.includes("🏿") })
  picker.search("waving hand")
  assert.equal(picker.key("tones").tones.rows[0].length, 5)
})

test("a catalogue that is not the engine's is an error", async () => {
  let seed = 1
  const random = (end) => {
    seed = (seed * 48271) % 2147483647
    return seed % end
  }
  const refused = /the catalogue of emoji is damaged or of another version/
  await assert.rejects(open({ catalogue: unicode }), refused)
  await assert.rejects(open({ catalogue: new Uint8Array() }), refused)
  for (let round = 0; round < 150; round += 1) {
    const bytes = Uint8Array.from(catalogue).subarray(0, round % 3 ? undefined : catalogue.length - 1 - random(4000))
    if (round % 3) bytes[random(bytes.length)] ^= 1 + random(255)
    await assert.rejects(open({ catalogue: bytes }), refused, `${round}`)
  }
  await assert.rejects(open({ catalogue: "data:text/html,<p>" }), /expected a file of emoji, found a page/)
  await assert.rejects(open({ catalogue: "http://127.0.0.1:1/emoji-catalogue.bin" }), /emoji-catalogue.bin cannot be loaded/)
})
