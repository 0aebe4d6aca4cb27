import type { Attachment, Decision } from "./intercepter.js"

/**
 * A text field with the rules of a profile, for pages in HTML alone.
 *
 * ```html
 * <script type="module" src="element.js"></script>
 * <intercepted-field profile="signup.intercepter">
 *   <label>Nickname <input name="nickname"></label>
 *   <output></output>
 * </intercepted-field>
 * ```
 *
 * | attribute | value |
 * |---|---|
 * | `profile` | the address of a compiled profile or of one in JSON, or `#id` of a `<script type="application/json">` in the page |
 * | `field` | the name of the profile's field; by default, that of the `<input>` or `<textarea>` |
 * | `lang` | the language of the messages; by default, that of the nearest ancestor |
 * | `engine` | the address of the engine; by default the smallest one beside this module that reads the profile |
 * | `emoji` | adds a button that opens the emoji picker `#id`, or one of its own if empty |
 *
 * With `emoji`, Alt + Down opens the picker too, as does a click into a field for one emoji.
 *
 * An `<output>` inside shows the messages; without one, an element is created. If the engine or the profile cannot
 * be loaded, the field stays an ordinary one.
 */
export declare class InterceptedFieldElement extends HTMLElement {
  /** The attachment of the field, or `null` until it is attached. */
  readonly attachment: Attachment | null

  addEventListener<Type extends keyof InterceptedFieldEventMap>(
    type: Type, listener: (this: InterceptedFieldElement, event: InterceptedFieldEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions
  ): void
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions
  ): void
}

/** The events of the element. They bubble. */
export interface InterceptedFieldEventMap extends HTMLElementEventMap {
  /** The rules are attached to the field. */
  attached: CustomEvent<Attachment>
  /** A decision was made and applied to the field. */
  decision: CustomEvent<Decision>
  /** Loading failed, or the engine did. Unless cancelled, the error is reported. */
  failure: CustomEvent<unknown>
}

declare global {
  interface HTMLElementTagNameMap {
    "intercepted-field": InterceptedFieldElement
  }
}
