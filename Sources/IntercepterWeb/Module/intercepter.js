// The engine of TextInputIntercepter beside a page's text fields. See intercepter.d.ts.

const encoder = new TextEncoder()
// A byte order mark is a character of the text.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true })

/** All that is wrong with a profile. */
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

/** The engine did not answer. It has been started again, and the question has no answer. */
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
  /** Profiles are read again by an engine that was started after them. */
  #generation = 0

  static async load(source = new URL("intercepter.wasm", import.meta.url)) {
    return new Intercepter(await compiled(source))
  }

  constructor(module) {
    this.#module = module
    this.#start()
  }

  profile(json, { language = pageLanguage() } = {}) {
    return new Profile(this.#engine, typeof json === "string" ? json : JSON.stringify(json), language)
  }

  /** The bytes of memory that the engine has taken of the page; they grow, and never shrink. */
  get memory() { return this.#exports.memory.buffer.byteLength }

  #start() {
    this.#exports = new WebAssembly.Instance(this.#module, {}).exports
    this.#generation += 1
  }

  /** What profiles see of the engine. */
  #engine = {
    generation: () => this.#generation,
    load: (json, language) =>
      this.#call([json, language], (at) => this.#exports.load(...at[0], ...at[1])),
    respond: (number, request) =>
      this.#call([request], (at) => this.#exports.respond(number, ...at[0])),
    release: (number) => this.#exports.release(number),
  }

  /** Hands texts in, each a place and a number of bytes, and takes the answer. */
  #call(texts, ask) {
    try {
      const { allocate, deallocate, memory } = this.#exports
      const places = texts.map((text) => {
        const bytes = encoder.encode(text)
        const place = allocate(bytes.length)
        new Uint8Array(memory.buffer, place, bytes.length).set(bytes)
        return [place, bytes.length]
      })
      const block = ask(places)
      for (const [place] of places) deallocate(place)
      const length = new DataView(memory.buffer).getUint32(block, true)
      const answer = decoder.decode(new Uint8Array(memory.buffer, block + 4, length))
      deallocate(block)
      return answer
    } catch (cause) {
      // What is left of the engine is not to be trusted.
      this.#start()
      throw new EngineFailure(cause)
    }
  }
}

async function compiled(source) {
  if (source instanceof WebAssembly.Module) return source
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source)
  const response = await (source instanceof Response ? source : fetch(source))
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`)
  // A server that does not know the type of a .wasm file is no reason to fail.
  return response.headers.get("content-type")?.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer())
}

function pageLanguage() {
  return globalThis.document?.documentElement.lang || globalThis.navigator?.language || "en"
}

/** Half of a surrogate pair is no text: it becomes U+FFFD, which is as long. */
const wellFormed = (_, value) =>
  typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\ufffd") : value

const forgotten = new FinalizationRegistry((release) => release())

class Profile {
  #engine
  #json
  /** The profile's number, and the engine that gave it. */
  #loaded = { number: -1, generation: 0 }

  constructor(engine, json, language) {
    this.#engine = engine
    this.#json = json
    this.language = language
    const { fields, warnings } = this.#load()
    this.fields = fields
    this.warnings = warnings
    const loaded = this.#loaded
    forgotten.register(this, () => release(engine, loaded), this)
  }

  field(name) {
    if (!this.fields.includes(name)) {
      throw new RangeError(`the profile has no field “${name}”; it has: ${this.fields.join(", ")}`)
    }
    return new Field(this, name)
  }

  submit(texts) { return this.ask({ submit: texts }) }

  ask(request) {
    const answer = JSON.parse(this.respond(JSON.stringify(request, wellFormed)))
    if (answer.error) throw new TypeError(answer.error.message)
    return answer
  }

  respond(line) {
    if (!this.#loaded.generation) throw new TypeError("the profile has been released")
    if (this.#loaded.generation !== this.#engine.generation()) this.#load()
    return this.#engine.respond(this.#loaded.number, line)
  }

  release() {
    forgotten.unregister(this)
    release(this.#engine, this.#loaded)
    this.#loaded.generation = 0
  }

  #load() {
    const answer = JSON.parse(this.#engine.load(this.#json, this.language))
    if (answer.errors) throw new ProfileErrors(answer.errors)
    this.#loaded.number = answer.profile
    this.#loaded.generation = this.#engine.generation()
    return answer
  }
}

function release(engine, { number, generation }) {
  if (generation === engine.generation()) engine.release(number)
}

class Field {
  constructor(profile, name) {
    this.profile = profile
    this.name = name
  }

  intercept(current, previous, baseline = null) {
    return this.#ask({ previous, current, baseline })
  }

  edit(edit, previous, baseline = null) { return this.#ask({ previous, edit, baseline }) }

  validate(text) { return this.#ask({ validate: text }) }

  sanitize(text) { return this.#ask({ sanitize: text }) }

  measure(text) { return this.#ask({ measure: text }) }

  #ask(question) { return this.profile.ask({ field: this.name, ...question }) }
}

// MARK: A field of the page

export function attach(element, field, options = {}) {
  return new Attachment(element, field, options)
}

/** The types of `<input>` that tell their selection. */
const textTypes = ["text", "search", "tel", "url", "password"]

/** Where the selection is surely what the edit replaces, and `data` what it inserts. */
const announced = ["insertText", "insertLineBreak", "insertFromPaste"]

const attached = new WeakMap()

class Attachment {
  #options
  #controller = new AbortController()
  #notice
  #restore
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

  constructor(element, field, options) {
    const isTextArea = element.localName === "textarea"
    if (!isTextArea && !(element.localName === "input" && textTypes.includes(element.type))) {
      throw new TypeError(`expected a <textarea> or an <input> of the type ${textTypes.join(", ")}`)
    }
    if (attached.has(element)) throw new TypeError("the element is attached already")
    this.element = element
    this.field = field
    this.#options = options
    this.#state = this.#read()
    this.#prepare()
    this.#listen()
    attached.set(element, this)
    this.#judge()
  }

  /** What the field is judged to be. */
  validity = { validity: "valid", violations: [] }

  get state() { return this.#state }

  /** Looks at the field again, after the page has written into it. */
  refresh() {
    this.#state = this.#read()
    this.#baseline = null
    this.#announced = null
    this.#judge()
    this.#say("")
  }

  detach() {
    this.#controller.abort()
    attached.delete(this.element)
    this.#restore()
  }

  // MARK: Events

  #listen() {
    const { element } = this
    const { signal } = this.#controller
    const page = element.ownerDocument
    const window = page.defaultView
    const on = (target, type, listener, capture = false) =>
      target.addEventListener(type, listener, { signal, capture })
    const ofElement = (listener) => (event) => {
      if (event.composedPath()[0] === element) listener(event)
    }
    on(element, "beforeinput", (event) => this.#beforeInput(event))
    // Before the page's own listeners, which are to find the right text.
    on(window, "input", ofElement((event) => this.#input(event)), true)
    on(element, "compositionstart", () => {
      this.#baseline = this.#read()
      this.#state = this.#baseline
    })
    on(element, "compositionend", () => this.#endComposition())
    on(page, "selectionchange", () => {
      if (this.#writing || this.#baseline || element.value !== this.#state.text) return
      this.#state = this.#read()
    })
    on(element, "blur", () => this.#leave())
    on(element, "invalid", () => this.#leave())
    on(window, "reset", (event) => {
      if (event.target !== element.form) return
      // The fields are reset when all listeners have been asked.
      setTimeout(() => {
        this.#wasLeft = false
        if (!signal.aborted) this.refresh()
      })
    }, true)
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
    if (this.#baseline) return this.#compose(event)
    if (announced?.state.text === this.element.value) {
      this.#state = this.#read()
      return this.#tell(announced)
    }
    const decision = this.#ask(() => this.field.intercept(this.#read(), this.#state))
    if (!decision || decision.outcome === "accepted") {
      this.#state = this.#read()
      if (decision) this.#tell(decision)
    } else if (["historyUndo", "historyRedo"].includes(event.inputType)) {
      event.stopImmediatePropagation()
      this.#goOn(event.inputType === "historyUndo" ? "undo" : "redo", decision)
    } else {
      // The page hears of the text that is put in the place of this one.
      if (decision.state.text !== this.element.value) event.stopImmediatePropagation()
      this.#obey(decision)
    }
  }

  /** Undoes on, or redoes, past texts that were corrected when they came. */
  #goOn(command, decision) {
    const previous = this.#state
    let { value } = this.element
    this.#silently(() => {
      while (decision?.outcome !== "accepted") {
        this.element.ownerDocument.execCommand(command)
        if (this.element.value === value) break
        value = this.element.value
        decision = this.#ask(() => this.field.intercept(this.#read(), previous))
        if (!decision) break
      }
      if (decision && decision.outcome !== "accepted") this.#write(previous)
    })
    this.#state = this.#read()
    this.#fireInput()
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
    this.#writing = "heard"
    try {
      this.#write(decision.state)
    } finally {
      this.#writing = null
    }
    this.#state = this.#read()
    this.#tell(decision)
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
      const isWritten = element.getRootNode().activeElement === element
        && this.#insert(inserted)
        && element.value === text
      if (!isWritten) {
        element.value = text
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

  #leave() {
    this.#wasLeft = true
    this.#mark()
  }

  #tell(decision) {
    this.#judge()
    this.#say(sentences(decision.violations))
    this.#options.onDecision?.(decision)
  }

  /** Judges the text as a whole, for the form. */
  #judge() {
    const validity = this.#ask(() => this.field.validate(this.element.value))
    if (!validity) return
    this.validity = validity
    const isValid = validity.validity === "valid"
    this.element.setCustomValidity(isValid ? "" : sentences(validity.violations))
    this.#mark()
  }

  /** What can still become valid is no error before the field is left. */
  #mark() {
    const { validity, violations } = this.validity
    const isWrong = validity === "invalid" || (validity !== "valid" && this.#wasLeft)
    if (isWrong) this.element.setAttribute("aria-invalid", "true")
    else this.element.removeAttribute("aria-invalid")
    if (isWrong) this.#say(sentences(violations))
  }

  #say(text) {
    if (this.#notice.textContent !== text) this.#notice.textContent = text
  }

  #prepare() {
    const { element } = this
    const page = element.ownerDocument
    const saved = ["aria-invalid", "aria-describedby"].map((name) => [name, element.getAttribute(name)])
    const ownMessage = element.validity.customError ? element.validationMessage : ""
    const given = this.#options.notice
    const notice = given ?? page.createElement("span")
    const notices = ["id", "role", "aria-live"].map((name) => [name, notice.getAttribute(name)])
    const words = notice.textContent
    this.#notice = notice
    notice.id ||= `intercepter-${(lastNotice += 1)}`
    notice.setAttribute("role", "status")
    notice.setAttribute("aria-live", "polite")
    if (!given) element.after(notice)
    const described = element.getAttribute("aria-describedby")
    element.setAttribute("aria-describedby", described ? `${described} ${notice.id}` : notice.id)
    this.#restore = () => {
      const put = (target) => ([name, value]) =>
        value === null ? target.removeAttribute(name) : target.setAttribute(name, value)
      saved.forEach(put(element))
      element.setCustomValidity(ownMessage)
      if (!given) return notice.remove()
      notices.forEach(put(notice))
      notice.textContent = words
    }
  }
}

let lastNotice = 0

const sentences = (violations) => [...new Set(violations.map(({ message }) => message))].join(" ")

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
