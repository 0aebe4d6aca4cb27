// A picker of emoji without a view: the model of the Swift module, in a second engine. See emoji-picker.d.ts.
import { call, compiled, once } from "./engine.js"

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The compiled engine, and the packs of names by address. */
const engines = new Map()
const packs = new Map()

const code = () => once(engines, "", () => compiled(new URL("./intercepter-emoji.wasm", import.meta.url)))

/** Returns the bytes of a pack of names. An address is loaded once. */
async function packed(names) {
  if (!names) return new Uint8Array()
  if (names instanceof ArrayBuffer) return new Uint8Array(names)
  if (ArrayBuffer.isView(names)) return names
  const address = String(names)
  return once(packs, address, async () => {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`)
    return new Uint8Array(await response.arrayBuffer())
  })
}

export class EmojiPicker {
  #exports
  /** The state to show, from the last answer. */
  state
  /** The texts of the user interface, in the language of the picker. */
  texts

  static async open({ source, names, ...options } = {}) {
    const [module, pack] = await Promise.all([source ? compiled(source) : code(), packed(names)])
    return new EmojiPicker(module, pack, options)
  }

  constructor(module, pack, { filter = () => true, ...options }) {
    const offers = (place, length) =>
      Number(filter(decoder.decode(new Uint8Array(this.#exports.memory.buffer, place, length))))
    this.#exports = new WebAssembly.Instance(module, { page: { offers } }).exports
    const json = encoder.encode(JSON.stringify({ time: now(), ...options }))
    const answer = JSON.parse(call(this.#exports, [pack, json], (at) => this.#exports.open(...at[0], ...at[1])))
    if (answer.error) throw new Error(answer.error)
    this.state = answer
    this.texts = this.#request({ texts: true })
  }

  key(key, details = {}) { return this.ask({ key, ...details }) }

  search(query) { return this.ask({ search: query }) }

  names(from, to) { return this.#request({ names: [from, to] }).names }

  /** Sends a request that changes the picker, and returns its new state. */
  ask(request) {
    const { sections } = this.state
    this.state = { sections, ...this.#request({ time: now(), ...request }) }
    return this.state
  }

  #request(request) {
    return JSON.parse(call(this.#exports, [encoder.encode(JSON.stringify(request))], (at) => this.#exports.ask(...at[0])))
  }
}

const now = () => Math.floor(Date.now() / 1000)
