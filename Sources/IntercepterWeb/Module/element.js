// The element <intercepted-field>, for pages that are written in HTML alone. See element.d.ts.
import { isForOneEmoji } from "./attach.js"
import { once } from "./engine.js"
import { Intercepter, attach } from "./intercepter.js"

const engines = new Map()
const texts = new Map()
let sheet

/** The engine of an address, loaded once, when the first field asks for it, and again if that fails. */
function intercepter(page, reference) {
  const address = reference ? new URL(reference, page.baseURI).href : undefined
  return once(engines, address, () => Intercepter.load(address))
}

/** The text of a profile: that of an element of the page, or of an address. */
async function profileText(page, reference) {
  if (reference.startsWith("#")) {
    const element = page.querySelector(reference)
    if (!element) throw new Error(`there is no element ${reference}`)
    return element.textContent
  }
  const address = new URL(reference, page.baseURI).href
  return once(texts, address, async () => {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`)
    return response.text()
  })
}

// A server that renders the page has no elements.
export class InterceptedFieldElement extends (globalThis.HTMLElement ?? class {}) {
  static observedAttributes = ["profile", "field", "lang", "emoji", "engine"]

  /** What keeps the field to its rules; `null` until it does. */
  attachment = null
  #waiting = null
  /** The button that opens a picker of emoji, and what ends listening for other ways. */
  #opener = null
  #offering = null
  #picker = null
  /** Counts what was asked for, so that an earlier answer is passed over. */
  #turn = 0

  connectedCallback() {
    this.#beBlock()
    this.#attach()
  }

  /** A block, which any rule of the page overrides. */
  #beBlock() {
    const root = this.getRootNode()
    if (!root.adoptedStyleSheets) return
    if (!sheet) {
      sheet = new CSSStyleSheet()
      sheet.replaceSync(":where(intercepted-field) { display: block }")
    }
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
  }

  disconnectedCallback() { this.#detach() }

  attributeChangedCallback() { if (this.isConnected) this.#attach() }

  async #attach() {
    this.#detach()
    const turn = this.#turn
    const reference = this.getAttribute("profile")
    if (!reference) return
    try {
      const element = await this.#textField()
      const [loaded, json] = await Promise.all([
        intercepter(this.ownerDocument, this.getAttribute("engine")), profileText(this.ownerDocument, reference),
      ])
      if (turn !== this.#turn) return
      const language = this.closest("[lang]")?.lang || undefined
      const field = loaded.profile(json, { language }).field(this.getAttribute("field") ?? element.name)
      this.attachment = attach(element, field, {
        notice: this.querySelector("output") ?? undefined,
        onDecision: (detail) => this.#tell("decision", detail),
        onFailure: (error) => this.#fail(error),
      })
      if (this.hasAttribute("emoji")) this.#offerEmoji(element)
      this.#tell("attached", this.attachment)
    } catch (error) {
      if (turn === this.#turn) this.#fail(error)
    }
  }

  #detach() {
    this.#turn += 1
    this.#waiting?.disconnect()
    this.#opener?.remove()
    this.#offering?.abort()
    this.attachment?.detach()
    this.attachment = null
  }

  /** Has a button open a picker, which is loaded then; Alt and the down arrow do, and a click into a field for one emoji. */
  #offerEmoji(element) {
    const page = this.ownerDocument
    const open = () => this.#openPicker(element).catch((error) => this.#fail(error))
    this.#offering = new AbortController()
    const { signal } = this.#offering
    this.#opener = Object.assign(page.createElement("button"), { type: "button", textContent: "😀", className: "emoji" })
    this.#opener.setAttribute("aria-haspopup", "dialog")
    this.#opener.setAttribute("aria-expanded", "false")
    this.#opener.setAttribute("aria-label", "Emoji")
    element.after(this.#opener)
    this.#opener.addEventListener("click", open, { signal })
    element.addEventListener("keydown", (event) => {
      if (!event.altKey || event.key !== "ArrowDown") return
      event.preventDefault()
      open()
    }, { signal })
    if (isForOneEmoji(this.attachment.field)) element.addEventListener("click", open, { signal })
  }

  async #openPicker(element) {
    await import("./emoji-picker.js")
    const reference = this.getAttribute("emoji")
    const own = () => this.appendChild(this.ownerDocument.createElement("emoji-picker"))
    const picker = reference ? this.ownerDocument.querySelector(reference) : this.#picker ??= own()
    if (!picker) throw new Error(`there is no element ${reference}`)
    const opener = this.#opener
    opener.setAttribute("aria-expanded", "true")
    picker.addEventListener("close", () => opener.setAttribute("aria-expanded", "false"), { once: true })
    await picker.openAt(element)
  }

  /** The field inside, as soon as it has been read. */
  #textField() {
    const find = () => this.querySelector("input, textarea")
    return find() ?? new Promise((resolve) => {
      this.#waiting = new MutationObserver((_, observer) => {
        const element = find()
        if (!element) return
        observer.disconnect()
        resolve(element)
      })
      this.#waiting.observe(this, { childList: true, subtree: true })
    })
  }

  /** The field stays an ordinary one. */
  #fail(error) {
    if (this.#tell("failure", error)) reportError(error)
  }

  #tell(type, detail) {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, cancelable: type === "failure" }))
  }
}

if (globalThis.customElements?.get("intercepted-field") === undefined) {
  globalThis.customElements?.define("intercepted-field", InterceptedFieldElement)
}
