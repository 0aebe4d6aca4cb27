import type { Field } from "./intercepter.js"

/** A chosen emoji with its skin tones. */
export interface ChosenEmoji {
  /** The emoji sequence. */
  readonly text: string
  /** The name, in the language of the pack. */
  readonly name: string
  /** The emoji without skin tones. */
  readonly base: string
  /** None, one or two skin tones, from 1 (light) to 5 (dark). */
  readonly tones: readonly number[]
}

/** The recent emoji, favorites and skin tones, in the format of `EmojiRecents` of the Swift module. */
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

/** Emoji under a heading. `start` is the place of the first one among all. */
export interface EmojiSection {
  readonly title: EmojiGroup | "frequent" | "results"
  readonly name: string
  readonly symbol: string
  readonly start: number
  readonly emoji: readonly string[]
}

/** The skin tones that are shown, and the selected one. */
export interface EmojiToneChooser {
  readonly rows: readonly (readonly ChosenEmoji[])[]
  readonly row: number
  readonly column: number
}

/** The state that a picker shows. */
export interface EmojiPickerState {
  readonly query: string
  /** The number of emoji in all sections. */
  readonly count: number
  readonly sections: readonly EmojiSection[]
  /** The place and the emoji that is selected; absent if there is none. */
  readonly selected?: number
  readonly emoji?: ChosenEmoji
  readonly takesTones?: boolean
  readonly isFavorite?: boolean
  readonly tones?: EmojiToneChooser
  /** Present if the last request chose an emoji, asked to close, or changed the data to store. */
  readonly chosen?: ChosenEmoji
  readonly close?: true
  readonly recents?: EmojiRecents
}

export type EmojiPickerKey =
  | "left" | "right" | "up" | "down" | "home" | "end" | "pageUp" | "pageDown" | "nextSection" | "previousSection"
  | "character" | "backspace" | "clear" | "choose" | "tones" | "favorite" | "cancel"

export interface EmojiPickerOptions {
  /**
   * A pack of names from `intercepter emoji pack`, or its address. The default is Unicode's English names, the file
   * `emoji-names.bin` beside the module.
   */
  names?: URL | string | ArrayBuffer | Uint8Array
  /** The catalogue, or its address, if `emoji-catalogue.bin` is not beside the module. */
  catalogue?: URL | string | ArrayBuffer | Uint8Array
  /** The engine of the picker, if it is not beside the module. */
  source?: URL | string | Response | ArrayBuffer | Uint8Array | WebAssembly.Module
  recents?: EmojiRecents
  /** The language of the headings. The default is that of the names. */
  language?: string
  /** The newest emoji version to offer, such as `15.0`. */
  upTo?: string
  columns?: number
  groups?: readonly EmojiGroup[]
  /** The maximum number of frequently used emoji; 0 omits them. */
  frequentLimit?: number
  /** Returns whether to offer an emoji, for example whether a font shows it or a field accepts it. */
  filter?: (text: string) => boolean
}

/** A picker without a view: `EmojiPicker` of the Swift module, for pages that draw it themselves. */
export declare class EmojiPicker {
  /**
   * Loads the engine, the catalogue and the names, and opens a picker.
   *
   * The promise is rejected if one of them cannot be loaded, is damaged, or belongs to another version.
   */
  static open(options?: EmojiPickerOptions): Promise<EmojiPicker>

  readonly state: EmojiPickerState
  /** The texts of the user interface, in the language of the picker. */
  readonly texts: Readonly<Record<
    "emoji" | "search" | "results" | "nothingFound" | "noneAdmitted" | "tones" | "favorite", string>>

  /** Handles a key. `rows` is the number of rows of a page, `text` the character of `character`. */
  key(key: EmojiPickerKey, details?: { readonly rows?: number; readonly text?: string }): EmojiPickerState
  search(query: string): EmojiPickerState
  /** Handles a pointer event at a place. */
  ask(request: {
    readonly press?: number; readonly hold?: number; readonly select?: number; readonly tone?: readonly [row: number, column: number]
    readonly columns?: number
  }): EmojiPickerState
  /** Returns the names of the emoji from one place up to, but not including, another. */
  names(from: number, to: number): string[]
}

/**
 * A picker of emoji.
 *
 * ```html
 * <script type="module" src="emoji-picker.js"></script>
 * <input id="message">
 * <emoji-picker for="message" names="de.emoji" store="emoji"></emoji-picker>
 * ```
 *
 * | attribute | value |
 * |---|---|
 * | `for` | the id of the text field that receives the chosen emoji at its caret |
 * | `names` | the address of a pack of names from `intercepter emoji pack`; by default, Unicode's English names |
 * | `lang` | the language of the headings; by default, that of the nearest ancestor |
 * | `store` | the key in `localStorage` for recent emoji and favorites; by default, nothing is stored |
 * | `up-to` | the newest emoji version, such as `15.0` |
 * | `groups` | the groups to offer, separated by spaces |
 * | `frequent-limit` | the maximum number of frequently used emoji, by default 30 |
 * | `stay` | keeps an opened picker open when an emoji is chosen |
 *
 * For a field with rules from `attach`, the picker offers only emoji that they accept. In a field for one emoji,
 * the chosen one replaces the text. The style has the properties `--cell`, `--accent`, `--surface`, `--ink`,
 * `--faint`, `--edge` and `--hover`, and the parts `search`, `groups`, `view`, `tones` and `preview`.
 */
export declare class EmojiPickerElement extends HTMLElement {
  /** The model, or `null` until it is loaded. */
  readonly picker: EmojiPicker | null
  /** The recent emoji and favorites, if the host stores them; `null` if `store` does. */
  recents: EmojiRecents | null
  /** Returns whether to offer an emoji, in addition to the rules of the field. */
  filter: ((text: string) => boolean) | null
  /** The text field that receives the chosen emoji. */
  readonly target: HTMLInputElement | HTMLTextAreaElement | null

  /** Opens the picker as a popover, beside a text field or another element. */
  openAt(element: HTMLElement): Promise<void>
  /** Closes an opened picker and returns the focus to the field. */
  close(): void

  addEventListener<Type extends keyof EmojiPickerEventMap>(
    type: Type, listener: (this: EmojiPickerElement, event: EmojiPickerEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions
  ): void
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions
  ): void
}

/** The events of the element. They bubble. */
export interface EmojiPickerEventMap extends HTMLElementEventMap {
  /** The picker is ready. */
  ready: CustomEvent<EmojiPicker>
  /** An emoji was chosen. Unless cancelled, it is inserted into the field. */
  choose: CustomEvent<ChosenEmoji>
  /** The recent emoji, favorites or skin tones have changed. */
  recents: CustomEvent<EmojiRecents>
  /** An opened picker was closed. */
  close: CustomEvent<null>
  /** Something could not be loaded. Unless cancelled, the error is reported. */
  failure: CustomEvent<unknown>
}

/** Returns whether a field accepts a single emoji and nothing else. */
export declare function isForOneEmoji(field: Field): boolean

declare global {
  interface HTMLElementTagNameMap {
    "emoji-picker": EmojiPickerElement
  }
}
