import type { AttachOptions, Field, FieldValue, Judgement } from "./intercepter.js"

/** A change of a field. */
export interface InterceptedChange {
  /** The text that the field shows. */
  readonly text: string
  /** The text that rules and forms see, without the format. */
  readonly unformattedText: string
  readonly validity: Judgement
  /** The text as a number, digits or a date, or `null` if the field has no such value or the text is not valid. */
  readonly value: FieldValue | null
}

export interface InterceptedOptions extends AttachOptions {
  /** The unformatted text to show. By default, the field keeps what the user types. */
  value?: string
  /** Called when the user has changed the text, after the rules have validated it. */
  onChange?: (change: InterceptedChange) => void
}

/**
 * Attaches a field's rules to an `<input>` or a `<textarea>`, as `attach` does. Requires React 18 or later.
 *
 * ```jsx
 * const [amount, setAmount] = useState("")
 * const ref = useIntercepted(field, { value: amount, onChange: ({ unformattedText }) => setAmount(unformattedText) })
 * return <input ref={ref} inputMode="decimal" />
 * ```
 *
 * Pass `value` and `onChange` to the hook instead of the element. With a field of `null`, for example while the
 * engine is loading, the element has no rules.
 *
 * @returns A ref for the element. It is a function, which another ref function may call.
 */
export declare function useIntercepted(
  field: Field | null, options?: InterceptedOptions
): (element: HTMLInputElement | HTMLTextAreaElement | null) => void
