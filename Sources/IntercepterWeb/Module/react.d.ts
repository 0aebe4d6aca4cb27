import type { AttachOptions, Field, Judgement } from "./intercepter.js"

/** What a field has become. */
export interface InterceptedChange {
  /** What the field shows. */
  readonly text: string
  /** What rules and forms see: the text without its format. */
  readonly unformattedText: string
  readonly validity: Judgement
}

export interface InterceptedOptions extends AttachOptions {
  /** The unformatted text that the field is to have; what the user types unless given. */
  value?: string
  /** Called when the user has changed the text, after the rules have judged it. */
  onChange?: (change: InterceptedChange) => void
}

/**
 * Keeps an `<input>` or a `<textarea>` to a field's rules, as `attach` does. Requires React 18 or later.
 *
 * ```jsx
 * const [amount, setAmount] = useState("")
 * const ref = useIntercepted(field, { value: amount, onChange: ({ unformattedText }) => setAmount(unformattedText) })
 * return <input ref={ref} inputMode="decimal" />
 * ```
 *
 * The element has neither `value` nor `onChange` of React's own: the hook has them. A field of `null` leaves the
 * element alone, as while the engine is loaded.
 *
 * @returns A ref for the element. It is a function, which another ref function may call.
 */
export declare function useIntercepted(
  field: Field | null, options?: InterceptedOptions
): (element: HTMLInputElement | HTMLTextAreaElement | null) => void
