// The element <intercepted-field>, for pages in HTML alone. See element.d.ts.
import { isForOneEmoji } from "./attach.js"
import { encoder } from "./bytes.js"
import { checkedProfile, engineAt, engineFor, fetched, once } from "./engine.js"
import { attach } from "./intercepter.js"

const profiles = new Map()
let sheet

/** Returns the bytes of a profile, from an element of the page or from an address. */
async function profileBytes(page, reference) {
  if (reference.startsWith("#")) {
    const element = page.querySelector(reference)
    if (!element) throw new Error(`there is no element ${reference}`)
    return encoder.encode(element.textContent)
  }
  const address = new URL(reference, page.baseURI).href
  return once(profiles, address, async () => checkedProfile(await (await fetched(address)).arrayBuffer()))
}

// There is no HTMLElement on a server that renders the page.
export class InterceptedFieldElement extends (globalThis.HTMLElement ?? class {}) {
  static observedAttributes = ["profile", "field", "lang", "emoji", "engine"]

  /** The attachment of the field, or `null` until it is attached. */
  attachment = null
  #waiting = null
  /** The button that opens an emoji picker, and the controller of the listeners that also open it. */
  #opener = null
  #offering = null
  #picker = null
  /** The number of the last request, by which earlier answers are ignored. */
  #turn = 0

  connectedCallback() {
    this.#beBlock()
    this.#attach()
  }

  /** Displays the element as a block, unless a rule of the page overrides this. */
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
      // The profile determines the engine, unless that is given.
      const engine = this.getAttribute("engine")
      const reading = profileBytes(this.ownerDocument, reference)
      const [profile, loaded] = await Promise.all([
        reading,
        engine ? engineAt(new URL(engine, this.baseURI)) : reading.then(engineFor),
      ])
      if (turn !== this.#turn) return
      const language = this.closest("[lang]")?.lang || undefined
      const field = loaded.profile(profile, { language }).field(this.getAttribute("field") ?? element.name)
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

  /**
   * Adds a button that loads and opens an emoji picker. Alt + Down opens it too, as does a click into a field for
   * one emoji.
   */
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

  /** Returns the field inside the element, as soon as it has been parsed. */
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

  /** Reports a failure. The field stays an ordinary one. */
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
