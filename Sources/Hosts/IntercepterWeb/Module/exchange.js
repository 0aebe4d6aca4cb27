// A keystroke and the decision on it as numbers and UTF-8. Exchange.swift describes them.
import { decoder, encoder, taken } from "./bytes.js"
import { parsed } from "./sentences.js"

const outcomes = ["accepted", "amended", "rejected", "composing"]
const textOffset = 64

/** The memory through which the engine judges keystrokes. */
export class Exchange {
  #engine
  #place = 0
  // Less than any text needs.
  #room = -1
  #numbers = new Int32Array()
  #bytes = new Uint8Array()

  /** @param engine The exports of the engine. */
  constructor(engine) {
    this.#engine = engine
  }

  /** Returns the decision of a field about a state that it already has, or about an edit before it happens. */
  decide(profile, field, previous, current, edit, baseline) {
    const proposed = edit?.replacement ?? current.text
    this.#makeRoom(previous.text.length + proposed.length + (baseline?.text.length ?? 0))
    const numbers = this.#numbers
    const at = this.#place >> 2
    let end = this.#place + textOffset
    end += this.#write(at + 1, end, previous.text, previous.selection, previous.marked)
    end += edit
      ? this.#write(at + 6, end, proposed, edit.range, null)
      : this.#write(at + 6, end, proposed, current.selection, current.marked)
    // The engine moves the ends of an edit out of surrogate pairs, so it also says what the text is then.
    numbers[at] = edit ? (edit.range.some((offset) => splitsPair(previous.text, offset)) ? 3 : 1) : 0
    numbers[at + 11] = -1
    if (baseline) this.#write(at + 11, end, baseline.text, baseline.selection, baseline.marked)
    this.#place = this.#engine.decide(profile, field)
    this.#refresh()
    return this.#decision(previous.text, current?.text, edit)
  }

  /** Returns the decision about a step of the date in a state, or `null` if there is none. */
  step(profile, field, count, previous) {
    this.#makeRoom(previous.text.length)
    const at = this.#place >> 2
    this.#write(at + 1, this.#place + textOffset, previous.text, previous.selection, previous.marked)
    this.#numbers[at] = 2
    const place = this.#engine.step(profile, field, count)
    if (place === 0) return null
    this.#place = place
    this.#refresh()
    return this.#decision(previous.text)
  }

  /** Replaces the text of a field for `validity`. */
  put(profile, field, text) {
    this.#makeRoom(text.length)
    this.#write((this.#place >> 2) + 1, this.#place + textOffset, text, null, null)
    this.#engine.put(profile, field)
  }

  /** Returns the validity of a field and the rules across fields, or `null` if it is that of the last answer. */
  validity(profile, field) {
    const block = this.#engine.validity(profile, field)
    if (block === 0) return null
    if (block === 1) return { validity: "valid", violations: [] }
    return parsed(decoder.decode(taken(this.#engine, block)))
  }

  /** Makes room for texts with a number of UTF-16 code units. */
  #makeRoom(length) {
    if (length * 3 > this.#room) {
      this.#room = length * 3
      this.#place = this.#engine.exchange(this.#room)
    }
    this.#refresh()
  }

  /** Writes a state from the number `at`, and returns the number of its text's bytes. */
  #write(at, place, text, selection, marked) {
    const written = this.#writeText(place, text)
    const numbers = this.#numbers
    numbers[at] = written
    numbers[at + 1] = selection ? selection[0] : -1
    numbers[at + 2] = selection ? selection[1] : -1
    numbers[at + 3] = marked ? marked[0] : -1
    numbers[at + 4] = marked ? marked[1] : -1
    return written
  }

  /** Writes a text, and returns the number of its bytes. A short text in ASCII, as most are, is not worth the encoder. */
  #writeText(place, text) {
    const bytes = this.#bytes
    const { length } = text
    let index = 0
    while (index < length && index < 64) {
      const unit = text.charCodeAt(index)
      if (unit > 0x7f) break
      bytes[place + index] = unit
      index += 1
    }
    return index === length ? length : encoder.encodeInto(text, bytes.subarray(place)).written
  }

  #decision(previous, current, edit) {
    const numbers = this.#numbers
    const at = this.#place >> 2
    const start = this.#place + textOffset
    const count = numbers[at + 10]
    const texts = count > 0 ? decoder.decode(this.#bytes.subarray(start, start + count)) : ""
    let used = 0
    let text = previous
    if (numbers[at + 1] === -2) {
      text = current ?? previous.slice(0, edit.range[0]) + edit.replacement + previous.slice(edit.range[1])
    } else if (numbers[at + 1] >= 0) {
      used = numbers[at + 1]
      text = texts.slice(0, used)
    }
    const range = this.#range(at + 6)
    const length = numbers[at + 8]
    let replacement
    if (numbers[at + 9] === 0) {
      replacement = texts.slice(used, used += length)
    } else if (range) {
      replacement = edit ? edit.replacement : current.slice(range[0], range[0] + length)
    }
    return {
      outcome: outcomes[numbers[at]],
      state: { text, selection: this.#range(at + 2), marked: this.#range(at + 4) },
      edit: range && { range, replacement },
      violations: used < texts.length ? parsed(texts.slice(used)) : [],
    }
  }

  #range(at) {
    const from = this.#numbers[at]
    return from < 0 ? null : [from, this.#numbers[at + 1]]
  }

  /** Views the memory again if it has grown. */
  #refresh() {
    if (this.#bytes.length > 0) return
    const { buffer } = this.#engine.memory
    this.#numbers = new Int32Array(buffer)
    this.#bytes = new Uint8Array(buffer)
  }
}

const splitsPair = (text, offset) => offset > 0 && text.codePointAt(offset - 1) > 0xffff
