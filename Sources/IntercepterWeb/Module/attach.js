// A text field of the page that is kept to its rules. See intercepter.d.ts.
import { Notice, complaint, sentences } from "./notice.js"

export function attach(element, field, options = {}) {
  return new Attachment(element, field, options)
}

/** Whether the selection of an element can be known. */
export const isTextField = (element) =>
  element.localName === "textarea" || (element.localName === "input" && textTypes.includes(element.type))

/** The types of `<input>` that tell their selection. */
const textTypes = ["text", "search", "tel", "url", "password"]

/** Where the selection is surely what the edit replaces, and `data` what it inserts. */
const announced = ["insertText", "insertLineBreak", "insertFromPaste"]

const attached = new WeakMap()

/** Whether a field takes one emoji and nothing else: what is chosen takes the place of what it holds. */
export function isForOneEmoji(field) {
  const takes = (text) =>
    field.edit({ range: [0, 0], replacement: text }, { text: "", selection: [0, 0] }).outcome === "accepted"
  return takes("😀") && !takes("😀😀") && !takes("a")
}

/** What keeps an element to its rules, if anything does. */
export const attachmentOf = (element) => attached.get(element)

export class Attachment {
  #options
  #controller = new AbortController()
  #notice
  /** The page's own `maxlength`, which counts what is shown. */
  #maxLength
  /** What the field held when something last happened to it. */
  #state
  /** What the field held before its marked text. */
  #baseline = null
  /** The decision about an edit that the browser is making. */
  #announced = null
  /** The first half of a surrogate pair: Firefox types an emoji in two halves. */
  #half = ""
  /** What happens to the field is our own doing; `"silently"` where the page does not hear of it. */
  #writing = null
  #wasLeft = false
  /** Whether text is dragged out of the field itself. */
  #isSource = false
  /** What was last said of the text: whether it is an error, and why. */
  #notified

  constructor(element, field, options) {
    if (!isTextField(element)) {
      throw new TypeError(`expected a <textarea> or an <input> of the type ${textTypes.join(", ")}`)
    }
    if (attached.has(element)) throw new TypeError("the element is attached already")
    this.element = element
    this.field = field
    this.#options = options
    // An input method may be composing in a field that has the focus: it shows its format when it is left.
    if (!this.#hasFocus) this.#format()
    this.#state = this.#read()
    this.#notice = new Notice(element, options.notice)
    this.#makeRoom()
    this.#listen()
    attached.set(element, this)
    this.#judge()
  }

  /** What the field is judged to be. */
  validity = { validity: "valid", violations: [] }

  get state() { return this.#state }

  /** What rules and forms see. */
  get unformattedText() {
    const { value } = this.element
    return this.#ask(() => this.field.unformatted(value)) ?? value
  }

  /** Has the element show another raw text, of which the page hears. */
  set(raw) {
    const text = this.shown(raw)
    if (this.element.value === text) return
    this.#writeAloud({ text })
    this.refresh()
  }

  /** Keeps the element to another field's rules. */
  update(field) {
    const text = this.unformattedText
    this.field = field
    this.set(text)
    this.refresh()
  }

  /** Looks at the field again, after the page has written into it. */
  refresh() {
    this.#format()
    this.#state = this.#read()
    this.#baseline = null
    this.#announced = null
    this.#judge()
    this.#say("")
  }

  detach() {
    this.#controller.abort()
    attached.delete(this.element)
    this.#notice.detach()
    if (this.#maxLength) this.element.maxLength = this.#maxLength
  }

  // MARK: Events

  #listen() {
    const { element } = this
    const { signal } = this.#controller
    const page = element.ownerDocument
    const root = rootOf(element)
    const on = (target, type, listener, capture = false) =>
      target.addEventListener(type, listener, { signal, capture })
    const ofElement = (listener) => (event) => {
      if (event.composedPath()[0] === element) listener(event)
    }
    on(element, "beforeinput", (event) => this.#beforeInput(event))
    // Before the page's own listeners, which are to find the right text.
    on(root, "input", ofElement((event) => this.#input(event)), true)
    on(element, "keydown", (event) => this.#step(event))
    on(element, "drop", (event) => this.#drop(event))
    on(element, "dragstart", () => { this.#isSource = true })
    on(element, "dragend", () => { this.#isSource = false })
    on(element, "compositionstart", () => {
      this.#baseline = this.#read()
      this.#state = this.#baseline
    })
    on(element, "compositionend", () => this.#endComposition())
    on(page, "selectionchange", () => {
      if (this.#writing || this.#baseline || element.value !== this.#state.text) return
      this.#state = this.#read()
    })
    on(element, "blur", () => {
      // What was refused is no longer news.
      if (!this.leave()) this.#notice.say("")
      this.#formatLate()
    })
    on(element, "invalid", () => this.leave())
    on(root, "reset", (event) => {
      if (event.target !== element.form) return
      // The fields are reset when all listeners have been asked.
      setTimeout(() => {
        this.#wasLeft = false
        if (!signal.aborted) this.refresh()
      })
    }, true)
  }

  /** A text that is rejected wherever it is dropped stays where it comes from: browsers remove it there first. */
  #drop(event) {
    const replacement = event.dataTransfer?.getData("text/plain")
    if (!replacement || this.#isSource || this.#baseline) return
    const { value: text } = this.element
    const places = text.length > 200 ? [0, text.length] : Array.from({ length: text.length + 1 }, (_, place) => place)
    const decisions = places.map((place) =>
      this.#ask(() => this.field.edit({ range: [place, place], replacement }, { text, selection: [place, place] })))
    if (!decisions.every((decision) => decision?.outcome === "rejected")) return
    event.preventDefault()
    event.dataTransfer.dropEffect = "none"
    this.#tell(decisions.at(-1))
  }

  /** The arrow keys raise and lower the part of a date. */
  #step(event) {
    const count = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    const isOther = event.isComposing || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey
    if (!count || isOther || event.defaultPrevented || this.element.readOnly) return
    this.#state = this.#read()
    const decision = this.#ask(() => this.field.step(count, this.#state))
    if (!decision) return
    event.preventDefault()
    this.#obey(decision)
  }

  #beforeInput(event) {
    if (this.#writing) return
    this.#announced = null
    if (this.#baseline) return
    this.#state = this.#read()
    if (event.defaultPrevented || !event.cancelable) return
    // WebKitGTK commits an emoji from a composition that it has not begun.
    const isCommitted = event.inputType === "insertFromComposition"
    if (!isCommitted && (event.isComposing || !announced.includes(event.inputType))) return
    const edit = this.#edit(event)
    if (!edit) return
    const half = this.#half
    this.#half = ""
    if (/^[\ud800-\udbff]$/.test(edit.replacement)) {
      this.#half = edit.replacement
      return event.preventDefault()
    }
    const isSecondHalf = half && /^[\udc00-\udfff]$/.test(edit.replacement)
    if (isSecondHalf) {
      edit.replacement = half + edit.replacement
      event.preventDefault()
    }
    const decision = this.#ask(() => this.field.edit(edit, this.#state))
    if (!decision) {
      if (isSecondHalf) this.#insert(edit.replacement)
    } else if (decision.outcome === "accepted" && !isSecondHalf) {
      this.#announced = decision
    } else {
      event.preventDefault()
      this.#obey(decision)
    }
  }

  /** The edit that is about to happen; `null` where it is none, or is known only afterwards. */
  #edit(event) {
    const isTextArea = this.element.localName === "textarea"
    const isLineBreak = event.inputType === "insertLineBreak"
    const text = isLineBreak ? "\n" : event.data ?? event.dataTransfer?.getData("text/plain")
    if (text == null || (isLineBreak && !isTextArea)) return null
    return { range: this.#state.selection, replacement: isTextArea ? text.replace(/\r\n?/g, "\n") : text }
  }

  #input(event) {
    if (this.#writing) {
      if (this.#writing === "silently") event.stopImmediatePropagation()
      return
    }
    const announced = this.#announced
    this.#announced = null
    if (event.isComposing) this.#baseline ??= this.#beforeMarked(event)
    if (this.#baseline) return this.#compose(event)
    if (announced?.state.text === this.element.value) {
      this.#state = this.#read()
      return this.#tell(announced)
    }
    const decision = this.#ask(() => this.field.intercept(this.#read(), this.#state))
    const isHistory = ["historyUndo", "historyRedo"].includes(event.inputType)
    // What was refused when it came is undone without being seen.
    const isSeen = !isHistory || this.element.value !== this.#state.text
    if (!decision || (isHistory ? this.#keeps(decision) && isSeen : decision.outcome === "accepted")) {
      if (isHistory && decision) this.#write(decision.state)
      this.#state = this.#read()
      if (decision) this.#tell(decision)
    } else if (isHistory) {
      event.stopImmediatePropagation()
      this.#goOn(event.inputType === "historyUndo" ? "undo" : "redo", decision)
    } else {
      // The page hears of the text that is put in the place of this one.
      if (decision.state.text !== this.element.value) event.stopImmediatePropagation()
      this.#obey(decision)
    }
  }

  /** Whether the text may stay as it is; with a format, the caret may belong elsewhere. */
  #keeps(decision) {
    return decision.state.text === this.element.value
  }

  /** Undoes on, or redoes, past texts that were corrected when they came. */
  #goOn(command, decision) {
    const previous = this.#state
    let { value } = this.element
    const isThere = () => this.#keeps(decision) && this.element.value !== previous.text
    this.#silently(() => {
      while (!isThere()) {
        this.element.ownerDocument.execCommand(command)
        if (this.element.value === value) break
        value = this.element.value
        decision = this.#ask(() => this.field.intercept(this.#read(), previous))
        if (!decision) break
      }
      if (decision) this.#write(this.#keeps(decision) ? decision.state : previous)
    })
    this.#state = this.#read()
    if (this.#state.text !== previous.text) this.#fireInput()
    if (decision) this.#tell(decision)
  }

  // MARK: Input methods

  #compose(event) {
    const text = event.data ?? ""
    const state = this.#read()
    const [from] = this.#baseline.selection
    // The marked text takes the place of the selection; where it does not, as on a phone that goes on with
    // a word, it ends at the caret.
    const start = state.text.startsWith(text, from) ? from : state.selection[1] - text.length
    if (text && start >= 0) state.marked = [start, start + text.length]
    const decision = this.#ask(() => this.field.intercept(state, this.#state, this.#baseline))
    this.#state = state
    // A field that is written into while an input method composes loses what is composed: whatever must
    // change waits for the end.
    if (decision?.outcome === "composing") this.#tell(decision)
  }

  /** What the field held before the text of an input method that had begun before this was attached. */
  #beforeMarked(event) {
    const { text, selection: [, end] } = this.#read()
    const start = Math.max(0, end - (event.data?.length ?? 0))
    return { text: text.slice(0, start) + text.slice(end), selection: [start, start] }
  }

  #endComposition() {
    const baseline = this.#baseline
    this.#baseline = null
    if (!baseline) return
    const decision = this.#ask(() => this.field.intercept(this.#read(), this.#state, baseline))
    if (decision) this.#obey(decision)
    else this.#state = this.#read()
  }

  // MARK: Writing

  /** Makes the field hold what was decided. */
  #obey(decision) {
    this.#writeAloud(decision.state)
    this.#state = this.#read()
    this.#tell(decision)
  }

  /** Writes, and lets the page hear of it. */
  #writeAloud(state) {
    this.#writing = "heard"
    try {
      this.#write(state)
    } finally {
      this.#writing = null
    }
  }

  #silently(act) {
    this.#writing = "silently"
    try {
      act()
    } finally {
      this.#writing = null
    }
  }

  #write({ text, selection }) {
    const { element } = this
    if (element.value !== text) {
      const [start, end, inserted] = difference(element.value, text)
      element.setSelectionRange(start, end)
      if (!(this.#hasFocus && this.#insert(inserted) && element.value === text)) {
        setValue(element, text)
        if (this.#writing !== "silently") this.#fireInput()
      }
    }
    if (selection) element.setSelectionRange(...selection)
  }

  /** Replaces the selection. Only this keeps the browser's undo; it makes an `input` event too. */
  #insert(text) {
    return this.element.ownerDocument.execCommand(text ? "insertText" : "delete", false, text)
  }

  #fireInput() {
    const writing = this.#writing
    this.#writing = "heard"
    this.element.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }))
    this.#writing = writing
  }

  get #hasFocus() { return this.element.getRootNode().activeElement === this.element }

  #read() {
    const { value, selectionStart, selectionEnd } = this.element
    return { text: value, selection: [selectionStart, selectionEnd] }
  }

  // MARK: What is said

  #ask(question) {
    try {
      return question()
    } catch (error) {
      // The user's text stays as it is.
      if (this.#options.onFailure) this.#options.onFailure(error)
      else reportError(error)
      return null
    }
  }

  /** Has what is missing shown as well; whether the text is wrong. For a form. */
  leave() {
    this.#wasLeft = true
    return this.#mark()
  }

  /** A raw text in the field's format. For a form. */
  shown(raw) { return this.#ask(() => this.field.show(raw)) ?? raw }

  /** Shows what the page has written in the field's format. */
  #format() {
    const { value } = this.element
    const shown = this.shown(value)
    if (shown !== value) setValue(this.element, shown)
  }

  /** Shows the format of a text that was there when the field was attached while it had the focus. */
  #formatLate() {
    const shown = this.shown(this.element.value)
    if (shown === this.element.value) return
    this.#writeAloud({ text: shown })
    this.#state = this.#read()
  }

  /** A `maxlength` is meant for what is typed: what a format adds has room as well. */
  #makeRoom() {
    const { maxLength } = this.element
    if (maxLength < 1 || maxLength > 1000) return
    const longest = Math.max(...["1", "A"].map((character) => this.shown(character.repeat(maxLength)).length))
    if (longest <= maxLength) return
    this.#maxLength = maxLength
    this.element.maxLength = longest
  }

  /** Shows what a form says of the text. */
  take(validity) {
    this.validity = validity
    this.element.setCustomValidity(complaint(validity))
    this.#mark()
  }

  #tell(decision) {
    // Marked text is not called wrong before it is committed.
    if (decision.outcome !== "composing") this.#judge()
    this.#say(sentences(decision.violations))
    this.#options.onDecision?.(decision)
  }

  /** Judges the text as a whole. */
  #judge() {
    const { judge } = this.#options
    const validity = this.#ask(() => judge ? judge(this) : this.field.validate(this.element.value))
    if (validity) this.take(validity)
  }

  #mark() {
    const isError = this.#notice.mark(this.validity, this.#wasLeft)
    const { onValidityChange } = this.#options
    if (!onValidityChange) return isError
    const notified = JSON.stringify([isError, this.validity.validity, this.validity.violations])
    const isNews = this.#notified !== undefined && this.#notified !== notified
    this.#notified = notified
    if (isNews) onValidityChange(this.validity, isError)
    return isError
  }

  #say(text) { this.#notice.say(text) }
}

/** Where events can be heard before the page's own listeners: a shadow tree keeps some to itself. */
export function rootOf(element) {
  const root = element.getRootNode()
  return root instanceof element.ownerDocument.defaultView.ShadowRoot ? root : element.ownerDocument.defaultView
}

/** Writes as a browser does: frameworks watch an element's own `value`, and do not hear of what goes through it. */
function setValue(element, text) {
  const { HTMLInputElement, HTMLTextAreaElement } = element.ownerDocument.defaultView
  const { prototype } = element.localName === "textarea" ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, "value").set.call(element, text)
}

/** The shortest replacement that makes one text another: where it starts and ends, and what it inserts. */
function difference(old, text) {
  const shorter = Math.min(old.length, text.length)
  let start = 0
  while (start < shorter && old[start] === text[start]) start += 1
  if (isInsidePair(old, start) || isInsidePair(text, start)) start -= 1
  let tail = 0
  while (tail < shorter - start && old.at(-1 - tail) === text.at(-1 - tail)) tail += 1
  if (isInsidePair(old, old.length - tail) || isInsidePair(text, text.length - tail)) tail -= 1
  return [start, old.length - tail, text.slice(start, text.length - tail)]
}

const isInsidePair = (text, offset) => /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(offset - 1, offset + 1))
