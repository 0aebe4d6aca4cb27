import { readFileSync } from "node:fs"

// The program, and a function that hands it a text and takes what it says.
export async function load(path) {
  const { instance } = await WebAssembly.instantiate(readFileSync(path), {})
  const { memory, malloc, free, last_answer } = instance.exports
  function call(text, ask) {
    const bytes = new TextEncoder().encode(text)
    const place = malloc(bytes.length + 1)
    new Uint8Array(memory.buffer).set(bytes, place)
    const length = ask(place, bytes.length)
    free(place)
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(new Uint8Array(memory.buffer, last_answer(), length))
  }
  return { call, exports: instance.exports }
}
