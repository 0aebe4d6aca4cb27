// A picker of emoji without a view: the model of the Swift module, in a second engine. See emoji-picker.d.ts.
import { decoder, encoder } from "./bytes.js"
import { call, compiled, once } from "./engine.js"

/** The compiled engine, and the files of the catalogue and of names by address. */
const engines = new Map()
const files = new Map()

const code = () => once(engines, "", () => compiled(new URL("./intercepter-emoji.wasm", import.meta.url)))
const catalogueOfPackage = () => new URL("./emoji-catalogue.bin", import.meta.url)
const namesOfPackage = () => new URL("./emoji-names.bin", import.meta.url)

/** Returns the bytes of a file, or of its address. An address is loaded once. */
async function loaded(file) {
  if (file instanceof ArrayBuffer) return new Uint8Array(file)
  if (ArrayBuffer.isView(file)) return file
  const address = String(file)
  return once(files, address, async () => {
    const response = await fetch(address).catch((cause) => {
      throw new Error(`${address} cannot be loaded`, { cause })
    })
    if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`)
    if (response.headers.get("content-type")?.startsWith("text/html")) {
      throw new TypeError(`${address}: expected a file of emoji, found a page (text/html)`)
    }
    return new Uint8Array(await response.arrayBuffer())
  })
}

// The numbers of the engine: PickerSession.swift has the same.
const groups = [
  "smileysAndEmotion", "peopleAndBody", "components", "animalsAndNature", "foodAndDrink", "travelAndPlaces", "activities",
  "objects", "symbols", "flags",
]
const titles = [...groups, "frequent", "results"]
const choices = groups.filter((group) => group !== "components")
const actions = { nothing: 0, search: 1, press: 2, hold: 3, select: 4, tone: 5, key: 6 }
const keys = [
  "left", "right", "up", "down", "home", "end", "pageUp", "pageDown", "nextSection", "previousSection", "backspace", "clear",
  "choose", "tones", "favorite", "cancel", "character",
]
const parts = { use: 0, favorite: 1, tones: 2, tonesOfEmoji: 3 }

export class EmojiPicker {
  #exports
  /** The time of the engine. */
  #time = 0
  /** The state to show, from the last answer. */
  state
  /** The texts of the user interface, in the language of the picker. */
  texts

  static async open({ source, catalogue = catalogueOfPackage(), names, ...options } = {}) {
    const [module, ...bytes] = await Promise.all([
      source ? compiled(source) : code(), loaded(catalogue), loaded(names || namesOfPackage()),
    ])
    return new EmojiPicker(module, ...bytes, options)
  }

  constructor(module, catalogue, names, { filter = () => true, ...options }) {
    const offers = (place, length) =>
      Number(filter(decoder.decode(new Uint8Array(this.#exports.memory.buffer, place, length))))
    this.#exports = new WebAssembly.Instance(module, { page: { offers } }).exports
    this.#recall(options.recents ?? {})
    this.#setTime(options.time ?? now())
    const [major, minor] = version(options.upTo)
    const numbers = [
      major, minor, this.#time, Math.max(1, integer(options.columns) ?? 8), integer(options.frequentLimit) ?? 30,
    ]
    const offered = list(options.groups ?? choices).filter((group) => choices.includes(group)).map((group) => groups.indexOf(group))
    // The engine keeps the catalogue, which is not deallocated.
    const place = passed(this.#exports, catalogue)
    const answer = this.#call([names, encoder.encode(options.language ?? ""), Uint8Array.from(offered)], (at) =>
      this.#exports.open(...place, ...at.flat(), ...numbers))
    if (answer.error) throw new Error(answer.error)
    this.state = answer
    this.texts = this.#call([], () => this.#exports.texts())
  }

  key(key, details = {}) { return this.ask({ key, ...details }) }

  search(query) { return this.ask({ search: query }) }

  names(from, to) { return this.#call([], () => this.#exports.names(from, to)) }

  /** Sends a request that changes the picker, and returns its new state. */
  ask(request) {
    const { sections } = this.state
    const { time = now(), columns } = request ?? {}
    this.#setTime(time)
    const [action, first, second, text] = numbered(request ?? {})
    const width = integer(columns) === undefined ? 0 : Math.max(1, columns)
    const answer = this.#call([encoder.encode(text)], (at) =>
      this.#exports.ask(...at[0], action, first, second, this.#time, width))
    this.state = { sections, ...answer }
    return this.state
  }

  #setTime(time) { if (Number.isInteger(time)) this.#time = seconds(time) }

  /** Passes the readable parts of a store. */
  #recall({ entries, favorites, tones, tonesOfEmoji }) {
    const recall = (part, text, first = 0, second = 0) => {
      const [place, length] = passed(this.#exports, encoder.encode(text))
      this.#exports.recall(place, length, part, first, second)
      this.#exports.deallocate(place)
    }
    for (const entry of list(entries)) {
      const { text, weight, time } = entry ?? {}
      if (typeof text !== "string" || integer(weight) === undefined || !Number.isInteger(time)) continue
      recall(parts.use, text, weight, seconds(time))
    }
    for (const text of list(favorites)) if (typeof text === "string") recall(parts.favorite, text)
    recall(parts.tones, "", ...numbers(tones))
    for (const entry of list(tonesOfEmoji)) {
      if (typeof entry?.text === "string") recall(parts.tonesOfEmoji, entry.text, ...numbers(entry.tones))
    }
  }

  /** Passes bytes to the engine and returns its answer, with names and times as in the Swift module. */
  #call(inputs, ask) {
    const answer = JSON.parse(decoder.decode(call(this.#exports, inputs, ask)))
    for (const section of answer.sections ?? []) section.title = titles[section.title]
    for (const entry of answer.recents?.entries ?? []) entry.time += beginning
    return answer
  }
}

/** Returns an action as the engine takes it: its number, two numbers and a text. */
function numbered({ key, text, rows, press, hold, select, search, tone }) {
  if (typeof key === "string") {
    const number = keys.indexOf(key)
    const character = key === "character" && typeof text === "string" ? text : ""
    return number < 0 ? [actions.nothing, 0, 0, ""] : [actions.key + number, integer(rows) ?? 1, 0, character]
  }
  for (const [name, place] of Object.entries({ press, hold, select })) {
    if (integer(place) !== undefined) return [actions[name], place, 0, ""]
  }
  if (typeof search === "string") return [actions.search, 0, 0, search]
  const [row, column] = list(tone).map(integer)
  if (row !== undefined && column !== undefined) return [actions.tone, row, column, ""]
  return [actions.nothing, 0, 0, ""]
}

function passed({ allocate, memory }, bytes) {
  const place = allocate(bytes.length)
  new Uint8Array(memory.buffer, place, bytes.length).set(bytes)
  return [place, bytes.length]
}

/** Returns the numbers of a version such as "15.1", or -1 for every version. */
function version(text) {
  const found = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(text ?? "")
  return found ? [Number(found[1]), Number(found[2] ?? 0)] : [-1, 0]
}

const list = (value) => (Array.isArray(value) ? value : [])

/** Returns two skin tones, or else the first one. */
function numbers(tones) {
  const readable = list(tones).filter((tone) => [1, 2, 3, 4, 5].includes(tone))
  return readable.length === 2 ? readable : readable.slice(0, 1)
}

/** Returns a whole number of 32 bits, or `undefined` for other values. */
const integer = (value) => (Number.isInteger(value) && (value | 0) === value ? value : undefined)

/** The beginning of 2020, from which the engine counts seconds. */
const beginning = 1_577_836_800
const seconds = (time) => Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, Math.max(0, time) - beginning))

const now = () => Math.floor(Date.now() / 1000)
