// Texts as bytes.

export const encoder = new TextEncoder()
// A byte order mark is a character of the text.
export const decoder = new TextDecoder("utf-8", { ignoreBOM: true })

/**
 * Returns the texts of a form as `LoadedProfiles.submit` reads them: for each, the name of its field, 1 for a number or
 * 0 for a text, and the text.
 */
export function texts(values) {
  if (typeof values !== "object" || values === null || Array.isArray(values)) {
    throw new TypeError("expected an object with a text for each field")
  }
  const bytes = []
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined) continue
    if (!["string", "number", "boolean"].includes(typeof value)) {
      throw new TypeError(`${name}: expected a string, a number, true, false or null`)
    }
    // As in JSON, NaN and infinite numbers are null.
    if (typeof value === "number" && !Number.isFinite(value)) continue
    append(bytes, name)
    bytes.push(typeof value === "number" ? 1 : 0)
    append(bytes, String(value))
  }
  return new Uint8Array(bytes)
}

/** Returns the bytes of an answer, which the engine writes behind their number, and frees it. */
export function taken({ deallocate, memory }, block) {
  const length = new DataView(memory.buffer).getUint32(block, true)
  const answer = new Uint8Array(memory.buffer, block + 4, length).slice()
  deallocate(block)
  return answer
}

/** Returns an optional list of names as `ByteReader` reads it: 0 if there is none, or 1, their number and the names. */
export function names(list) {
  if (list === undefined) return new Uint8Array([0])
  const bytes = [1]
  appendNumber(bytes, list.length)
  for (const name of list) append(bytes, name)
  return new Uint8Array(bytes)
}

/** Appends a text behind the number of its bytes. */
function append(bytes, text) {
  const encoded = encoder.encode(text)
  appendNumber(bytes, encoded.length)
  for (const byte of encoded) bytes.push(byte)
}

/** Appends a number, seven bits in a byte (LEB128). */
function appendNumber(bytes, number) {
  while (number >= 0x80) {
    bytes.push((number & 0x7f) | 0x80)
    number >>>= 7
  }
  bytes.push(number)
}
