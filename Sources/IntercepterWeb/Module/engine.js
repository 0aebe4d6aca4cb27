// The engine and its profiles. See intercepter.d.ts.
import { Exchange } from "./exchange.js"

const encoder = new TextEncoder()
// A byte order mark is a character of the text.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true })

/** All errors of a profile. */
export class ProfileErrors extends Error {
  constructor(errors) {
    super(errors.map(({ path, line, column, message }) => {
      const place = line === undefined ? path : `${line}:${column}: ${path}`
      return place ? `${place}: ${message}` : message
    }).join("\n"))
    this.name = "ProfileErrors"
    this.errors = errors
  }
}

/** The engine stopped without an answer and has been restarted. */
export class EngineFailure extends Error {
  constructor(cause) {
    super("the engine stopped and has been started again", { cause })
    this.name = "EngineFailure"
  }
}

// MARK: The engine

export class Intercepter {
  #module
  #exports
  #exchange
  /** The number of starts. Profiles are loaded again if the engine was restarted after them. */
  #generation = 0

  static async load(source = new URL("./intercepter.wasm", import.meta.url)) {
    return new Intercepter(await compiled(source))
  }

  constructor(module) {
    this.#module = module
    this.#start()
  }

  profile(json, { language = pageLanguage() } = {}) {
    return new Profile(this.#engine, typeof json === "string" ? json : JSON.stringify(json), language)
  }

  /** The size of the engine's memory in bytes, which never shrinks. */
  get memory() { return this.#exports.memory.buffer.byteLength }

  #start() {
    this.#exports = new WebAssembly.Instance(this.#module, {}).exports
    this.#exchange = new Exchange(this.#exports)
    this.#generation += 1
  }

  /** The functions of the engine that profiles use. */
  #engine = {
    generation: () => this.#generation,
    load: (json, language) =>
      this.#call([json, language], (at) => this.#exports.load(...at[0], ...at[1])),
    respond: (number, request) =>
      this.#call([request], (at) => this.#exports.respond(number, ...at[0])),
    decide: (...keystroke) => this.#attempt(() => this.#exchange.decide(...keystroke)),
    release: (number) => this.#exports.release(number),
  }

  /** Passes texts to the engine, each by its address and number of bytes, and returns the answer. */
  #call(texts, ask) {
    return this.#attempt(() => call(this.#exports, texts.map((text) => encoder.encode(text)), ask))
  }

  #attempt(ask) {
    try {
      return ask()
    } catch (cause) {
      // The state of the engine is no longer reliable.
      this.#start()
      throw new EngineFailure(cause)
    }
  }
}

/** Passes bytes to the engine, each array by its address and length, and returns the answer as text. */
export function call({ allocate, deallocate, memory }, inputs, ask) {
  const places = inputs.map((bytes) => {
    const place = allocate(bytes.length)
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes)
    return [place, bytes.length]
  })
  const block = ask(places)
  for (const [place] of places) deallocate(place)
  const length = new DataView(memory.buffer).getUint32(block, true)
  const answer = decoder.decode(new Uint8Array(memory.buffer, block + 4, length))
  deallocate(block)
  return answer
}

/** Returns the value for a key. It is loaded once, and again if that failed. */
export function once(known, key, load) {
  if (!known.has(key)) {
    known.set(key, load())
    known.get(key).catch(() => known.delete(key))
  }
  return known.get(key)
}

export async function compiled(source) {
  if (source instanceof WebAssembly.Module) return source
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source)
  const response = await (source instanceof Response ? source : fetch(source))
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`)
  if (response.headers.get("content-type")?.startsWith("text/html")) {
    throw new TypeError(`${response.url}: expected the engine (application/wasm), found a page (text/html)`)
  }
  // Accept servers that do not know the type of .wasm files.
  return response.headers.get("content-type")?.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer())
}

function pageLanguage() {
  return globalThis.document?.documentElement.lang || globalThis.navigator?.language || "en"
}

/** Replaces unpaired surrogates, which are not valid text, by U+FFFD, which has the same length. */
const wellFormed = (_, value) =>
  typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\ufffd") : value

// What has no bytes to cross the boundary in, is asked as JSON, whose reader says what is wrong.
const isText = (text) => typeof text === "string" && (text.isWellFormed?.() ?? !/\p{Surrogate}/u.test(text))
const isRange = (range) =>
  Array.isArray(range) && range.length === 2 && 0 <= range[0] && range[0] <= range[1] && range.every(isOffset)
const isOffset = (offset) => Number.isInteger(offset) && offset < 2 ** 31
const isState = ({ text, selection = null, marked = null } = {}) =>
  isText(text) && (selection === null || isRange(selection)) && (marked === null || isRange(marked))
const splitsPair = (text, offset) => offset > 0 && text.codePointAt(offset - 1) > 0xffff
const isEditOf = ({ text }, { range, replacement } = {}) =>
  isText(replacement) && isRange(range) && !range.some((offset) => splitsPair(text, offset))

function checked(text) {
  if (typeof text === "string") return text
  throw new TypeError(`expected a text, not ${text === null ? "null" : typeof text}`)
}

const forgotten = new FinalizationRegistry((release) => release())

class Profile {
  #engine
  #json
  /** The profile's number, and the start of the engine that assigned it. */
  #loaded = { number: -1, generation: 0 }

  constructor(engine, json, language) {
    this.#engine = engine
    this.#json = json
    this.language = language
    const { fields, warnings } = this.#load()
    this.fields = fields
    this.warnings = warnings
    const loaded = this.#loaded
    forgotten.register(this, () => release(engine, loaded), this)
  }

  field(name) {
    if (!this.fields.includes(name)) {
      throw new RangeError(`the profile has no field “${name}”; it has: ${this.fields.join(", ")}`)
    }
    return new Field(this, name)
  }

  submit(texts) { return this.ask({ submit: texts }) }

  /** Returns the decision about a keystroke. */
  decide(field, previous, current, edit, baseline) {
    this.#revive()
    return this.#engine.decide(this.#loaded.number, field, previous, current, edit, baseline)
  }

  ask(request) {
    const answer = JSON.parse(this.respond(JSON.stringify(request, wellFormed)))
    if (answer.error) throw new TypeError(answer.error.message)
    return answer
  }

  respond(line) {
    this.#revive()
    return this.#engine.respond(this.#loaded.number, line)
  }

  #revive() {
    if (!this.#loaded.generation) throw new TypeError("the profile has been released")
    if (this.#loaded.generation !== this.#engine.generation()) this.#load()
  }

  release() {
    forgotten.unregister(this)
    release(this.#engine, this.#loaded)
    this.#loaded.generation = 0
  }

  #load() {
    const answer = JSON.parse(this.#engine.load(this.#json, this.language))
    if (answer.errors) throw new ProfileErrors(answer.errors)
    this.#loaded.number = answer.profile
    this.#loaded.generation = this.#engine.generation()
    return answer
  }
}

function release(engine, { number, generation }) {
  if (generation === engine.generation()) engine.release(number)
}

class Field {
  #place

  constructor(profile, name) {
    this.profile = profile
    this.name = name
    this.#place = profile.fields.indexOf(name)
  }

  intercept(current, previous, baseline = null) {
    return isState(previous) && isState(current) && (baseline === null || isState(baseline))
      ? this.profile.decide(this.#place, previous, current, null, baseline)
      : this.#ask({ previous, current, baseline })
  }

  edit(edit, previous, baseline = null) {
    return isState(previous) && isEditOf(previous, edit) && (baseline === null || isState(baseline))
      ? this.profile.decide(this.#place, previous, null, edit, baseline)
      : this.#ask({ previous, edit, baseline })
  }

  step(count, previous) {
    const answer = this.#ask({ previous, step: count })
    return answer.outcome ? answer : null
  }

  validate(text) { return this.#ask({ validate: checked(text) }) }

  sanitize(text) { return this.#ask({ sanitize: checked(text) }) }

  show(text) { return this.#ask({ show: checked(text) }).text }

  missing(text) { return this.#ask({ show: checked(text) }).missing ?? "" }

  unformatted(text) {
    const answer = this.#ask({ show: checked(text) })
    return answer.unformatted ?? answer.text
  }

  measure(text) { return this.#ask({ measure: checked(text) }) }

  #ask(question) { return this.profile.ask({ field: this.name, ...question }) }
}
