// A picker of emoji without a view: the model of the Swift module, in a second engine. See emoji-picker.d.ts.
import { call, compiled, once } from "./engine.js"

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The code of the engine, by one key, and the packs of names by their addresses. */
const engines = new Map()
const packs = new Map()

const code = () => once(engines, "", () => compiled(new URL("./intercepter-emoji.wasm", import.meta.url)))

/** The bytes of a pack of names; an address is loaded once. */
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
  /** What is shown: the last answer to everything that was asked. */
  state
  /** What stands beside the emoji, in the language of the picker. */
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

  /** Asks anything that changes the picker, and gives its new state. */
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
