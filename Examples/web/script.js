// Keystroke scripts: what is typed into a field is written down, and done again.
// The language is that of `intercepter replay`, as far as a page can do what it says.

const segmenter = new Intl.Segmenter()
const clusters = (text) => [...segmenter.segment(text)].map(({ segment }) => segment)
const count = (text) => clusters(text).length

const escapes = { "\n": "\\n", "\r": "\\r", "\t": "\\t", '"': '\\"', "\\": "\\\\" }
const escaped = (text) => text.replace(/[\n\r\t"\\\p{Cc}]/gu, (character) =>
  escapes[character] ?? `\\u{${character.codePointAt(0).toString(16)}}`)
const quoted = (text) => `"${escaped(text)}"`

/** A text in a state, where its markers are characters. */
const marked = (text) => escaped(text).replace(/[|‹›[\]]/g, "\\$&")

/** A state in the notation of scripts: `ab|cd`, `a‹bc›d`. */
export function notation({ text, selection: [from, to] }) {
  const selected = from === to ? "|" : `‹${marked(text.slice(from, to))}›`
  return marked(text.slice(0, from)) + selected + marked(text.slice(to))
}

/** Writes down what happens to a field. */
export class Recorder {
  lines = []
  isOn = false
  #input = null
  #before

  constructor(window) {
    const note = (type) => (event) => {
      if (!this.isOn) return
      const data = event.data ?? pasted(event)
      // Firefox types an emoji in two halves.
      const half = /^[\udc00-\udfff]$/.test(data) ? this.#input?.data ?? "" : ""
      this.#input = { type: event.inputType ?? type, data: data && half + data }
    }
    for (const type of ["beforeinput", "compositionend"]) window.addEventListener(type, note(type), true)
  }

  start(name, state) {
    this.lines = ["# Recorded in a browser.", `Set Profile profile.json ${quoted(name)}`]
    if (state.text) this.lines.push(`Set Text ${quoted(state.text)}`)
    this.isOn = true
    // A script starts with the caret behind the text.
    this.#before = { text: state.text, selection: [state.text.length, state.text.length] }
  }

  stop() { this.isOn = false }

  /** A decision was made: `before` is what the field held, `after` what it holds. */
  decided(decision, before, after) {
    if (!this.isOn) return
    const input = this.#input ?? {}
    if (decision.outcome === "composing") {
      this.#select(before)
      const [from, to] = decision.state.marked ?? [0, 0]
      this.lines.push(`Compose ${quoted(decision.state.text.slice(from, to))}`)
      this.#before = { ...after, isComposing: true }
      return
    }
    let caret = after.selection[1]
    // The browser has undone what was refused before.
    const isNothing = !this.#before.isComposing && decision.outcome === "accepted" && before.text === after.text
    if (isNothing) return
    if (this.#before.isComposing) {
      this.lines.push(input.data ? `Commit ${quoted(input.data)}` : "Cancel")
    } else {
      const deed = this.#deed(input, before, after)
      this.#select(before)
      if (deed) {
        this.lines.push(deed)
      } else {
        // Undo, a replaced word, a part of a cluster: what changed, and where the caret is then.
        const { range: [from, to], replacement } = decision.edit ?? { range: before.selection, replacement: "" }
        this.#select({ text: before.text, selection: [from, to] })
        this.lines.push(replacement || from === to ? `Paste ${quoted(replacement)}` : "Backspace")
        if (decision.outcome === "accepted") caret = from + replacement.length
      }
    }
    // Where the browser has put the caret elsewhere than a key would, the text alone is expected.
    const isElsewhere = decision.outcome === "accepted" && (after.selection[0] !== caret || after.selection[1] !== caret)
    const state = isElsewhere ? { text: after.text, selection: [caret, caret] } : after
    this.lines.push(`Expect "${isElsewhere ? marked(after.text) : notation(after)}"`)
    const [violation] = decision.violations
    if (violation && decision.outcome !== "accepted") this.lines.push(`ExpectViolation ${violation.code}`)
    this.#before = state
    this.#input = null
  }

  #select({ text, selection: [from, to] }) {
    const known = this.#before
    if (known.isComposing || (known.text === text && known.selection[0] === from && known.selection[1] === to)) return
    if (known.text !== text) this.lines.push(`SetText ${quoted(text)}`)
    this.lines.push(`Select ${count(text.slice(0, from))}..${count(text.slice(0, to))}`)
    this.#before = { text, selection: [from, to] }
  }

  /** The command that does the same; nothing where no key does. */
  #deed({ type, data }, { text, selection: [from, to] }, after) {
    const isShorter = after.text.length < text.length
    if (type === "deleteContentBackward" && isShorter && (from < to || removes(text, from, -1, after))) return "Backspace"
    if (type === "deleteContentForward" && isShorter && (from < to || removes(text, from, 1, after))) return "Delete"
    if (type === "insertLineBreak") return 'Type "\\n"'
    if (type === "insertText" && data) return count(data) === 1 ? `Type ${quoted(data)}` : `Paste ${quoted(data)}`
    if (type?.startsWith("insertFrom") && data) return `Paste ${quoted(data)}`
    return null
  }
}

const pasted = (event) => event.dataTransfer?.getData("text/plain") ?? null

/** Whether a whole cluster before or behind the caret was deleted. */
function removes(text, caret, direction, after) {
  const [before, behind] = [clusters(text.slice(0, caret)), clusters(text.slice(caret))]
  if (direction < 0) before.pop()
  else behind.shift()
  return after.text === before.join("") + behind.join("")
}

/** Does what a script says; tells how much was expected, and what was not so. */
export async function replay(script, attachment, lastDecision) {
  const { element } = attachment
  const page = element.ownerDocument
  const failures = []
  let expectations = 0
  const setText = (text) => {
    element.value = text
    attachment.refresh()
    element.setSelectionRange(text.length, text.length)
  }
  const insert = (text) => page.execCommand(text ? "insertText" : "delete", false, text)
  const verbs = {
    Type: (text) => clusters(text).forEach(insert), Paste: insert, Commit: insert,
    Backspace: () => page.execCommand("delete"), Delete: () => page.execCommand("forwardDelete"),
    Select: (range) => {
      const [from, to] = range.split("..").map((offset) => clusters(element.value).slice(0, Number(offset)).join("").length)
      element.setSelectionRange(from, to)
    },
    SelectAll: () => element.select(), SetText: setText, Autofill: (text) => { element.select(); insert(text) },
    // A page cannot compose; what was selected is gone all the same when a composition is given up.
    Compose: () => {}, Cancel: () => element.selectionStart < element.selectionEnd && insert(""), Undo: () => page.execCommand("undo"), Redo: () => page.execCommand("redo"),
    Expect: (wanted, line) => {
      expectations += 1
      const hasCaret = /(^|[^\\])[|‹]/.test(wanted)
      const selection = [element.selectionStart, element.selectionEnd]
      const found = hasCaret ? notation({ text: element.value, selection }) : marked(element.value)
      if (found !== wanted) failures.push(`${line}: expected “${wanted}”, and the field shows “${found}”`)
    },
    ExpectViolation: (code, line) => {
      expectations += 1
      const codes = lastDecision()?.violations.map((violation) => violation.code) ?? []
      if (!codes.includes(code)) failures.push(`${line}: expected ${code}, and found ${codes.join(", ") || "nothing"}`)
    },
  }
  element.focus()
  setText("")
  for (const [index, line] of script.split("\n").entries()) {
    const [, verb, argument = ""] = /^\s*(\w*)\s*("(?:[^"\\]|\\.)*"|[^\s#]*)/.exec(line)
    if (!verb) continue
    if (verb === "Set") {
      const text = /^\s*Set\s+Text\s+("(?:[^"\\]|\\.)*")/.exec(line)
      if (text) setText(unquoted(text[1]))
    } else if (!verbs[verb]) {
      failures.push(`${index + 1}: this page does not know ${verb}`)
    } else {
      // The markers of a state stay as they are written.
      verbs[verb](verb === "Expect" ? argument.slice(1, -1) : unquoted(argument), index + 1)
      // The field is told of a selection afterwards.
      if (verb.startsWith("Select")) await new Promise((resolve) => setTimeout(resolve, 30))
    }
  }
  return { expectations, failures }
}

function unquoted(argument) {
  if (!argument.startsWith('"')) return argument
  const letters = { n: "\n", r: "\r", t: "\t" }
  return argument.slice(1, -1).replace(/\\(u\{([0-9a-fA-F]+)\}|.)/g, (_, letter, code) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : letters[letter] ?? letter)
}
