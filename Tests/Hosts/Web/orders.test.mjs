// node --test Tests/Hosts/Web: the orders of events of Tests/Hosts/Orders, in a text field of a page.
//
// PACKAGE is the folder that make-package has written.
import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { pathToFileURL } from "node:url"
import { Page } from "./element.mjs"

const { PACKAGE } = process.env
globalThis.InputEvent ??= class { constructor(type, details) { Object.assign(this, details, { type }) } }
const { Intercepter, attach } = await import(pathToFileURL(`${PACKAGE}/full.js`))
const intercepter = await Intercepter.load(readFileSync(`${PACKAGE}/intercepter-full.wasm`))

/** Reads a state: `ab|cd` has a caret, `a‹bc›d` a selection, `ab[ni]|` marked text. */
function read(notation) {
  const place = (sign) => notation.slice(0, notation.search(sign)).replace(/[|‹›[\]]/g, "").length
  const marked = notation.includes("[") ? [place(/\[/), place(/\]/)] : null
  return { text: notation.replace(/[|‹›[\]]/g, ""), selection: [place(/[|‹]/), place(/[|›]/)], marked }
}

const written = ({ value, selectionStart: from, selectionEnd: to }) =>
  value.slice(0, from) + (from === to ? "|" : `‹${value.slice(from, to)}›`) + value.slice(to)

/** A person at a field, and the input method between them. */
class Hand {
  #page = new Page()
  #marked = null
  #key = null
  /** The sentence of each code that was reported. */
  sentences = new Map()

  constructor({ field, start }) {
    this.field = this.#page.field
    this.#set(read(start))
    const profile = intercepter.profile({ version: 1, fields: { field } }, { language: "en" })
    this.status = this.#page.createElement("output")
    attach(this.field, profile.field("field"), {
      notice: this.status,
      onDecision: ({ violations }) => violations.forEach(({ code, message }) => this.sentences.set(code, message)),
      onFailure: (error) => { throw error },
    })
  }

  do(event) {
    if (event.press) {
      this.#key = event.press
      this.#page.fire("keydown", { code: event.press, key: event.press, repeat: event.repeat ?? false, isComposing: event.composing ?? false })
    } else if (event.release) {
      this.#page.fire("keyup", { code: this.#key, key: this.#key })
    } else if (event.edit) {
      this.#edit(...event.edit)
    } else if (event.select) {
      this.#set(read(event.select))
      this.#page.fire("selectionchange")
    } else if (event.leave) {
      this.#page.fire("blur")
    } else {
      this.#change(read(event.change))
    }
  }

  #set({ text, selection }) {
    this.field.value = text
    this.field.setSelectionRange(...selection)
  }

  /** An edit that can be cancelled, if the browser announces it. */
  #edit(from, to, text) {
    const { selectionStart, selectionEnd } = this.field
    const isSelected = from === selectionStart && to === selectionEnd
    const inputType = !text ? "deleteContentBackward" : isSelected ? "insertText" : "insertReplacementText"
    const details = { inputType, data: text || null }
    if (text && !isSelected) this.field.setSelectionRange(from, to)
    if (this.#page.fire("beforeinput", details)) return
    this.field.setSelectionRange(from, to)
    this.#page.replace(text, details)
  }

  /** A change that is known only afterwards, or a step of a composition. */
  #change({ text, selection, marked }) {
    const rollsOver = marked && this.#marked && marked[0] !== this.#marked[0]
    if (rollsOver) {
      const place = marked[0]
      const rest = text.slice(marked[1])
      this.#change({ text: text.slice(0, place) + rest, selection: [place, place], marked: null })
      if (this.field.value !== text.slice(0, place) + rest) return
    }
    if (marked && !this.#marked) this.#page.fire("compositionstart")
    const data = marked ? text.slice(...marked) : null
    const isComposing = Boolean(marked ?? this.#marked)
    const isDeletion = text.length < this.field.value.length
    const inputType = isComposing ? "insertCompositionText" : isDeletion ? "deleteContentBackward" : "insertText"
    this.#page.fire("beforeinput", { inputType, data, isComposing, cancelable: false })
    this.#set({ text, selection })
    this.#page.fire("input", { inputType, data, isComposing })
    if (this.#marked && !marked) this.#page.fire("compositionend", { data: "" })
    this.#marked = marked
  }
}

/** Browsers announce edits of the selection alone, and delete it themselves when a composition begins. */
const isOfPages = ({ order, events }) => order !== 4 && !events.some(({ edit }) => edit && edit[2] && edit[0] === 1 && edit[2] === "é")

for (const line of readFileSync(new URL("../Orders/orders.jsonl", import.meta.url), "utf8").trim().split("\n")) {
  const order = JSON.parse(line)
  if (!isOfPages(order)) continue
  test(`order ${order.order}: ${order.what}`, () => {
    const hand = new Hand(order)
    order.events.forEach((event, index) => {
      hand.do(event)
      const place = `event ${index + 1}, ${JSON.stringify(event)}`
      if (event.is) assert.equal(written(hand.field), event.is.replace(/[[\]]/g, ""), place)
      if (event.says) {
        assert.equal(hand.status.textContent, event.says.map((code) => hand.sentences.get(code)).join(" "), place)
      }
    })
  })
}
