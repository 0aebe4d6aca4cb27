// How long a keystroke takes here and in input masks, in node. Their code is not part of this repository:
//
//   node Tests/Hosts/Web/peers.mjs FOLDER PEERS
//
// FOLDER is what make-package has written. PEERS has each library as one module, as esbuild bundles it: imask.mjs,
// maskito.mjs (the core and the kit), text-mask.mjs (the core and createNumberMask), react-number-format.mjs,
// cleave-zen.mjs and inputmask.mjs. Those that are missing are left out.
import { existsSync, readFileSync } from "node:fs"
import { pathToFileURL } from "node:url"

const [folder, peers] = process.argv.slice(2)

/** What is typed: the text and the character behind it, which is deleted again. */
const tasks = {
  nickname: ["annabel_lee", "x"],
  digits: ["20261125", "7"],
  amount: ["1,234", "5"],
  card: ["4111 1111 1", "1"],
}
const formatted = { amount: "12,345", card: "4111 1111 11" }

/** For each library and task, a function from the text before, its caret, and what is typed there (or nothing, for a Backspace) to the text after. */
const libraries = {
  async ours() {
    const { Intercepter } = await import(pathToFileURL(`${folder}/intercepter.js`))
    const intercepter = await Intercepter.load(readFileSync(`${folder}/intercepter.wasm`))
    const { compile } = await import(pathToFileURL(`${folder}/compile.js`))
    const profile = intercepter.profile(await compile({
      version: 1,
      fields: {
        nickname: { rules: [{ rule: "maxLength", limit: 20, unit: "graphemes" }] },
        digits: { rules: [{ rule: "numbersOnly" }] },
        amount: { format: { kind: "grouped", locale: "en" }, rules: [{ rule: "decimal", places: 2 }] },
        card: { format: { kind: "pattern", pattern: "#### #### #### ####" }, rules: [{ rule: "numbersOnly" }] },
      },
    }), { language: "en" })
    return (task) => {
      const field = profile.field(task)
      return (text, caret, typed) => field.edit(
        { range: [typed ? caret : caret - 1, caret], replacement: typed }, { text, selection: [caret, caret] }).state.text
    }
  },
  async maskito({ maskitoTransform, maskitoNumberOptionsGenerator }) {
    const digit = /\d/
    const four = [digit, digit, digit, digit]
    const options = {
      nickname: { mask: /^.{0,20}$/ },
      digits: { mask: /^\d*$/ },
      amount: maskitoNumberOptionsGenerator({ maximumFractionDigits: 2, thousandSeparator: "," }),
      card: { mask: [...four, " ", ...four, " ", ...four, " ", ...four] },
    }
    return (task) => (text, caret, typed) =>
      maskitoTransform(typedInto(text, caret, typed), options[task]).value
  },
  async imask({ createMask }) {
    const options = {
      nickname: { mask: /^.{0,20}$/ },
      digits: { mask: /^\d*$/ },
      amount: { mask: Number, scale: 2, thousandsSeparator: ",", radix: "." },
      card: { mask: "0000 0000 0000 0000" },
    }
    return (task) => {
      const mask = createMask(options[task])
      mask.value = tasks[task][0]
      // The mask keeps its text.
      return (_, caret, typed) => {
        mask.splice(typed ? caret : caret - 1, typed ? 0 : 1, typed, typed ? "NONE" : "LEFT")
        return mask.value
      }
    }
  },
  async "text-mask"({ createTextMaskInputElement, createNumberMask }) {
    const digit = /\d/
    const four = [digit, digit, digit, digit]
    const masks = {
      nickname: (text) => Array.from({ length: Math.min(text.length, 20) }, () => /./),
      digits: (text) => Array.from(text, () => digit),
      amount: createNumberMask({ prefix: "", allowDecimal: true }),
      card: [...four, " ", ...four, " ", ...four, " ", ...four],
    }
    return (task) => {
      const inputElement = { value: tasks[task][0], selectionEnd: 0, setSelectionRange() {} }
      const control = createTextMaskInputElement({ inputElement, mask: masks[task], guide: false })
      control.update()
      return (text, caret, typed) => {
        const { value, selection: [end] } = typedInto(text, caret, typed)
        inputElement.value = value
        inputElement.selectionEnd = end
        control.update()
        return inputElement.value
      }
    }
  },
  async "react-number-format"(library) {
    const tools = {
      amount: [
        { decimalScale: 2, thousandSeparator: ",", decimalSeparator: "." },
        library.numericFormatter, library.removeNumericFormat, library.getNumericCaretBoundary,
      ],
      card: [
        { format: "#### #### #### ####" },
        library.patternFormatter, library.removePatternFormat, library.getPatternCaretBoundary,
      ],
    }
    return (task) => {
      if (!tools[task]) return null
      const [options, format, unformat, boundary] = tools[task]
      return (text, caret, typed) => {
        const { value } = typedInto(text, caret, typed)
        const [start, end] = typed ? [caret, caret] : [caret - 1, caret]
        const change = { from: { start, end }, to: { start, end: start + typed.length }, lastValue: text }
        const shown = format(unformat(value, change, options), options)
        boundary(shown, options)
        return shown
      }
    }
  },
  async "cleave-zen"({ formatCreditCard, formatNumeral }) {
    const formats = { amount: formatNumeral, card: formatCreditCard }
    return (task) => formats[task] && ((text, caret, typed) => formats[task](typedInto(text, caret, typed).value))
  },
  async inputmask({ default: Inputmask }) {
    const options = {
      digits: { mask: "9{0,20}", placeholder: "" },
      amount: { alias: "numeric", groupSeparator: ",", digits: 2 },
      card: { mask: "9999 9999 9999 9999", placeholder: "" },
    }
    return (task) => options[task]
      && ((text, caret, typed) => Inputmask.format(typedInto(text, caret, typed).value, options[task]))
  },
}

function typedInto(text, caret, typed) {
  const start = typed ? caret : caret - 1
  const end = start + typed.length
  return { value: text.slice(0, start) + typed + text.slice(caret), selection: [end, end] }
}

/** Types and deletes a character again and again; the times of single keystrokes in microseconds, sorted. */
function measure(type, task) {
  const [text, character] = tasks[task]
  const after = formatted[task] ?? text + character
  const times = []
  for (let round = 0; round < 40_000; round += 1) {
    const start = performance.now()
    const typed = type(text, text.length, character)
    const middle = performance.now()
    const deleted = type(after, after.length, "")
    const end = performance.now()
    if (round === 0 && (typed !== after || deleted !== text)) return `${typed}, ${deleted}`
    if (round >= 10_000) times.push((middle - start) * 1000, (end - middle) * 1000)
  }
  return times.sort((one, other) => one - other)
}

// text-mask sets the selection of the active element alone.
globalThis.document = { activeElement: null }
const results = {}
for (const [name, make] of Object.entries(libraries)) {
  const path = `${peers}/${name}.mjs`
  if (name !== "ours" && !existsSync(path)) continue
  const type = await make(name === "ours" ? null : await import(pathToFileURL(path)))
  results[name] = {}
  for (const task of Object.keys(tasks)) {
    const one = type(task)
    if (!one) continue
    const times = measure(one, task)
    results[name][task] = typeof times === "string"
      ? times : [0.5, 0.99].map((share) => Number(times[Math.floor(times.length * share)].toFixed(2)))
  }
}
console.log(JSON.stringify(results, null, 1))
