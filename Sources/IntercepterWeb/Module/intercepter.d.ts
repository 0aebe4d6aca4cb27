/**
 * The engine of TextInputIntercepter beside a page's text fields.
 *
 * ```js
 * import { Intercepter, attach } from "./intercepter.js"
 *
 * const intercepter = await Intercepter.load()
 * const profile = intercepter.profile(await (await fetch("signup.json")).text())
 * attach(document.querySelector("#nickname"), profile.field("nickname"))
 * ```
 *
 * Offsets are UTF-16 code units, as everywhere in JavaScript.
 */

/** Two offsets, the first not greater than the second. */
export type Range = readonly [from: number, to: number]

/** What a text field holds. */
export interface EditingState {
  readonly text: string
  /** Absent or `null` where it is not known. */
  readonly selection?: Range | null
  /** What an input method is composing. */
  readonly marked?: Range | null
}

/** The replacement of a part of a text. */
export interface Edit {
  readonly range: Range
  readonly replacement: string
}

/** What a rule says of a text. */
export interface Violation {
  readonly rule: string
  readonly code: string
  /** A case of the code that is said in words of its own. */
  readonly variant?: string
  /** Missing in the submission of a secret field, whose length it would reveal. */
  readonly range?: Range
  readonly limit?: number
  readonly actual?: number
  readonly unit?: string
  /** The earliest or the latest date, as the field writes it. */
  readonly bound?: string
  /** There where a rule only warns. */
  readonly severity?: "warning"
  /** A sentence in the language of the profile. */
  readonly message: string
}

/** What becomes of an edit. */
export interface Decision {
  /** `composing`: marked text, which is judged when it is committed. */
  readonly outcome: "accepted" | "amended" | "rejected" | "composing"
  /** What the field is to hold. */
  readonly state: { readonly text: string; readonly selection: Range | null; readonly marked: Range | null }
  /** What was changed, or would have been. */
  readonly edit: Edit | null
  readonly violations: readonly Violation[]
}

/** What is said of a finished text. */
export interface Judgement {
  /** `intermediate` can still become valid as it is typed on. */
  readonly validity: "valid" | "intermediate" | "invalid"
  readonly violations: readonly Violation[]
  /** The text with the fixes of the field, where these have changed it. */
  readonly text?: string
}

/** A text that has been made to conform, and what is wrong with it where that was not possible. */
export interface Sanitized {
  readonly text: string
  readonly validity?: Judgement["validity"]
  readonly violations?: readonly Violation[]
}

/** How long a text is, in each unit. */
export interface Measurement {
  readonly graphemes: number
  readonly scalars: number
  readonly utf16: number
  readonly utf8: number
  readonly gb18030: number
  readonly doubleWidth: number
  readonly [unit: string]: number
}

/** What a form says of its texts. */
export interface Submission {
  readonly validity: Judgement["validity"]
  /** A secret field has no `text` here. */
  readonly results: readonly (Judgement & { readonly name: string })[]
  readonly unknownFields?: readonly string[]
  readonly violations?: readonly Violation[]
}

/** One thing that is wrong with a profile, or strange about it. */
export interface ProfileIssue {
  /** A JSON path: `$.fields.name.rules[0].limit`. */
  readonly path: string
  readonly message: string
  readonly line?: number
  readonly column?: number
}

/** All that is wrong with a profile. */
export declare class ProfileErrors extends Error {
  constructor(errors: readonly ProfileIssue[])
  readonly errors: readonly ProfileIssue[]
}

/** The engine stopped in the middle of a question. It has been started again; ask again, or do without. */
export declare class EngineFailure extends Error {
  constructor(cause: unknown)
}

/** The engine. One is enough for a page. */
export declare class Intercepter {
  constructor(module: WebAssembly.Module)

  /**
   * Loads the engine: from `intercepter.wasm` beside this module unless something else is given.
   *
   * In node, hand in the bytes: `Intercepter.load(await readFile(path))`.
   */
  static load(
    source?: string | URL | Response | BufferSource | WebAssembly.Module
  ): Promise<Intercepter>

  /**
   * Reads a profile.
   *
   * @param json The text of the profile, or its value.
   * @param options `language`, a language tag, is the language of the messages: that of the page unless given.
   * @throws {ProfileErrors} with everything that is wrong with it.
   */
  profile(json: string | object, options?: { language?: string }): Profile

  /** The bytes of memory that the engine has taken of the page; they grow, and never shrink. */
  readonly memory: number
}

/** The rules of a form. It is forgotten when nothing refers to it any longer. */
export interface Profile {
  /** The names of the fields, in the order of the form. */
  readonly fields: readonly string[]
  /** What can hardly be meant. */
  readonly warnings: readonly ProfileIssue[]
  readonly language: string

  /** @throws {RangeError} if there is no such field. */
  field(name: string): Field

  /** What the form says of the texts of its fields, by their names. */
  submit(texts: Readonly<Record<string, string | number | boolean | null>>): Submission

  /**
   * The answer to a line of the JSON Lines protocol, byte for byte that of `intercepter process`.
   *
   * A line that is no request is answered with `{"error":…}`.
   */
  respond(line: string): string

  /** Gives the memory of the profile back now. Its fields answer no more. */
  release(): void
}

/** A field of a profile. */
export interface Field {
  readonly name: string
  readonly profile: Profile

  /** Notification mode: the field has become something, what must it hold? */
  intercept(current: EditingState, previous: EditingState, baseline?: EditingState | null): Decision

  /** Delegate mode: the field is about to change, may it? */
  edit(edit: Edit, previous: EditingState, baseline?: EditingState | null): Decision

  /** An arrow key raises or lowers the part of a date at the caret; `null` where there is none. */
  step(count: number, previous: EditingState): Decision | null

  /** What a submission of the text says, with the field's fixes made first. */
  validate(text: string): Judgement

  /** What is left of the text, cut and filtered until it conforms. */
  sanitize(text: string): Sanitized

  /** A raw text as the field shows it in its format; what is shown already, and any text without a format, stays. */
  show(text: string): string

  /** The raw text of what the field shows; a text that is not as the format shows it is raw already. */
  unformatted(text: string): string

  /**
   * What is missing behind the text of a pattern or a date: `__.____` behind `29.`. It is for display alone, in an
   * element behind the field that `aria-hidden` hides.
   */
  missing(text: string): string

  measure(text: string): Measurement
}

/** What hears of an attached field. */
export interface AttachOptions {
  /** An element that says what is wrong, politely to screen readers; one is made behind the field unless given. */
  notice?: HTMLElement
  /** Called with each decision, when the field holds what was decided. */
  onDecision?: (decision: Decision) => void
  /** Called when the text is judged otherwise, or is shown as an error, as an unfinished one is after blur. */
  onValidityChange?: (validity: Judgement, isError: boolean) => void
  /** Called where the engine failed and the user's text stays as it is. It is reported unless given. */
  onFailure?: (error: unknown) => void
}

/** A text field of the page that is kept to its rules. */
export interface Attachment {
  readonly element: HTMLInputElement | HTMLTextAreaElement
  readonly field: Field
  readonly state: EditingState
  readonly validity: Judgement
  /** What rules and forms see: the text without its format. */
  readonly unformattedText: string

  /** Shows a raw text in the field's format; the page hears of it as of typing. */
  set(text: string): void

  /** Keeps the element to other rules. Its raw text stays, in the other field's format. */
  update(field: Field): void

  /** Looks at the element again, after the page has written into it. */
  refresh(): void

  /** Leaves the element as it was found. */
  detach(): void
}

/**
 * Keeps an `<input>` of the types text, search, tel, url or password, or a `<textarea>`, to its rules.
 *
 * The browser's undo and the page's `input` events work as before. The element's custom validity,
 * `aria-invalid` and `aria-describedby` tell what is wrong.
 *
 * @throws {TypeError} if it is another element, or one that is attached already.
 */
export declare function attach(
  element: HTMLInputElement | HTMLTextAreaElement,
  field: Field,
  options?: AttachOptions
): Attachment

/** What keeps an element to its rules, if anything does. */
export declare function attachmentOf(element: Element): Attachment | undefined

/** What hears of an attached form. */
export interface FormOptions {
  /** Says what is wrong with the form as a whole; an element is made at its end unless given. */
  notice?: HTMLElement
  /** Elements that say what is wrong with fields, by the names of these. */
  notices?: Readonly<Record<string, HTMLElement>>
  onDecision?: (decision: Decision, name: string) => void
  /**
   * Called when the form is submitted and valid, and its fields show the texts that were judged.
   *
   * The browser sends the form then, unless `event.preventDefault()` is called.
   */
  onSubmit?: (submission: Submission, event: SubmitEvent) => void
  /** Called where the engine failed; the form is sent as it is. It is reported unless given. */
  onFailure?: (error: unknown) => void
}

/** A form of the page that is kept to a profile. */
export interface FormAttachment {
  readonly form: HTMLFormElement
  readonly profile: Profile
  /** The text fields, by their names. */
  readonly fields: ReadonlyMap<string, Attachment>

  /** What a submission would say now, with what a server has said. Nothing is shown or changed. */
  readonly submission: Submission

  /** Shows all that is wrong, and brings the focus to the first field of the page that is. */
  check(): Submission

  /**
   * Adds what a server has said of the same texts, and shows it.
   *
   * Violations of a field hold until its text changes, those of the form as a whole until it is submitted again.
   */
  add(answer: Partial<Pick<Submission, "violations">> & { readonly results?: readonly AddedResult[] }): Submission

  /** Looks for fields that were added or removed; what changes inside the form is found without it. */
  rescan(): void

  /** Leaves the form as it was found. */
  detach(): void
}

/** What a server says of a field; only the name and the violations are read. */
export interface AddedResult {
  readonly name: string
  readonly violations: readonly Violation[]
}

/**
 * Keeps a form to a profile: its text fields while they are typed into, and all of it when it is submitted.
 *
 * The elements of the form are found by the names of the profile's fields. What is no text field (a choice, a
 * checkbox, a date) is judged with the form; what is wrong with it is said behind it. A form that is not valid is not submitted: the page's listeners
 * do not hear of it, what is wrong is shown, and the first field that is wrong gets the focus. In a valid form the
 * texts with their fixes take the place of what was typed. A field with a format goes on showing its text in it; the
 * browser, and `new FormData(form)`, send the raw text.
 */
export declare function attachForm(form: HTMLFormElement, profile: Profile, options?: FormOptions): FormAttachment
