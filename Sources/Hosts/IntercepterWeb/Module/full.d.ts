/**
 * The full engine, for development: it also reads profiles in JSON, and compiles them.
 *
 * ```js
 * import { Intercepter, attach } from "./full.js"
 *
 * const profile = (await Intercepter.load()).profile(await (await fetch("signup.json")).text())
 * ```
 */
import { Intercepter as Runtime, Profile as RuntimeProfile, ProfileSource } from "./intercepter.js"

export * from "./intercepter.js"

/** As in `intercepter.d.ts`. Only a profile in JSON has `respond`. */
export declare function loadProfile(
  source: ProfileSource | Promise<ProfileSource>, options?: { engine?: string | URL; language?: string }
): Promise<Profile>

/** The engine. A page needs only one. */
export declare class Intercepter extends Runtime {
  /** Loads the engine, by default from `intercepter-full.wasm` beside this module. */
  static load(
    source?: string | URL | Response | BufferSource | WebAssembly.Module
  ): Promise<Intercepter>

  /**
   * Reads a profile, and warns in the console of locales whose numbers `Intl` of this browser writes with other symbols
   * than the fields have.
   *
   * @param source A compiled profile, or the text of a profile in JSON, or its value.
   * @param options `language` is the language tag of the messages, by default that of the page. A compiled profile has
   *   its own language.
   * @throws {ProfileErrors} with all errors of the profile.
   */
  profile(source: BufferSource | string | object, options?: { language?: string }): Profile

  /**
   * Compiles a profile with the messages of one language.
   *
   * @param profile The text of the profile in JSON, or its value.
   * @throws {ProfileErrors} with all errors of the profile.
   */
  compile(profile: string | object, options?: CompileOptions): Uint8Array
}

export interface CompileOptions {
  /** The language tag of the messages, by default that of the page, and in Node.js English. */
  readonly language?: string
  /** The names of the fields to compile, by default all. */
  readonly fields?: readonly string[]
}

export interface Profile extends RuntimeProfile {
  /**
   * Answers a line of the JSON Lines protocol, byte for byte as `intercepter process` does.
   *
   * The answer to a line that is not a request is `{"error":…}`.
   */
  respond(line: string): string
}
