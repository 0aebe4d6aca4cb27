// The full engine, for development: profiles in JSON, the compiler, and the JSON Lines protocol. See full.d.ts.
import { Intercepter as Runtime, isCompiled, profileBytes } from "./engine.js"
import { warnOfOtherSymbols } from "./symbols.js"
export { EngineFailure, ProfileErrors, loadProfile } from "./engine.js"
export { attach, attachmentOf } from "./attach.js"
export { formatted } from "./custom.js"
export { attachForm } from "./form.js"

export class Intercepter extends Runtime {
  static load(source = new URL("./intercepter-full.wasm", import.meta.url)) { return super.load(source) }

  profile(source, options) {
    const profile = super.profile(source, options)
    const bytes = profileBytes(source)
    if (isCompiled(bytes)) return profile
    // Without a byte order mark in front, which the engine reads over.
    warnOfOtherSymbols(JSON.parse(new TextDecoder().decode(bytes)), (probe) => super.profile(probe))
    return profile
  }
}
