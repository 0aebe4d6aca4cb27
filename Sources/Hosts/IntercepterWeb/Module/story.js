// One press of a key or the pointer, and the refusals that belong to it.

/** Follows presses. What a field says about a refusal lasts until the next press. */
export class Story {
  /** The number of presses, and the press of the last effect. */
  #press = 0
  #noted = -1
  /** The time of the last effect: the press that caused it may be reported later. */
  #time = 0
  /** The key that is down, or `null`, and a released one whose `keydown` may follow. */
  #down = null
  #late = null
  #isTurnOpen = false
  #removes = false

  /**
   * Notes a `keydown`, and returns whether it begins a press. Input methods send on a key that they have used. That is
   * another `keydown` of the same press, in WebKitGTK even behind the `keyup`.
   */
  keyDown({ code, key, repeat, ctrlKey, metaKey }) {
    const name = nameOf({ code, key })
    if (!repeat && this.#late === name) {
      this.#late = null
      this.#openTurn()
      return false
    }
    if (!repeat && this.#down === name) return false
    // macOS reports no `keyup` while Command is down.
    this.#down = metaKey ? null : name
    this.#late = null
    this.#press += 1
    this.#removes = ctrlKey || metaKey || /Backspace|Delete/.test(code + key)
    return true
  }

  keyUp(event) {
    const name = nameOf(event)
    // WebKitGTK does not name a key that an input method uses before it is released.
    if (this.#down === unnamed) this.#late = name
    else if (this.#down !== name) return
    this.#down = null
  }

  /** Notes a press of the pointer, and returns whether it begins a press. */
  pointerDown({ timeStamp }) {
    if (timeStamp <= this.#time) return false
    this.#press += 1
    this.#removes = false
    return true
  }

  /** Notes an effect of the current press. */
  note() {
    this.#noted = this.#press
    this.#time = performance.now()
    this.#openTurn()
  }

  /** A Boolean value that indicates whether the last effect belongs to the last press. */
  get isTold() { return this.#noted === this.#press }

  /** A Boolean value that indicates whether that press lasts. Without a key, it is one turn of the event loop. */
  get goesOn() { return this.isTold && (this.#down !== null || this.#isTurnOpen) }

  /** A Boolean value that indicates whether the last press asks for a deletion. */
  get removes() { return this.#removes }

  #openTurn() {
    this.#isTurnOpen = true
    setTimeout(() => { this.#isTurnOpen = false })
  }
}

const unnamed = "Unidentified"
const nameOf = ({ code, key }) => code && code !== unnamed ? code : key
