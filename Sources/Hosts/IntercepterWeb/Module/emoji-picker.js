// The element <emoji-picker>, which also opens beside a text field. See emoji-picker.d.ts.
import { attachmentOf, isForOneEmoji, isTextField } from "./attach.js"
import { EmojiPicker } from "./emoji.js"
import { EmojiGrid } from "./emoji-grid.js"
import { style } from "./emoji-style.js"

export { EmojiPicker, isForOneEmoji }

/** The duration of a long press, which opens the skin tones, in milliseconds. */
const longPress = 450

const keys = {
  ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", Home: "home", End: "end",
  PageUp: "pageUp", PageDown: "pageDown", Enter: "choose", Escape: "cancel",
}

/** Returns the name of a key. In a picker from right to left, the arrows to the sides change places. */
function keyOf({ key }, element) {
  const isReversed = getComputedStyle(element).direction === "rtl"
  return (isReversed && { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" }[key]) || key
}

const make = (name, properties = {}, attributes = {}) => {
  const element = Object.assign(document.createElement(name), properties)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

// There is no HTMLElement on a server that renders the page.
export class EmojiPickerElement extends (globalThis.HTMLElement ?? class {}) {
  static observedAttributes = ["names", "up-to", "store", "lang", "for", "groups", "frequent-limit"]

  /** The model, or `null` until it is loaded. */
  picker = null
  #filter = null
  #recents = null
  /** The recent emoji and favorites, if nobody stores them. */
  #used = null
  #target = null
  #replaces = false
  #turn = 0
  #parts
  #grid
  #saying = 0
  #outside
  #resized = new ResizeObserver(() => this.#fit())

  constructor() {
    super()
    const shadow = this.attachShadow({ mode: "open", delegatesFocus: true })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    shadow.adoptedStyleSheets = [sheet]
    const search = make("input", { type: "search", id: "search" }, {
      part: "search", role: "combobox", autocomplete: "off", autocapitalize: "none", spellcheck: "false",
      "aria-haspopup": "grid", "aria-expanded": "true", "aria-controls": "grid", "aria-autocomplete": "list",
      enterkeyhint: "done",
    })
    const groups = make("div", { className: "groups" }, { part: "groups", role: "toolbar" })
    const view = make("div", { className: "view", tabIndex: -1 }, { part: "view" })
    const nothing = make("p", { className: "nothing", hidden: true })
    const tones = make("div", { className: "tones", hidden: true }, { part: "tones", role: "grid" })
    const preview = make("div", { className: "preview" }, { part: "preview" })
    const shown = make("span", { className: "shown" }, { "aria-hidden": "true" })
    const name = make("span", { className: "name" })
    const toneButton = make("button", { type: "button", textContent: "✋", hidden: true })
    const favorite = make("button", { type: "button", textContent: "☆" })
    const status = make("p", { className: "status" }, { role: "status" })
    preview.append(shown, name, toneButton, favorite)
    shadow.append(search, groups, view, nothing, tones, preview, status)
    this.#parts = { search, groups, view, nothing, tones, preview, shown, name, toneButton, favorite, status }
    this.#grid = new EmojiGrid(view, (from, to) => this.picker.names(from, to))
    this.#listen()
    // Escape closes an opened picker whichever part has the focus, as does moving the focus elsewhere.
    this.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.isComposing) this.close()
    })
    this.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget && relatedTarget !== this && relatedTarget !== this.target) this.#close()
    })
  }

  // MARK: The host

  /** The recent emoji and favorites, in the format of `EmojiRecents`. */
  get recents() { return this.#recents }

  set recents(value) {
    this.#recents = value
    if (this.isConnected) this.#load()
  }

  /** A function that determines which emoji are offered, in addition to the rules of the field. */
  get filter() { return this.#filter }

  set filter(value) {
    this.#filter = value
    if (this.isConnected) this.#load()
  }

  /** The text field that receives the chosen emoji, or `null` if the host handles `choose` itself. */
  get target() {
    const named = this.getAttribute("for")
    const element = this.#target ?? (named && this.ownerDocument.getElementById(named))
    return element && !isTextField(element) ? element.querySelector("input, textarea") : element || null
  }

  /** Opens the picker beside a text field, or beside another element whose host listens to `choose`. */
  async openAt(element) {
    this.#target = isTextField(element) ? element : null
    this.popover = "manual"
    this.setAttribute("role", "dialog")
    this.setAttribute("aria-label", this.picker?.texts.emoji ?? "Emoji")
    this.showPopover()
    this.#place(element)
    await this.#load()
    this.#place(element)
    this.focus()
  }

  /** Closes an opened picker and returns the focus to the field. */
  close() { if (this.#close()) this.target?.focus() }

  /** Closes an opened picker. Returns whether it was open. */
  #close() {
    if (!this.popover || !this.matches(":popover-open")) return false
    this.hidePopover()
    this.#tell("close", null)
    return true
  }

  connectedCallback() {
    this.#resized.observe(this.#parts.view)
    this.#outside = new AbortController()
    this.ownerDocument.addEventListener("pointerdown", (event) => {
      const path = event.composedPath()
      if (this.popover && !path.includes(this) && !path.includes(this.target)) this.close()
    }, { signal: this.#outside.signal })
    if (!this.popover) this.#load()
  }

  disconnectedCallback() {
    this.#resized.disconnect()
    this.#outside.abort()
  }

  attributeChangedCallback() {
    if (this.isConnected && this.picker) this.#load()
  }

  async #load(query = "") {
    const turn = this.#turn += 1
    const { target } = this
    try {
      const read = (name) => this.getAttribute(name) ?? undefined
      const names = read("names")
      const limit = read("frequent-limit")
      const admits = this.#admits(target)
      const { filter } = this
      const picker = await EmojiPicker.open({
        names: names && new URL(names, this.baseURI), upTo: read("up-to"), recents: this.#stored() ?? undefined,
        language: this.closest("[lang]")?.lang || undefined, groups: read("groups")?.split(/\s+/).filter(Boolean),
        frequentLimit: limit && Number(limit),
        filter: (text) => (!admits || admits(text)) && (!filter || filter(text)),
      })
      if (turn !== this.#turn) return
      this.picker = picker
      if (query) picker.search(query)
      this.#parts.search.value = query
      this.#name()
      this.#fit()
      this.#show()
      this.#tell("ready", picker)
    } catch (error) {
      if (turn === this.#turn && this.#tell("failure", error)) reportError(error)
    }
  }

  /**
   * Returns a function that determines whether the field's rules accept a text at the caret, or `null` without
   * rules.
   */
  #admits(target) {
    this.#replaces = false
    const attachment = target && attachmentOf(target)
    if (!attachment) return null
    const { field } = attachment
    const takes = (text, range, state) =>
      field.edit({ range, replacement: text }, state).outcome === "accepted"
    this.#replaces = isForOneEmoji(field)
    const { value, selectionStart, selectionEnd } = target
    const range = this.#replaces ? [0, value.length] : [selectionStart, selectionEnd]
    return (text) => takes(text, range, { text: value, selection: range })
  }

  #stored() {
    const key = this.getAttribute("store")
    if (this.#recents || !key) return this.#recents ?? this.#used
    try {
      return JSON.parse(localStorage.getItem(key)) ?? this.#used
    } catch {
      // Treat a store that cannot be read as empty.
      return this.#used
    }
  }

  #store(recents) {
    this.#used = recents
    this.#recents &&= recents
    const key = this.getAttribute("store")
    try {
      if (key) localStorage.setItem(key, JSON.stringify(recents))
    } catch {
      // A full or forbidden store does not prevent choosing.
    }
    this.#tell("recents", recents)
  }

  #tell(type, detail) {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }))
  }

  // MARK: Actions

  #listen() {
    const { search, groups, view, tones, toneButton, favorite } = this.#parts
    search.addEventListener("keydown", (event) => this.#press(event))
    search.addEventListener("input", (event) => {
      // Search for the text that an input method is composing, too.
      this.#do({ search: search.value })
      this.#announce()
      event.stopPropagation()
    })
    search.addEventListener("contextmenu", (event) => {
      if (event.button < 0) event.preventDefault()
    })
    groups.addEventListener("click", ({ target }) => {
      const button = target.closest("button")
      if (button) this.#do({ select: Number(button.value) }, { toTop: true })
    })
    groups.addEventListener("keydown", (event) => this.#walk(event))
    view.addEventListener("scroll", () => this.#grid.draw())
    let held = null
    let isHeld = false
    let start = null
    const place = (event) => {
      const cell = event.target.closest?.("[data-place]")
      return cell ? Number(cell.dataset.place) : null
    }
    const letGo = () => {
      clearTimeout(held)
      held = null
    }
    view.addEventListener("pointerdown", (event) => {
      isHeld = false
      start = [event.clientX, event.clientY]
      const at = place(event)
      if (at === null || event.button !== 0) return
      letGo()
      held = setTimeout(() => {
        isHeld = true
        this.#do({ hold: at })
      }, longPress)
    })
    view.addEventListener("pointermove", (event) => {
      if (held && Math.hypot(event.clientX - start[0], event.clientY - start[1]) > 8) letGo()
      const at = place(event)
      const { tones, selected } = this.picker?.state ?? {}
      if (event.pointerType === "mouse" && at !== null && !tones && at !== selected) this.#do({ select: at }, { stays: true })
    })
    for (const type of ["pointerup", "pointercancel", "pointerleave"]) view.addEventListener(type, letGo)
    view.addEventListener("click", (event) => {
      const at = place(event)
      if (at !== null && !isHeld) this.#do({ press: at }, { stays: true })
      isHeld = false
    })
    view.addEventListener("contextmenu", (event) => {
      const at = place(event)
      if (at === null) return
      event.preventDefault()
      letGo()
      this.#do({ hold: at }, { stays: true })
    })
    tones.addEventListener("click", ({ target }) => {
      const cell = target.closest("[data-tone]")
      if (cell) this.#do({ tone: cell.dataset.tone.split(",").map(Number) })
    })
    toneButton.addEventListener("click", () => this.#do({ key: "tones" }))
    favorite.addEventListener("click", () => this.#do({ key: "favorite" }))
    // The search field keeps the focus, and screen readers announce the selected cell.
    for (const part of [view, tones, toneButton, favorite]) {
      part.addEventListener("mousedown", (event) => event.preventDefault())
    }
  }

  #press(event) {
    // Safari fires compositionend before the keydown of the key that ended the composition.
    if (event.isComposing || event.keyCode === 229 || !this.picker) return
    const { query, tones } = this.picker.state
    let key = keys[keyOf(event, this)]
    if (event.altKey && event.key === "ArrowDown") key = "tones"
    else if (event.altKey && event.key === "ArrowUp") key = "favorite"
    else if (event.key === "ContextMenu" || (event.shiftKey && event.key === "F10")) key = "tones"
    else if (event.key === " " && (tones || !query)) key = "tones"
    else if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!key) return
    event.preventDefault()
    event.stopPropagation()
    this.#do({ key, rows: this.#grid.rowsInView })
    if (key === "cancel" && query && !this.picker.state.query) this.#announce()
  }

  /** Moves between the group buttons with the arrow keys. Only one of them is a tab stop. */
  #walk(event) {
    const buttons = [...this.#parts.groups.children]
    const index = buttons.indexOf(this.shadowRoot.activeElement)
    const steps = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: buttons.length - 1 }
    const key = keyOf(event, this)
    if (!(key in steps)) return
    event.preventDefault()
    buttons.at(steps[key] % buttons.length)?.focus()
  }

  #do(request, scrolling = {}) {
    if (!this.picker) return
    const { sections } = this.picker.state
    const state = this.picker.ask(request)
    if (state.recents) this.#store(state.recents)
    if (state.query !== this.#parts.search.value) this.#parts.search.value = state.query
    this.#show(sections !== state.sections, scrolling)
    if (state.chosen) this.#choose(state.chosen)
    if (state.close) this.close()
  }

  #choose(emoji) {
    const { target } = this
    if (this.#tell("choose", emoji) && target) {
      target.focus()
      if (this.#replaces) target.select()
      insert(target, emoji.text)
    }
    if (this.popover && !this.hasAttribute("stay")) this.close()
    else if (target) this.#goOn(target)
  }

  /** Continues after a choice, reloading the emoji because the field's rules may now accept others. */
  async #goOn(target) {
    this.focus()
    if (attachmentOf(target)) await this.#load(this.picker.state.query)
  }

  // MARK: Rendering

  #name() {
    const { search, groups, tones, toneButton, favorite, view } = this.#parts
    const { texts } = this.picker
    if (this.popover) this.setAttribute("aria-label", texts.emoji)
    search.placeholder = texts.search
    search.setAttribute("aria-label", texts.search)
    groups.setAttribute("aria-label", texts.emoji)
    tones.setAttribute("aria-label", texts.tones)
    this.#grid.label = texts.emoji
    for (const [button, text] of [[toneButton, texts.tones], [favorite, texts.favorite]]) {
      button.title = text
      button.setAttribute("aria-label", text)
    }
    view.setAttribute("aria-label", texts.emoji)
  }

  /** Uses as many columns as fit. */
  #fit() {
    if (!this.picker) return
    const columns = this.#grid.columnsInView
    if (columns < 1 || columns === this.#grid.columns) return
    this.#grid.columns = columns
    this.picker.ask({ columns })
    this.#show()
  }

  #show(areOther = true, { toTop = false, stays = false } = {}) {
    const { state } = this.picker
    const { search, nothing, view, shown, name, favorite, toneButton } = this.#parts
    if (areOther) {
      this.#grid.fill(state.sections)
      this.#showGroups(state)
    }
    nothing.hidden = state.count > 0
    view.hidden = state.count === 0
    nothing.textContent = state.query ? this.picker.texts.nothingFound : this.picker.texts.noneAdmitted
    this.#grid.select(state.tones ? null : state.selected ?? null)
    // The tones take space from the grid.
    this.#showTones(state.tones)
    if (!stays) this.#grid.reveal(state.selected, toTop)
    const active = state.tones ? `tone-${state.tones.row}-${state.tones.column}` : `place-${state.selected}`
    if (state.count > 0) search.setAttribute("aria-activedescendant", active)
    else search.removeAttribute("aria-activedescendant")
    shown.textContent = state.emoji?.text ?? ""
    name.textContent = state.emoji?.name ?? ""
    favorite.hidden = !state.emoji
    favorite.textContent = state.isFavorite ? "★" : "☆"
    favorite.setAttribute("aria-pressed", String(Boolean(state.isFavorite)))
    toneButton.hidden = !state.takesTones
    toneButton.setAttribute("aria-expanded", String(Boolean(state.tones)))
    this.#markGroup(state)
  }

  #showGroups({ sections, query }) {
    const { groups } = this.#parts
    groups.hidden = query.trim() !== ""
    if (groups.hidden) return
    groups.replaceChildren(...sections.map(({ symbol, name, start }) =>
      make("button", { type: "button", textContent: symbol, value: start, title: name, tabIndex: -1 }, { "aria-label": name })))
  }

  /** Marks the group of the selected emoji. */
  #markGroup({ sections, selected }) {
    const index = sections.findLastIndex(({ start }) => start <= (selected ?? 0))
    const buttons = [...this.#parts.groups.children]
    buttons.forEach((button, place) => {
      button.tabIndex = place === Math.max(0, index) ? 0 : -1
      if (place === index) button.setAttribute("aria-current", "true")
      else button.removeAttribute("aria-current")
    })
  }

  #showTones(chooser) {
    const { tones } = this.#parts
    tones.hidden = !chooser
    if (!chooser) return tones.replaceChildren()
    tones.replaceChildren(...chooser.rows.map((variants, row) => {
      const line = make("div", { className: "row" }, { role: "row" })
      line.append(...variants.map(({ text, name }, column) => {
        const cell = make("span", { id: `tone-${row}-${column}`, textContent: text, title: name, className: "cell" },
          { role: "gridcell", "aria-label": name })
        cell.dataset.tone = `${row},${column}`
        cell.setAttribute("aria-selected", String(row === chooser.row && column === chooser.column))
        return cell
      }))
      return line
    }))
  }

  /** Announces the number of results after a pause in typing. */
  #announce() {
    clearTimeout(this.#saying)
    this.#saying = setTimeout(() => {
      const { state: { count, query }, texts } = this.picker
      this.#parts.status.textContent = !query ? "" : count === 0 ? texts.nothingFound : `${texts.results}: ${count}`
    }, 300)
  }

  /** Places the picker below the element if there is room, or else above it. */
  #place(element) {
    const { bottom, top, left } = element.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = this
    const { clientWidth, clientHeight } = this.ownerDocument.documentElement
    const below = bottom + 4
    const y = below + height <= clientHeight ? below : top - 4 - height >= 0 ? top - 4 - height : clientHeight - height
    Object.assign(this.style, {
      left: `${Math.max(0, Math.min(left, clientWidth - width))}px`, top: `${Math.max(0, y)}px`,
    })
  }
}

/** Inserts text as if typed, so that the browser can undo it and the rules evaluate it. */
function insert(element, text) {
  if (element.ownerDocument.execCommand("insertText", false, text)) return
  const { selectionStart, selectionEnd } = element
  element.setRangeText(text, selectionStart, selectionEnd, "end")
  element.dispatchEvent(new InputEvent("input", { inputType: "insertText", data: text, bubbles: true }))
}

if (globalThis.customElements?.get("emoji-picker") === undefined) {
  globalThis.customElements?.define("emoji-picker", EmojiPickerElement)
}
