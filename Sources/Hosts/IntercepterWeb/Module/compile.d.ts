/** Compiles profiles in Node.js, for a build step or a server. */
import type { CompileOptions } from "./full.js"

/**
 * Compiles a profile with the messages of one language.
 *
 * ```js
 * import { compile } from "text-input-intercepter/compile.js"
 *
 * await writeFile("signup.intercepter", await compile(await readFile("signup.json", "utf8"), { language: "zh-Hans" }))
 * ```
 *
 * @param profile The text of the profile in JSON, or its value.
 * @throws {ProfileErrors} with all errors of the profile.
 */
export declare function compile(profile: string | object, options?: CompileOptions): Promise<Uint8Array>
