/**
 * The engine of TextInputIntercepter for a page's text fields, which reads compiled profiles.
 *
 * ```js
 * import { attach, loadProfile } from "./intercepter.js"
 *
 * const profile = await loadProfile("signup.intercepter")
 * attach(document.querySelector("#nickname"), profile.field("nickname"))
 * ```
 *
 * `full.js` has the same interface with an engine that also reads profiles in JSON. `compile.js` compiles them.
 *
 * Offsets are UTF-16 code units, as everywhere in JavaScript.
 */

/** Two offsets, the first not greater than the second. */
export type Range = readonly [from: number, to: number]

/** The state of a text field. */
export interface EditingState {
  readonly text: string
  /** Absent or `null` if it is unknown. */
  readonly selection?: Range | null
  /** The text that an input method is composing. */
  readonly marked?: Range | null
}

/** The replacement of a part of a text. */
export interface Edit {
  readonly range: Range
  readonly replacement: string
}

/** A violation of a rule. */
export interface Violation {
  readonly rule: string
  readonly code: string
  /** A case of the code with its own message, such as `removed`: an amended edit does not contain the characters. */
  readonly variant?: string
  /** Absent in the submission of a secret field, whose length it would reveal. */
  readonly range?: Range
  readonly limit?: number
  readonly actual?: number
  readonly unit?: string
  /** The earliest or the latest date in the notation of the field, or the calling code of a foreign number. */
  readonly bound?: string
  /**
   * The first distinct characters that the rule rejects or removes: at most three. Absent for rules that do not
   * judge single characters, for secret fields, and if the first character is too long to be recorded.
   */
  readonly characters?: readonly string[]
  /** Present if the rule objects to more characters than `characters` contains. */
  readonly hasMoreCharacters?: true
  /** Present if the rule only warns. */
  readonly severity?: "warning"
  /** A sentence in the language of the profile. */
  readonly message: string
}

/** The decision about an edit. */
export interface Decision {
  /** `composing` means marked text, which the rules evaluate when it is committed. */
  readonly outcome: "accepted" | "amended" | "rejected" | "composing"
  /** The state that the field must have. */
  readonly state: { readonly text: string; readonly selection: Range | null; readonly marked: Range | null }
  /** The edit that was made or rejected. */
  readonly edit: Edit | null
  readonly violations: readonly Violation[]
}

/** The validity of a finished text. */
export interface Judgement {
  /** An `intermediate` text can still become valid by typing. */
  readonly validity: "valid" | "intermediate" | "invalid"
  readonly violations: readonly Violation[]
  /** The text after the field's fixes, if they changed it. Absent in the validity of a field of an attached form. */
  readonly text?: string
}

/** A sanitized text, with its violations if it could not be made to conform. */
export interface Sanitized {
  readonly text: string
  readonly validity?: Judgement["validity"]
  readonly violations?: readonly Violation[]
}

/** The length of a text in each unit. */
export interface Measurement {
  readonly graphemes: number
  readonly scalars: number
  readonly utf16: number
  readonly utf8: number
  readonly gb18030: number
  readonly doubleWidth: number
  readonly [unit: string]: number
}

/**
 * A text as a value, with one member. It has no digits of another script and no format of a language.
 *
 * A number is a text, because JavaScript's numbers are binary: `0.10` would become `0.1`.
 */
export interface FieldValue {
  /** A decimal number, such as `98765.4`. */
  readonly number?: string
  /** The digits of a card number, a code or a telephone number with its calling code if the field has several. */
  readonly digits?: string
  /** A date, a time or both, such as `2024-02-29` (ISO 8601). */
  readonly date?: string
  /** A range of dates, such as `2024-02-01/2024-02-29` (ISO 8601). */
  readonly dates?: string
}

/** The result of a field. */
export interface FieldResult extends Judgement {
  readonly name: string
  /** Absent if the field has no such value, or the text is not valid. */
  readonly value?: FieldValue
}

/** The result of validating a form's texts. */
export interface Submission {
  readonly validity: Judgement["validity"]
  /** Results of secret fields have no `text` and no `value`. */
  readonly results: readonly FieldResult[]
  readonly unknownFields?: readonly string[]
  readonly violations?: readonly Violation[]
}

/** An error or a warning about a profile. */
export interface ProfileIssue {
  /** A JSON path, such as `$.fields.name.rules[0].limit`. */
  readonly path: string
  readonly message: string
  readonly line?: number
  readonly column?: number
}

/** All errors of a profile. */
export declare class ProfileErrors extends Error {
  constructor(errors: readonly ProfileIssue[])
  readonly errors: readonly ProfileIssue[]
}

/** The engine stopped without an answer and has been restarted. Repeat the request, or do without. */
export declare class EngineFailure extends Error {
  constructor(cause: unknown)
}

export type ProfileSource = string | URL | Response | BufferSource

/**
 * Loads a profile, and an engine that reads it: one that this function or an element has loaded before, or else the
 * smallest. A profile in JSON needs `intercepter-full.wasm`.
 *
 * @param source The address of a profile, its response or its bytes, or a promise of one.
 * @param options `engine` is the address of another engine. `language` is the language tag of a profile in JSON.
 * @throws {ProfileErrors} if the profile is damaged, or has another format.
 * @throws {TypeError} if it is not a profile.
 */
export declare function loadProfile(
  source: ProfileSource | Promise<ProfileSource>, options?: { engine?: string | URL; language?: string }
): Promise<Profile>

/** The engine. A page needs only one. */
export declare class Intercepter {
  constructor(module: WebAssembly.Module)

  /**
   * Loads the engine, by default from `intercepter.wasm` beside this module, which reads every compiled profile.
   *
   * In Node.js, pass the bytes: `Intercepter.load(await readFile(path))`.
   */
  static load(
    source?: string | URL | Response | BufferSource | WebAssembly.Module
  ): Promise<Intercepter>

  /**
   * Reads a compiled profile.
   *
   * @throws {ProfileErrors} if it is damaged, or has another format.
   * @throws {TypeError} if it is not a compiled profile.
   */
  profile(compiled: BufferSource): Profile

  /** The size of the engine's memory in bytes, which never shrinks. */
  readonly memory: number
}

/** The rules of a form. A profile is released when it is garbage-collected. */
export interface Profile {
  /** The names of the fields, in the order of the form. */
  readonly fields: readonly string[]
  /** The probable mistakes in a profile in JSON. */
  readonly warnings: readonly ProfileIssue[]
  readonly language: string

  /** @throws {RangeError} if there is no such field. */
  field(name: string): Field

  /** Validates the texts of the fields, given by name. */
  submit(texts: Readonly<Record<string, string | number | boolean | null>>): Submission

  /** Releases the memory of the profile immediately. Its fields can no longer be used. */
  release(): void
}

/** A field of a profile. */
export interface Field {
  readonly name: string
  readonly profile: Profile

  /**
   * Notification mode: returns the decision about a state that the field already has.
   *
   * During a composition, `previous` is the state of the last decision, and `baseline` the state before the
   * composition began. At its end, `previous` is the last state whose marked text the rules accept, if there is one.
   */
  intercept(current: EditingState, previous: EditingState, baseline?: EditingState | null): Decision

  /** Delegate mode: returns the decision about an edit before it happens. */
  edit(edit: Edit, previous: EditingState, baseline?: EditingState | null): Decision

  /** Changes the part of a date at the caret, as an arrow key does. Returns `null` if there is none. */
  step(count: number, previous: EditingState): Decision | null

  /** Normalizes a text as a submission does, and validates it. */
  validate(text: string): Judgement

  /** Returns the text that a form stores, or the text itself with its violations. */
  sanitize(text: string): Sanitized

  /** Returns a text in the field's format. A formatted text stays unchanged. */
  show(text: string): string

  /** Returns a text as it is when editing ends: a typed mark gets its meaning, so that `12.5` becomes `12,5`. */
  finish(text: string): string

  /** Returns the text without the field's format. A text that is not formatted stays unchanged. */
  unformatted(text: string): string

  /**
   * Returns the rest of a pattern or a date that the text lacks: `__.____` after `29.`. It is for display only, in
   * an element after the field with `aria-hidden`.
   */
  missing(text: string): string

  measure(text: string): Measurement

  /** Returns a text as a number, digits or a date, or `null` if the field has no such value or the text is not valid. */
  value(text: string): FieldValue | null
}

/**
 * A rule of the page: returns what is wrong with a finished text that the profile accepts, or nothing.
 *
 * @param text The text without the field's format.
 * @param value The text as a number, digits or a date, or `null`.
 */
export type CustomRule = (text: string, value: FieldValue | null) => string | null | undefined

/** A format of the page. */
export interface CustomFormat {
  /** Returns an unformatted text as the field shows it. */
  readonly show: (text: string) => string
  /** Returns the characters of a formatted text, or of its beginning, that belong to the unformatted text. */
  readonly unformat: (text: string) => string
}

/**
 * Returns a field that shows its texts in a format of the page.
 *
 * The caret stays behind as many unformatted characters as before. The field of the profile needs no format of its own.
 *
 * ```js
 * const pairs = { show: (text) => text.replace(/(..)(?=.)/g, "$1·"), unformat: (text) => text.replaceAll("·", "") }
 * attach(element, formatted(profile.field("key"), pairs))
 * ```
 */
export declare function formatted(field: Field, format: CustomFormat): Field

/** The options and callbacks of an attached field. */
export interface AttachOptions {
  /** An element for messages, announced politely by screen readers. By default, one is created after the field. */
  notice?: HTMLElement
  /** Called after each decision has been applied to the field. */
  onDecision?: (decision: Decision) => void
  /** Called when the validity changes, or when an intermediate text becomes an error on blur. */
  onValidityChange?: (validity: Judgement, isError: boolean) => void
  /** A rule of the page. It judges the finished text, and rejects no keystroke. */
  rule?: CustomRule
  /**
   * What scripts of the page read and write as the element's `value`. With `unformatted`, libraries that use
   * `element.value`, such as react-hook-form and Vue's `v-model`, work with unformatted texts. By default, `formatted`.
   */
  elementValue?: "formatted" | "unformatted"
  /** Called when the engine failed and the text stays unchanged. By default, the error is reported. */
  onFailure?: (error: unknown) => void
}

/** A text field of the page with the rules of a profile's field. */
export interface Attachment {
  readonly element: HTMLInputElement | HTMLTextAreaElement
  readonly field: Field
  readonly state: EditingState
  readonly validity: Judgement
  /** The text that rules and forms see, without the format. */
  readonly unformattedText: string
  /** The text as a number, digits or a date, or `null` if the field has no such value or the text is not valid. */
  readonly value: FieldValue | null

  /** Sets an unformatted text and shows it in the field's format. The page is notified as of typing. */
  set(text: string): void

  /** Attaches another field's rules. The unformatted text stays, in the other field's format. */
  update(field: Field): void

  /** Reads and validates the element again after the page has written to it. */
  refresh(): void

  /** Removes the rules and restores the element. */
  detach(): void
}

/**
 * Attaches rules to a `<textarea>`, or an `<input>` of type text, search, tel, url or password.
 *
 * The browser's undo and the page's `input` events work as before. The element's custom validity, `aria-invalid`
 * and `aria-describedby` report errors, and `aria-required` a required text.
 *
 * @throws {TypeError} if it is another element, or is already attached.
 */
export declare function attach(
  element: HTMLInputElement | HTMLTextAreaElement,
  field: Field,
  options?: AttachOptions
): Attachment

/** Returns the attachment of an element, or `undefined`. */
export declare function attachmentOf(element: Element): Attachment | undefined

/** The options and callbacks of an attached form. */
export interface FormOptions {
  /** An element for messages about the form as a whole. By default, one is created at its end. */
  notice?: HTMLElement
  /** Elements for messages about fields, by field name. */
  notices?: Readonly<Record<string, HTMLElement>>
  onDecision?: (decision: Decision, name: string) => void
  /** Formats of the page, by field name. */
  formats?: Readonly<Record<string, CustomFormat>>
  /** Rules of the page, by field name. `submission` has their violations. */
  rules?: Readonly<Record<string, CustomRule>>
  /** See `AttachOptions`. */
  elementValue?: AttachOptions["elementValue"]
  /**
   * What the browser and `new FormData(form)` send: the unformatted texts, or values where fields have them, such as
   * `98765.4` instead of `98765,4`. The attribute `data-submit="value"` or `"text"` of an element overrides this.
   */
  submits?: "text" | "value"
  /**
   * Called when the form is submitted and valid, after its fields show the validated texts.
   *
   * The browser then sends the form, unless `event.preventDefault()` is called.
   */
  onSubmit?: (submission: Submission, event: SubmitEvent) => void
  /** Called when the engine failed. The form is sent as it is. By default, the error is reported. */
  onFailure?: (error: unknown) => void
}

/** A form of the page with the rules of a profile. */
export interface FormAttachment {
  readonly form: HTMLFormElement
  readonly profile: Profile
  /** The text fields, by name. */
  readonly fields: ReadonlyMap<string, Attachment>

  /** The submission as it would be now, with the violations that a server reported. Nothing is shown or changed. */
  readonly submission: Submission

  /** Shows all errors, and moves the focus to the first field of the page that is not valid. */
  check(): Submission

  /**
   * Adds and shows violations that a server reported for the same texts.
   *
   * Violations of a field remain until its text changes, those of the form as a whole until it is submitted again.
   */
  add(answer: Partial<Pick<Submission, "violations">> & { readonly results?: readonly AddedResult[] }): Submission

  /** Finds fields that were added or removed. Changes inside the form are found automatically. */
  rescan(): void

  /** Removes the rules and restores the form. */
  detach(): void
}

/** A server's result for a field. Only the name and the violations are read. */
export interface AddedResult {
  readonly name: string
  readonly violations: readonly Violation[]
}

/**
 * Attaches a profile to a form: to its text fields while the user types, and to the whole form when it is
 * submitted.
 *
 * The elements are found by the names of the profile's fields. Other elements, such as a choice, a checkbox or a
 * date, are validated with the form, and their messages appear after them.
 *
 * A form that is not valid is not submitted. The page's listeners are not notified; the errors are shown, and the
 * first invalid field gets the focus. In a valid form, normalized texts replace the typed ones. A field with a
 * format continues to show it, but the browser and `new FormData(form)` send the unformatted text.
 */
export declare function attachForm(form: HTMLFormElement, profile: Profile, options?: FormOptions): FormAttachment
