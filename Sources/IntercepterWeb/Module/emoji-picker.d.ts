import type { Field } from "./intercepter.js"

/** An emoji with its skin tones: what somebody chooses. */
export interface ChosenEmoji {
  /** The sequence. */
  readonly text: string
  /** The name, in the language of the pack. */
  readonly name: string
  /** The emoji without skin tones. */
  readonly base: string
  /** None, one or two skin tones, from 1 (light) to 5 (dark). */
  readonly tones: readonly number[]
}

/** What somebody uses, as the Swift module stores its `EmojiRecents`. */
export interface EmojiRecents {
  readonly version: number
  readonly entries: readonly { readonly text: string; readonly weight: number; readonly time: number }[]
  readonly favorites: readonly string[]
  readonly tones: readonly number[]
  readonly tonesOfEmoji: readonly { readonly text: string; readonly tones: readonly number[] }[]
}

export type EmojiGroup =
  | "smileysAndEmotion" | "peopleAndBody" | "animalsAndNature" | "foodAndDrink" | "travelAndPlaces" | "activities"
  | "objects" | "symbols" | "flags"

/** Emoji under a heading; `start` is the place of the first of them among all. */
export interface EmojiSection {
  readonly title: EmojiGroup | "frequent" | "results"
  readonly name: string
  readonly symbol: string
  readonly start: number
  readonly emoji: readonly string[]
}

/** The skin tones that are shown, and which of them is selected. */
export interface EmojiToneChooser {
  readonly rows: readonly (readonly ChosenEmoji[])[]
  readonly row: number
  readonly column: number
}

/** What a picker shows. */
export interface EmojiPickerState {
  readonly query: string
  /** The number of emoji of all sections. */
  readonly count: number
  readonly sections: readonly EmojiSection[]
  /** The place and the emoji that is selected; absent if there is none. */
  readonly selected?: number
  readonly emoji?: ChosenEmoji
  readonly takesTones?: boolean
  readonly isFavorite?: boolean
  readonly tones?: EmojiToneChooser
  /** There where the last request has chosen an emoji, has asked to close, or has changed what is to be stored. */
  readonly chosen?: ChosenEmoji
  readonly close?: true
  readonly recents?: EmojiRecents
}

export type EmojiPickerKey =
  | "left" | "right" | "up" | "down" | "home" | "end" | "pageUp" | "pageDown" | "nextSection" | "previousSection"
  | "character" | "backspace" | "clear" | "choose" | "tones" | "favorite" | "cancel"

export interface EmojiPickerOptions {
  /** A pack of names that `intercepter emoji pack` has made, or its address; Unicode's English names unless given. */
  names?: URL | string | ArrayBuffer | Uint8Array
  /** The engine of the picker, where it does not lie beside the module. */
  source?: URL | string | Response | ArrayBuffer | Uint8Array | WebAssembly.Module
  recents?: EmojiRecents
  /** The language of headings; that of the names unless given. */
  language?: string
  /** The newest version of emoji that is offered, as `15.0`. */
  upTo?: string
  columns?: number
  groups?: readonly EmojiGroup[]
  /** The most emoji that are used frequently; 0 leaves them out. */
  frequentLimit?: number
  /** What is offered, by its text: what a font shows, what a field admits. */
  filter?: (text: string) => boolean
}

/** A picker without a view: `EmojiPicker` of the Swift module, for pages that draw it themselves. */
export declare class EmojiPicker {
  /** Loads what is needed, and opens a picker. */
  static open(options?: EmojiPickerOptions): Promise<EmojiPicker>

  readonly state: EmojiPickerState
  /** What stands beside the emoji, in the language of the picker. */
  readonly texts: Readonly<Record<
    "emoji" | "search" | "results" | "nothingFound" | "noneAdmitted" | "tones" | "favorite", string>>

  /** Does what a key asks for; `rows` is how far a page goes, `text` the character of `character`. */
  key(key: EmojiPickerKey, details?: { readonly rows?: number; readonly text?: string }): EmojiPickerState
  search(query: string): EmojiPickerState
  /** Does what a pointer asks for, at a place. */
  ask(request: {
    readonly press?: number; readonly hold?: number; readonly select?: number; readonly tone?: readonly [row: number, column: number]
    readonly columns?: number
  }): EmojiPickerState
  /** The names of the emoji at places, the last of them left out. */
  names(from: number, to: number): string[]
}

/**
 * Emoji to choose from.
 *
 * ```html
 * <script type="module" src="emoji-picker.js"></script>
 * <input id="message">
 * <emoji-picker for="message" names="de.emoji" store="emoji"></emoji-picker>
 * ```
 *
 * | attribute | what it says |
 * |---|---|
 * | `for` | the id of the text field that gets what is chosen, where its caret is |
 * | `names` | the address of a pack of names that `intercepter emoji pack` has made; Unicode's English names unless given |
 * | `lang` | the language of headings; that of the nearest element around unless given |
 * | `store` | the key in `localStorage` of what somebody uses; nothing is stored unless given |
 * | `up-to` | the newest version of emoji, as `15.0` |
 * | `groups` | the groups that are offered, with blanks between them |
 * | `frequent-limit` | the most emoji that are used frequently, 30 unless given |
 * | `stay` | a picker that was opened stays open when an emoji is chosen |
 *
 * A field that `attach` keeps to its rules is offered what these accept; in a field for one emoji, the chosen one takes
 * the place of what it holds. `--cell`, `--accent`, `--surface`, `--ink`, `--faint`, `--edge` and `--hover` are the
 * properties of its looks, `search`, `groups`, `view`, `tones` and `preview` its parts.
 */
export declare class EmojiPickerElement extends HTMLElement {
  /** The model; `null` until it is loaded. */
  readonly picker: EmojiPicker | null
  /** What somebody uses, where the host stores it; `null` where `store` says who does. */
  recents: EmojiRecents | null
  /** What is offered beside the rules of the field, by its text. */
  filter: ((text: string) => boolean) | null
  /** The text field that gets what is chosen. */
  readonly target: HTMLInputElement | HTMLTextAreaElement | null

  /** Opens the picker above the page, beside a text field or another element. */
  openAt(element: HTMLElement): Promise<void>
  /** Closes the picker that was opened; the field has the focus again. */
  close(): void

  addEventListener<Type extends keyof EmojiPickerEventMap>(
    type: Type, listener: (this: EmojiPickerElement, event: EmojiPickerEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions
  ): void
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions
  ): void
}

/** The events of the element; they bubble. */
export interface EmojiPickerEventMap extends HTMLElementEventMap {
  /** The emoji can be chosen from. */
  ready: CustomEvent<EmojiPicker>
  /** An emoji was chosen; it is inserted into the field unless this event is cancelled. */
  choose: CustomEvent<ChosenEmoji>
  /** What somebody uses has changed. */
  recents: CustomEvent<EmojiRecents>
  /** The picker that was opened is closed. */
  close: CustomEvent<null>
  /** Something could not be loaded; it is reported unless this event is cancelled. */
  failure: CustomEvent<unknown>
}

/** Whether a field takes one emoji and nothing else. */
export declare function isForOneEmoji(field: Field): boolean

declare global {
  interface HTMLElementTagNameMap {
    "emoji-picker": EmojiPickerElement
  }
}
