// Attaches the rules of a field to a text field of the page. See intercepter.d.ts.
import { judged } from "./custom.js"
import { Notice, complaint, isMissing, isWrong } from "./notice.js"
import { pressesIn } from "./press.js"
import { sentences } from "./sentences.js"
import { Story } from "./story.js"

export function attach(element, field, options = {}) {
  return new Attachment(element, field, options)
}

/** Returns whether an element is a text field that reports its selection. */
export const isTextField = (element) =>
  element.localName === "textarea" || (element.localName === "input" && textTypes.includes(element.type))

/** The types of `<input>` that report their selection. */
const textTypes = ["text", "search", "tel", "url", "password"]

/** The input types for which the edit replaces the selection and `data` is the inserted text. */
const announced = ["insertText", "insertLineBreak", "insertFromPaste"]

/**
 * Returns whether a field holds a number that people are given, such as a telephone number, a card or a code. From
 * right to left, its groups would change places.
 */
function isCode(field) {
  const fits = (text) => field.validate(text).validity !== "invalid"
  return ["1", "A"].some(fits) && !["א", "ا"].some(fits) && !field.value("1")?.number
}

/** The attachments of elements and forms, which all copies of this module share. */
export const attached = globalThis[Symbol.for("text-input-intercepter.attached")] ??= new WeakMap()

/** Returns whether a field accepts a single emoji and nothing else, so that a chosen emoji replaces its text. */
export function isForOneEmoji(field) {
  const takes = (text) =>
    field.edit({ range: [0, 0], replacement: text }, { text: "", selection: [0, 0] }).outcome === "accepted"
  return takes("😀") && !takes("😀😀") && !takes("a")
}

/** Returns the attachment of an element, or `undefined`. */
export const attachmentOf = (element) => attached.get(element)

export class Attachment {
  #options
  #controller = new AbortController()
  #notice
  /** The page's own `maxlength`, which limits the formatted text. */
  #maxLength
  /** The state of the field after the last event. */
  #state
  /** The state of the field before its marked text. */
  #baseline = null
  /** The last state of the composition whose marked text may be committed. */
  #admitted = null
  /**
   * The baseline of an insertion here, until the next press: the state before a composition that ended without text, or
   * before a deletion that begins a composition or a replacement. With it, the last admitted state of the composition.
   */
  #pending = null
  #story = new Story()
  /** The state when a key was last released. */
  #released = null
  /** The place and the violations of a refused letter. Marks that follow belong to it. */
  #refused = null
  /** The decision about an edit that the browser is about to make. */
  #announced = null
  /** The first half of a surrogate pair, because Firefox types an emoji in two halves. */
  #half = ""
  /** The text in which a rejection restored a selection, until the user may delete it. */
  #restored = null
  /** Texts without a selection that was then restored. Undo passes over them. */
  #passing = new Set()
  /** The selections of the last corrected texts, by text, which redo shows again. */
  #corrected = new Map()
  /** Set while the attachment itself changes the field; `"silently"` if the page is not notified. */
  #writing = null
  /** A Boolean value that indicates whether the last undo or redo was a step of this field. */
  #hasStepped = false
  #wasLeft = false
  /** The sentences of the last decision, until the field is left. */
  #objection = ""
  /** A Boolean value that indicates whether text is being dragged from the field itself. */
  #isSource = false
  /** The last reported validity, and whether it was shown as an error. */
  #notified

  constructor(element, field, options) {
    if (!isTextField(element)) {
      throw new TypeError(`expected a <textarea> or an <input> of the type ${textTypes.join(", ")}`)
    }
    if (attached.has(element)) throw new TypeError("the element is attached already")
    this.element = element
    this.field = field
    this.#options = options
    // An input method may be composing in a field that has the focus, so that field is formatted on blur.
    if (!this.#hasFocus) this.#format()
    this.#state = this.#read()
    this.#notice = new Notice(element, options.notice, field.profile?.language)
    this.#makeRoom()
    if (options.elementValue === "unformatted") this.#hideFormat()
    this.#direct()
    this.#listen()
    attached.set(element, this)
    this.#require()
    this.#judge()
  }

  /** The validity of the field's text. */
  validity = { validity: "valid", violations: [] }

  get state() { return this.#state }

  /** The text that rules and forms see, without the format. */
  get unformattedText() {
    const value = valueOf(this.element)
    return this.#ask(() => this.field.unformatted(value)) ?? value
  }

  /** The text as a number, digits or a date, or `null`. */
  get value() {
    const text = valueOf(this.element)
    return this.#ask(() => this.field.value(text))
  }

  /** Replaces the text by an unformatted text, and notifies the page. */
  set(raw) {
    const text = this.shown(raw)
    if (valueOf(this.element) === text) return
    this.#writeAloud({ text })
    this.refresh()
  }

  /** Attaches another field's rules to the element. */
  update(field) {
    const text = this.unformattedText
    this.field = field
    this.#require()
    this.set(text)
    this.refresh()
  }

  /** Reads and validates the field again after the page has written to it. */
  refresh() {
    this.#format()
    this.#state = this.#read()
    this.#baseline = this.#admitted = this.#pending = this.#refused = this.#restored = this.#announced = null
    this.#objection = ""
    this.#judge()
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
    const presses = pressesIn(page)
    const on = (target, type, listener, capture = false) =>
      target.addEventListener(type, listener, { signal, capture })
    const ofElement = (listener) => (event) => {
      if (event.composedPath()[0] === element) listener(event)
    }
    on(element, "beforeinput", (event) => this.#beforeInput(event))
    // Run before the page's own listeners, so that they see the corrected text.
    on(root, "input", ofElement((event) => this.#input(event)), true)
    on(element, "keydown", (event) => {
      if (this.#story.keyDown(event) && !event.isComposing) this.#pending = null
      // Chromium may report the next key before its late deletion.
      if (event.ctrlKey || event.altKey || event.metaKey || !/^(Key|Digit|F|Space)/.test(event.code)) this.#restored = null
      this.#step(event)
    })
    on(page, "keyup", (event) => {
      this.#story.keyUp(event)
      this.#released = this.#read()
    }, true)
    on(page, "pointerdown", (event) => {
      // A press outside the field ends a composition before the page hears of the press.
      if (this.#story.pointerDown(event)) this.#pending = this.#restored = null
    }, true)
    on(element, "drop", (event) => this.#drop(event))
    on(element, "dragstart", () => { this.#isSource = true })
    on(element, "dragend", () => { this.#isSource = false })
    on(element, "compositionstart", () => {
      this.#state = this.#baseline = this.#takePending()?.baseline ?? this.#read()
    })
    on(element, "compositionend", () => this.#endComposition())
    on(page, "selectionchange", () => {
      if (this.#writing || this.#baseline || valueOf(element) !== this.#state.text) return
      const { selection } = this.#state
      this.#state = this.#read()
      if (`${this.#state.selection}` !== `${selection}`) this.#pending = this.#refused = null
    })
    on(element, "blur", () => {
      const { isTold } = this.#story
      this.#pending = this.#refused = null
      this.#endEditing()
      presses.after(() => {
        if (signal.aborted) return
        // A rejection is no longer relevant, unless leaving the field caused it.
        if (!isTold) this.#objection = ""
        this.leave()
      })
    })
    on(element, "invalid", () => this.leave())
    on(root, "reset", (event) => {
      if (event.target !== element.form) return
      // The browser resets the fields after all listeners have run.
      setTimeout(() => {
        this.#wasLeft = false
        if (!signal.aborted) this.refresh()
      })
    }, true)
  }

  /**
   * Rejects a drop that would be rejected everywhere, because browsers otherwise remove the text from its source
   * first.
   */
  #drop(event) {
    const replacement = event.dataTransfer?.getData("text/plain")
    if (!replacement || this.#isSource || this.#baseline) return
    const text = valueOf(this.element)
    const places = text.length > 200 ? [0, text.length] : Array.from({ length: text.length + 1 }, (_, place) => place)
    const decisions = places.map((place) =>
      this.#ask(() => this.field.edit({ range: [place, place], replacement }, { text, selection: [place, place] })))
    if (!decisions.every((decision) => decision?.outcome === "rejected")) return
    event.preventDefault()
    event.dataTransfer.dropEffect = "none"
    this.#tell(decisions.at(-1))
  }

  /** Increments and decrements a part of a date with the arrow keys. */
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
    if (this.#isBeginning(event)) this.#pending ??= { baseline: this.#beforePress() }
    if (event.defaultPrevented || !event.cancelable) return
    // An input method that rewrites deletes the letter that was refused. WebKit deletes a selection for another word.
    const isRewriting = this.#isBeginning(event) && event.inputType !== "deleteByComposition"
    if (isRewriting && this.#isRefusedHere(this.#state)) return event.preventDefault()
    // WebKitGTK commits an emoji from a composition that did not begin.
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
    // Input methods for Korean empty their marked text and then insert the syllable: that is one commit.
    const decision = this.#orphaned(edit.replacement, this.#state)
      ?? this.#ask(() => this.#judgeInsertion(edit))
    if (!decision) {
      if (isSecondHalf) this.#insert(edit.replacement)
    } else if (decision.outcome === "accepted" && !isSecondHalf) {
      this.#announced = decision
    } else {
      event.preventDefault()
      if (decision.outcome === "rejected" && !this.#keeps(decision)) this.#passing.add(this.#state.text)
      this.#obey(decision, edit.replacement)
    }
  }

  /** Returns whether a deletion begins a composition (WebKit) or a replacement, because no key asked for it. */
  #isBeginning({ inputType }) {
    return inputType === "deleteByComposition" || (inputType === "deleteContentBackward" && !this.#story.removes)
  }

  /** Returns the state before the press. Firefox first selects what the input method deletes. */
  #beforePress() {
    const { text, selection } = this.#released ?? this.#state
    const isSelected = text === this.#state.text && selection[0] === selection[1] && selection[1] === this.#state.selection[1]
    return isSelected ? { text, selection } : this.#state
  }

  #takePending() {
    const pending = this.#pending
    this.#pending = null
    return pending
  }

  #judgeInsertion(edit) {
    const pending = this.#takePending()
    const { text } = this.#state
    const [from, to] = edit.range
    if (!pending?.admitted) return this.field.edit(edit, this.#state, pending?.baseline)
    const end = from + edit.replacement.length
    const current = { text: text.slice(0, from) + edit.replacement + text.slice(to), selection: [end, end] }
    return this.field.intercept(current, pending.admitted, pending.baseline)
  }

  #isRefusedHere({ text, selection: [from, to] }) {
    const { place, selected } = this.#refused ?? {}
    return this.#refused?.text === text && from === place && to === place + selected
  }

  /** Returns the refusal of marks that follow a refused letter, or `null`. */
  #orphaned(inserted, { text, selection }) {
    if (!this.#isRefusedHere({ text, selection })) return null
    if (!/^[\p{M}\u0e33\u0eb3\u200c\u200d]+$/u.test(inserted)) return null
    const state = { text, selection, marked: null }
    return { outcome: "rejected", state, edit: { range: selection, replacement: inserted }, violations: this.#refused.violations }
  }

  /** Returns the edit that is about to happen, or `null` if there is none or it is known only afterwards. */
  #edit(event) {
    const isTextArea = this.element.localName === "textarea"
    const isLineBreak = event.inputType === "insertLineBreak"
    const text = isLineBreak ? "\n" : event.data ?? event.dataTransfer?.getData("text/plain")
    if (text == null || (isLineBreak && !isTextArea)) return null
    return { range: this.#state.selection, replacement: isTextArea ? text.replace(/\r\n?/g, "\n") : text }
  }

  #input(event) {
    if (this.#writing) {
      this.#hasStepped = true
      if (this.#writing === "silently") event.stopImmediatePropagation()
      return
    }
    const announced = this.#announced
    this.#announced = null
    if (this.#isLate(event)) {
      event.stopImmediatePropagation()
      this.#restored = null
      this.#passing.add(valueOf(this.element))
      return this.#writeAloud(this.#state)
    }
    const isBeginning = this.#isBeginning(event)
    if (event.isComposing && !isBeginning) this.#baseline ??= this.#beforeMarked(event)
    // Vue dispatches an event of its own at the end of a composition, before the listeners of that end.
    if (this.#baseline) return event.isComposing ? this.#compose(event) : this.#endComposition()
    if (announced?.state.text === valueOf(this.element)) {
      this.#state = this.#read()
      return this.#tell(announced)
    }
    const isHistory = ["historyUndo", "historyRedo"].includes(event.inputType)
    // Firefox reports a committed text again.
    if (!isHistory && valueOf(this.element) === this.#state.text) {
      this.#state = this.#read()
      return
    }
    const pending = isHistory || isBeginning ? null : this.#takePending()
    const current = this.#read()
    const [, , inserted] = difference(this.#state.text, current.text)
    const decision = this.#orphaned(inserted, this.#state)
      ?? this.#ask(() => this.field.intercept(current, pending?.admitted ?? this.#state, pending?.baseline))
    // Skip a text that was rejected when it was typed.
    const isSeen = !isHistory || this.#isNew(this.#state)
    if (!decision || (isHistory ? this.#keeps(decision) && isSeen : decision.outcome === "accepted")) {
      if (isHistory && decision) this.#write(this.#restoredState(decision, event.inputType === "historyRedo"))
      this.#state = this.#read()
      if (decision) this.#tell(decision)
    } else if (isHistory) {
      event.stopImmediatePropagation()
      this.#goOn(event.inputType === "historyUndo" ? "undo" : "redo", decision)
    } else {
      // The page is notified of the text that replaces this one.
      if (decision.state.text !== valueOf(this.element)) event.stopImmediatePropagation()
      this.#obey(decision, inserted)
    }
  }

  /** Returns whether the text may stay. With a format, the caret may still move. */
  #keeps(decision) {
    return decision.state.text === valueOf(this.element)
  }

  /** Returns whether undo or redo has come to another text that the user has seen. */
  #isNew({ text }) {
    const value = valueOf(this.element)
    return value !== text && !this.#passing.has(value)
  }

  /** Continues to undo or redo past texts that were corrected. */
  #goOn(command, decision) {
    const previous = this.#state
    const isThere = () => this.#keeps(decision) && this.#isNew(previous)
    this.#silently(() => {
      while (!isThere()) {
        this.#hasStepped = false
        this.element.ownerDocument.execCommand(command)
        // A cancelled composition is a step that changes nothing.
        if (!this.#hasStepped) break
        decision = this.#ask(() => this.field.intercept(this.#read(), previous))
        if (!decision) break
      }
      if (decision) this.#write(isThere() ? this.#restoredState(decision, command === "redo") : previous)
    })
    this.#state = this.#read()
    if (this.#state.text !== previous.text) this.#fireInput()
    if (decision) this.#tell(decision)
  }

  // MARK: Input methods

  #compose(event) {
    const text = event.data
    // An input method may empty its marked text before it inserts the commit.
    if (!text) return
    const state = this.#read()
    const [from] = this.#baseline.selection
    // The marked text replaces the selection, except on a phone that continues a word: there it ends at the caret.
    const start = state.text.startsWith(text, from) ? from : state.selection[1] - text.length
    if (start >= 0) state.marked = [start, start + text.length]
    const judge = (current) => this.#ask(() => this.field.intercept(current, this.#state, this.#baseline))
    const decision = judge(state)
    this.#state = decision?.state ?? state
    const committed = judge({ ...state, marked: null })
    // A format alone amends without a violation.
    if (committed?.outcome === "accepted" || committed?.violations.length === 0) this.#admitted = state
    // Writing into a field during a composition would lose the marked text, so corrections wait for its end.
    if (decision?.outcome === "composing") this.#tell(decision)
  }

  /** Returns the state before the marked text of a composition that began before the attachment. */
  #beforeMarked(event) {
    const { text, selection: [, end] } = this.#read()
    const start = Math.max(0, end - (event.data?.length ?? 0))
    return { text: text.slice(0, start) + text.slice(end), selection: [start, start] }
  }

  #endComposition() {
    const baseline = this.#baseline
    const admitted = this.#admitted
    const previous = admitted ?? this.#state
    this.#baseline = this.#admitted = null
    if (!baseline) return
    const current = this.#read()
    const [, , inserted] = difference(baseline.text, current.text)
    const decision = this.#orphaned(inserted, baseline)
      ?? this.#ask(() => this.field.intercept(current, previous, baseline))
    if (decision) this.#obey(decision, inserted)
    else this.#state = current
    const isRestored = decision?.outcome === "rejected" && baseline.selection[0] !== baseline.selection[1]
    this.#restored = isRestored ? baseline.text : null
    // The commit may still follow if nothing was inserted.
    this.#pending = decision?.edit?.replacement ? null : { baseline, admitted }
    this.#story.note()
  }

  /**
   * Returns whether Chromium deletes the selection that a rejection restored, because its input method clears marked
   * text that is no longer there. No key asks for it, and `preventDefault` does not stop it.
   */
  #isLate({ inputType }) { return inputType === "deleteContentBackward" && this.#state.text === this.#restored }

  // MARK: Writing

  /** Applies a decision about an insertion to the field. */
  #obey(decision, inserted = "") {
    this.#writeAloud(decision.state)
    this.#state = this.#read()
    if (decision.outcome === "amended") this.#remember(this.#state)
    this.#tell(decision)
    const { text, selection: [place, end] } = this.#state
    const { violations } = decision
    const isRefused = violations.length > 0 && /\p{L}\p{M}*$/u.test(inserted) && !text.slice(0, place).endsWith(inserted)
    if (isRefused) this.#refused = { text, place, selected: end - place, violations }
  }

  #remember({ text, selection }) {
    this.#corrected.delete(text)
    this.#corrected.set(text, selection)
    if (this.#corrected.size > 100) this.#corrected.delete(this.#corrected.keys().next().value)
  }

  /** Returns a decision's state after undo or redo. After redo, the selection is that of the correction. */
  #restoredState({ state }, isRedo) {
    const selection = isRedo && this.#corrected.get(state.text)
    return selection ? { ...state, selection } : state
  }

  /** Writes a state and notifies the page. */
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
    if (valueOf(element) !== text) {
      const [start, end, inserted] = difference(valueOf(element), text)
      element.setSelectionRange(start, end)
      if (!(this.#hasFocus && this.#insert(inserted) && valueOf(element) === text)) {
        setValue(element, text)
        if (this.#writing !== "silently") this.#fireInput()
      }
    }
    if (selection) element.setSelectionRange(...selection)
  }

  /** Replaces the selection. Only `execCommand` preserves the browser's undo; it also fires an `input` event. */
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
    const { selectionStart, selectionEnd } = this.element
    return { text: valueOf(this.element), selection: [selectionStart, selectionEnd] }
  }

  // MARK: Messages

  #ask(question) {
    try {
      return question()
    } catch (error) {
      // The user's text stays unchanged.
      if (this.#options.onFailure) this.#options.onFailure(error)
      else reportError(error)
      return null
    }
  }

  /** Marks a missing text as an error too. Returns whether the field is in error. For a form. */
  leave() {
    this.#wasLeft = true
    if (isWrong(this.validity, true)) this.#objection = ""
    return this.#mark()
  }

  /** Returns an unformatted text in the field's format. For a form. */
  shown(raw) { return this.#ask(() => this.field.show(raw)) ?? raw }

  /** Formats a text that the page has written. */
  #format() {
    const value = valueOf(this.element)
    const shown = this.shown(value)
    if (shown !== value) setValue(this.element, shown)
  }

  /**
   * Gives a typed mark its meaning, so that `12.5` becomes `12,5`, and formats a text that was already there when the
   * field was attached while it had the focus.
   */
  #endEditing() {
    const value = valueOf(this.element)
    const shown = this.shown(this.#ask(() => this.field.finish(value)) ?? value)
    if (shown === value) return
    this.#writeAloud({ text: shown })
    this.#state = this.#read()
    this.#judge()
  }

  /** Makes the element's `value` the unformatted text for scripts. What they write is shown in the field's format. */
  #hideFormat() {
    const { element } = this
    // React observes its own property.
    const known = Object.getOwnPropertyDescriptor(element, "value")
    Object.defineProperty(element, "value", {
      configurable: true,
      get: () => this.unformattedText,
      set: (text) => {
        const shown = this.shown(String(text ?? ""))
        if (shown === valueOf(element)) return
        if (known?.set) known.set.call(element, shown)
        else setValue(element, shown)
        this.refresh()
      },
    })
    this.#controller.signal.addEventListener("abort", () => {
      delete element.value
      if (known) Object.defineProperty(element, "value", known)
    })
  }

  /** Writes codes from left to right, unless the page has set a direction at the element. */
  #direct() {
    const { element } = this
    if (element.hasAttribute("dir") || !this.#ask(() => isCode(this.field))) return
    element.dir = "ltr"
    this.#controller.signal.addEventListener("abort", () => element.removeAttribute("dir"))
  }

  /** Raises `maxlength`, which is meant for the typed text, by the room that the format needs. */
  #makeRoom() {
    const { maxLength } = this.element
    if (maxLength < 1 || maxLength > 1000) return
    const longest = Math.max(...["1", "A"].map((character) => this.shown(character.repeat(maxLength)).length))
    if (longest <= maxLength) return
    this.#maxLength = maxLength
    this.element.maxLength = longest
  }

  /** Shows a validity. */
  take(validity) {
    this.validity = validity
    this.element.setCustomValidity(complaint(validity))
    this.#mark()
  }

  #tell(decision) {
    const { text } = this.#notice
    if (decision.outcome === "accepted") this.#passing.delete(decision.state.text)
    const words = sentences(decision.violations)
    // One press is one story: the space that ends a refused word is accepted.
    if (words || !this.#story.goesOn) this.#objection = words
    if (words) this.#story.note()
    if (!["rejected", "composing"].includes(decision.outcome)) this.#refused = null
    // Marked text is not marked as an error before it is committed.
    if (decision.outcome === "composing") this.#mark()
    else this.#judge()
    if (decision.outcome === "rejected" && text && text === this.#notice.text) this.#notice.repeat()
    this.#options.onDecision?.(decision)
  }

  /** Exposes the element as required, if the field is. */
  #require() { this.#notice.require(isMissing(this.#ask(() => this.field.validate("")) ?? this.validity)) }

  /** Validates the whole text. */
  #judge() {
    const { judge, rule } = this.#options
    const text = valueOf(this.element)
    const validity = this.#ask(() => judge ? judge(this) : judged(this.field.validate(text), rule, this.field, text))
    if (validity) this.take(validity)
    else this.#mark()
  }

  #mark() {
    const isError = this.#notice.mark(this.validity, this.#wasLeft, this.#objection)
    const { onValidityChange } = this.#options
    if (!onValidityChange) return isError
    const notified = JSON.stringify([isError, this.validity.validity, this.validity.violations])
    const isNews = this.#notified !== undefined && this.#notified !== notified
    this.#notified = notified
    if (isNews) onValidityChange(this.validity, isError)
    return isError
  }
}

/**
 * Returns the target whose capturing listeners run before the page's own. A shadow tree keeps some events to
 * itself.
 */
export function rootOf(element) {
  const root = element.getRootNode()
  return root instanceof element.ownerDocument.defaultView.ShadowRoot ? root : element.ownerDocument.defaultView
}

/** Returns the text that an element shows, also if scripts see another one. */
const valueOf = (element) => valueProperty(element).get.call(element)

/**
 * Sets the value as a browser does. Frameworks intercept an element's own `value`, but not the prototype's setter.
 */
function setValue(element, text) {
  valueProperty(element).set.call(element, text)
}

function valueProperty(element) {
  const { HTMLInputElement, HTMLTextAreaElement } = element.ownerDocument.defaultView
  const { prototype } = element.localName === "textarea" ? HTMLTextAreaElement : HTMLInputElement
  return Object.getOwnPropertyDescriptor(prototype, "value")
}

/** Returns the shortest replacement that turns one text into another: its start, its end and the inserted text. */
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
