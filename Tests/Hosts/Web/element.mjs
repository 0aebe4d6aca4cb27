// A text field for node: what `attach` needs of a page, and the events that a browser sends.

/** A target of events, whose listeners are called in order. */
class Target {
  #listeners = []

  addEventListener(type, listener, { capture = false, signal } = {}) {
    const entry = { type, listener, capture }
    this.#listeners.push(entry)
    signal?.addEventListener("abort", () => { this.#listeners = this.#listeners.filter((one) => one !== entry) })
  }

  hear(event, capture) {
    for (const one of this.#listeners) {
      if (event.isStopped) return
      if (one.type === event.type && (capture === undefined || one.capture === capture)) one.listener(event)
    }
  }
}

class Element extends Target {
  #attributes = new Map()
  localName = "span"
  type = ""
  textContent = ""
  className = ""
  id = ""
  validity = { customError: false }
  validationMessage = ""

  getAttribute(name) { return this.#attributes.get(name) ?? null }
  hasAttribute(name) { return this.#attributes.has(name) }
  setAttribute(name, value) { this.#attributes.set(name, String(value)) }
  removeAttribute(name) { this.#attributes.delete(name) }
  setCustomValidity(message) { this.validationMessage = message }
  replaceChildren({ textContent }) { this.textContent = textContent }
  after() {}
  remove() {}
}

class HTMLInputElement extends Element {
  #value = ""
  localName = "input"
  type = "text"
  maxLength = -1
  selectionStart = 0
  selectionEnd = 0

  get value() { return this.#value }
  set value(text) { this.#value = text }
  setSelectionRange(start, end) { [this.selectionStart, this.selectionEnd] = [start, end] }
  getRootNode() { return this.ownerDocument }
  dispatchEvent(event) { this.ownerDocument.fire(event.type, event) }
}

/** A page with one field, which has the focus. */
export class Page extends Target {
  field = new HTMLInputElement()

  constructor() {
    super()
    const view = this.defaultView = Object.assign(new Target(), { HTMLInputElement, ShadowRoot: class {}, Event })
    view.HTMLTextAreaElement = class extends HTMLInputElement {}
    this.field.ownerDocument = this
    this.activeElement = this.field
  }

  createElement() { return Object.assign(new Element(), { ownerDocument: this }) }

  /** Sends an event to the listeners that a browser calls: capturing ones first. Returns whether it was cancelled. */
  fire(type, details = {}) {
    const { field } = this
    const event = {
      isComposing: false, inputType: "", data: null, cancelable: true, timeStamp: performance.now(), ...details, type,
      defaultPrevented: false, isStopped: false, target: field, composedPath: () => [field],
      preventDefault() { this.defaultPrevented = true }, stopImmediatePropagation() { this.isStopped = true },
    }
    for (const target of [this.defaultView, this]) target.hear(event, true)
    field.hear(event)
    this.hear(event, false)
    return event.defaultPrevented
  }

  /** Replaces the selection, and reports that. */
  replace(text, details) {
    const { field } = this
    const { value, selectionStart, selectionEnd } = field
    field.value = value.slice(0, selectionStart) + text + value.slice(selectionEnd)
    field.setSelectionRange(selectionStart + text.length, selectionStart + text.length)
    this.fire("input", details)
  }

  execCommand(command, _, text = "") {
    this.replace(text, { inputType: command === "delete" ? "deleteContentBackward" : command, data: text || null })
    return true
  }
}
