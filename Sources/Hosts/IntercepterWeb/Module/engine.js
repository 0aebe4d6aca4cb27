// The engine and its profiles. See intercepter.d.ts and full.d.ts.
import { decoder, encoder, names as encodedNames, taken, texts as encodedTexts } from "./bytes.js"
import { checkedCount, checkedEdit, checkedState, checkedText } from "./checks.js"
import { Exchange } from "./exchange.js"
import { parsed } from "./sentences.js"

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
  /** The time for which the engine knows today: at most a minute, because the time zone may change. */
  #known = [0, 0]

  static async load(source = new URL("./intercepter.wasm", import.meta.url)) {
    return new this(await compiled(source))
  }

  constructor(module) {
    this.#module = module
    this.#start()
  }

  profile(source, { language = pageLanguage() } = {}) { return new Profile(this.#engine, profileBytes(source), language) }

  compile(source, { language = pageLanguage(), fields } = {}) {
    const { compile } = this.#full
    const answer = this.#call(
      [profileBytes(source), encoder.encode(language), encodedNames(fields)], (at) => compile(...at.flat()))
    if (isCompiled(answer)) return answer
    throw new ProfileErrors(JSON.parse(decoder.decode(answer)).errors)
  }

  /** The size of the engine's memory in bytes, which never shrinks. */
  get memory() { return this.#exports.memory.buffer.byteLength }

  #start() {
    this.#exports = new WebAssembly.Instance(this.#module, {}).exports
    this.#exchange = new Exchange(this.#exports)
    this.#generation += 1
    this.#known = [0, 0]
  }

  /** Tells the engine the date of the page. Bounds such as “-18 years” count from it. */
  #tellToday() {
    const now = Date.now()
    if (now >= this.#known[0] && now < this.#known[1]) return
    const date = new Date(now)
    const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()]
    this.#known = [now, Math.min(new Date(year, month, day + 1).getTime(), now + 60_000)]
    this.#exports.today(year, month + 1, day)
  }

  /** The exports, if they are those of the full engine. */
  get #full() {
    if (this.#exports.compile) return this.#exports
    throw new TypeError("this engine reads only compiled profiles; import Intercepter from full.js for profiles in JSON")
  }

  /** The functions of the engine that profiles use. */
  #engine = {
    generation: () => this.#generation,
    load: (profile, language) => {
      if (isCompiled(profile)) return decoder.decode(this.#call([profile], (at) => this.#exports.open(...at[0])))
      const { load } = this.#full
      return decoder.decode(this.#call([profile, encoder.encode(language)], (at) => load(...at.flat())))
    },
    respond: (number, request) => {
      const { respond } = this.#full
      return decoder.decode(this.#call([encoder.encode(request)], (at) => respond(number, ...at[0])))
    },
    ask: (number, field, question, text) => decoder.decode(
      this.#call([encoder.encode(text)], (at) => this.#exports.ask(number, field, question, ...at[0]))),
    submit: (number, texts) =>
      decoder.decode(this.#call([encodedTexts(texts)], (at) => this.#exports.submit(number, ...at[0]))),
    decide: (...keystroke) => this.#attempt(() => this.#exchange.decide(...keystroke)),
    step: (...step) => this.#attempt(() => this.#exchange.step(...step)),
    put: (...text) => this.#attempt(() => this.#exchange.put(...text)),
    validity: (...field) => this.#attempt(() => this.#exchange.validity(...field)),
    release: (number) => this.#exports.release(number),
  }

  #call(inputs, ask) { return this.#attempt(() => call(this.#exports, inputs, ask)) }

  #attempt(ask) {
    try {
      this.#tellToday()
      return ask()
    } catch (cause) {
      // The state of the engine is no longer reliable.
      this.#start()
      throw new EngineFailure(cause)
    }
  }
}

// MARK: The engine of a profile

/**
 * The engines for compiled profiles, the smallest first, each with the parts that it has; see EngineParts.swift.
 *
 * The addresses are functions, because a script without an address of its own can pass another one.
 */
const engines = [
  [0, () => new URL("./intercepter-rules.wasm", import.meta.url)],
  [1, () => new URL("./intercepter-numbers.wasm", import.meta.url)],
  [3, () => new URL("./intercepter.wasm", import.meta.url)],
]
const loaded = new Map()

/** Returns the engine at an address. It is loaded once, and again if that failed. */
export function engineAt(address) { return once(loaded, address.href, () => Intercepter.load(address)) }

/** Returns the engine that reads a profile: one that has been loaded, or else the smallest. */
export async function engineFor(profile) {
  const full = new URL("./intercepter-full.wasm", import.meta.url)
  if (!isCompiled(profile)) return engineAt(full)
  const readers = engines.filter(([parts]) => (profile[12] & ~parts) === 0).map(([, address]) => address())
  const known = [...readers, full].find(({ href }) => loaded.has(href))
  // One that is loading may fail.
  if (known) return engineAt(known).catch(() => engineAt(readers[0] ?? full))
  return engineAt(readers[0] ?? engines.at(-1)[1]())
}

export async function loadProfile(source, { engine, language } = {}) {
  const given = await source
  const isAddress = typeof given === "string" || given instanceof URL
  const bytes = checkedProfile(isAddress || given instanceof Response ? await (await fetched(given)).arrayBuffer() : given)
  const base = globalThis.document?.baseURI ?? import.meta.url
  return (await (engine ? engineAt(new URL(engine, base)) : engineFor(bytes))).profile(bytes, { language })
}

/** Returns the bytes of a profile, compiled or in JSON. */
export function checkedProfile(source) {
  if (!isBytes(source)) throw new TypeError("expected the address of a profile, its response or its bytes")
  const bytes = profileBytes(source)
  if (isCompiled(bytes) || beginning(bytes).startsWith("{")) return bytes
  throw new TypeError("this is not a profile")
}

/** Passes bytes to the engine, each array by its address and length, and returns the bytes of the answer. */
export function call(engine, inputs, ask) {
  const { allocate, deallocate, memory } = engine
  const places = inputs.map((bytes) => {
    const place = allocate(bytes.length)
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes)
    return [place, bytes.length]
  })
  const block = ask(places)
  for (const [place] of places) deallocate(place)
  return taken(engine, block)
}

/** Returns whether bytes are a compiled profile. */
export function isCompiled(bytes) { return decoder.decode(bytes.subarray(0, 7)) === "TICPROF" }

/** Returns whether a value is bytes, also those of another realm. */
function isBytes(source) { return ArrayBuffer.isView(source) || /ArrayBuffer\]$/.test(Object.prototype.toString.call(source)) }

/** Returns the bytes of a profile: bytes, a text of JSON, or a value. */
export function profileBytes(source) {
  // A copy, because the profile may be loaded again after a restart.
  const bytes = ArrayBuffer.isView(source) ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength).slice()
    : isBytes(source) ? new Uint8Array(source).slice()
    : encoder.encode(typeof source === "string" ? source : JSON.stringify(source))
  const text = beginning(bytes)
  if (text.startsWith("<")) {
    throw new TypeError(`expected a profile, found a page, as a server sends for an unknown address: ${text.split("\n")[0]}`)
  }
  return bytes
}

function beginning(bytes) { return decoder.decode(bytes.subarray(0, 80)).trimStart() }

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
  if (isBytes(source)) return WebAssembly.compile(source)
  const response = await fetched(source)
  if (response.headers.get("content-type")?.startsWith("text/html")) {
    throw new TypeError(`${response.url}: expected the engine (application/wasm), found a page (text/html)`)
  }
  // Accept servers that do not know the type of .wasm files.
  return response.headers.get("content-type")?.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer())
}

/** Returns the response from an address, unless it reports an error. */
export async function fetched(source) {
  const response = await (source instanceof Response ? source : fetch(source))
  if (!response.ok) throw new Error(`${response.url || source}: ${response.status} ${response.statusText}`)
  return response
}

function pageLanguage() {
  return globalThis.document?.documentElement.lang || globalThis.navigator?.language || "en"
}

const forgotten = new FinalizationRegistry((release) => release())

class Profile {
  #engine
  #bytes
  /** The profile's number, and the start of the engine that assigned it. */
  #loaded = { number: -1, generation: 0 }
  /** For each name, what the engine knows about the field, those that rules connect with it, and those whose rules read it. */
  #judged

  constructor(engine, bytes, language) {
    this.#engine = engine
    this.#bytes = bytes
    this.language = language
    const answer = this.#load()
    this.fields = answer.fields
    this.warnings = answer.warnings
    this.language = answer.language ?? language
    const loaded = this.#loaded
    forgotten.register(this, () => release(engine, loaded), this)
  }

  field(name) {
    if (!this.fields.includes(name)) {
      throw new RangeError(`the profile has no field “${name}”; it has: ${this.fields.join(", ")}`)
    }
    return new Field(this, name)
  }

  submit(texts) { return parsed(this.ask("submit", texts)) }

  /**
   * Returns the results of a field and of the fields that rules connect with it, without texts and values. For a form.
   *
   * The engine keeps their texts and validities, so it is told only texts that have changed.
   */
  judge(name, textOf) {
    this.#revive()
    const { connected } = this.#judged.get(name)
    const { number } = this.#loaded
    for (const one of connected) {
      const text = textOf(one.name)
      if (text === one.text) continue
      this.#engine.put(number, one.place, text)
      one.text = text
      for (const reader of one.readers) reader.isOld = true
    }
    for (const one of connected) {
      const validity = one.isOld && this.#engine.validity(number, one.place)
      if (validity) one.result = { name: one.name, ...validity }
      one.isOld = false
    }
    return connected.map(({ result }) => result)
  }

  respond(line) { return this.ask("respond", line) }

  /** Asks the engine, with the number of the profile. */
  ask(question, ...details) {
    this.#revive()
    return this.#engine[question](this.#loaded.number, ...details)
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
    const answer = JSON.parse(this.#engine.load(this.#bytes, this.language))
    if (answer.errors) throw new ProfileErrors(answer.errors)
    this.#loaded.number = answer.profile
    this.#judged = new Map(answer.fields.map((name, place) => {
      const one = { name, place }
      one.connected = [one]
      one.readers = [one]
      return [name, one]
    }))
    for (const names of answer.rules) {
      const [reader, ...others] = names.map((name) => this.#judged.get(name))
      for (const other of others) {
        other.readers.push(reader)
        const all = [...new Set([...reader.connected, ...other.connected])]
        for (const one of all) one.connected = all
      }
    }
    this.#loaded.generation = this.#engine.generation()
    return answer
  }
}

function release(engine, { number, generation }) {
  if (generation === engine.generation()) engine.release(number)
}

/** The questions about a text, by their numbers in `LoadedProfiles.answer`. */
const questions = ["validate", "sanitize", "show", "measure", "finish"]

class Field {
  #place

  constructor(profile, name) {
    this.profile = profile
    this.name = name
    this.#place = profile.fields.indexOf(name)
  }

  intercept(current, previous, baseline = null) {
    return this.profile.ask(
      "decide", this.#place, checkedState(previous, "previous"), checkedState(current, "current"), null,
      baseline === null ? null : checkedState(baseline, "baseline"))
  }

  edit(edit, previous, baseline = null) {
    return this.profile.ask(
      "decide", this.#place, checkedState(previous, "previous"), null, checkedEdit(edit),
      baseline === null ? null : checkedState(baseline, "baseline"))
  }

  step(count, previous) {
    return this.profile.ask("step", this.#place, checkedCount(count), checkedState(previous, "previous"))
  }

  validate(text) { return this.#ask("validate", text) }

  sanitize(text) { return this.#ask("sanitize", text) }

  show(text) { return this.#ask("show", text).text }

  missing(text) { return this.#ask("show", text).missing ?? "" }

  unformatted(text) {
    const answer = this.#ask("show", text)
    return answer.unformatted ?? answer.text
  }

  measure(text) { return this.#ask("measure", text) }

  finish(text) { return this.#ask("finish", text).text }

  value(text) { return this.profile.submit({ [this.name]: checkedText(text) }).results[this.#place].value ?? null }

  #ask(question, text) {
    return parsed(this.profile.ask("ask", this.#place, questions.indexOf(question), checkedText(text)))
  }
}
