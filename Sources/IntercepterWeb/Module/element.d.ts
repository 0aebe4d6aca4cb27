import type { Attachment, Decision } from "./intercepter.js"

/**
 * A text field that is kept to its rules, for pages that are written in HTML alone.
 *
 * ```html
 * <script type="module" src="element.js"></script>
 * <intercepted-field profile="signup.json">
 *   <label>Nickname <input name="nickname"></label>
 *   <output></output>
 * </intercepted-field>
 * ```
 *
 * | attribute | what it says |
 * |---|---|
 * | `profile` | the address of a profile, or `#id` of a `<script type="application/json">` in the page |
 * | `field` | the name of the profile's field; that of the `<input>` or `<textarea>` unless given |
 * | `lang` | the language of the messages; that of the nearest element around unless given |
 * | `engine` | the address of `intercepter.wasm`; beside this module unless given |
 * | `emoji` | a button opens a picker of emoji: that of an element `#id`, or one of its own if it is empty |
 *
 * With `emoji`, Alt and the down arrow open the picker as well, and so does a click into a field for one emoji.
 *
 * An `<output>` inside says what is wrong; one element is made unless there is one. Where the engine or the
 * profile cannot be loaded, the field stays an ordinary one.
 */
export declare class InterceptedFieldElement extends HTMLElement {
  /** What keeps the field to its rules; `null` until it does. */
  readonly attachment: Attachment | null

  addEventListener<Type extends keyof InterceptedFieldEventMap>(
    type: Type, listener: (this: InterceptedFieldElement, event: InterceptedFieldEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions
  ): void
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions
  ): void
}

/** The events of the element; they bubble. */
export interface InterceptedFieldEventMap extends HTMLElementEventMap {
  /** The field is kept to its rules from now on. */
  attached: CustomEvent<Attachment>
  /** A decision was made, and the field holds it. */
  decision: CustomEvent<Decision>
  /** Nothing could be loaded, or the engine failed; it is reported unless this event is cancelled. */
  failure: CustomEvent<unknown>
}

declare global {
  interface HTMLElementTagNameMap {
    "intercepted-field": InterceptedFieldElement
  }
}
