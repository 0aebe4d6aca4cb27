// The engine of TextInputIntercepter for a page's text fields. See intercepter.d.ts.
export { EngineFailure, Intercepter, ProfileErrors, loadProfile } from "./engine.js"
export { attach, attachmentOf } from "./attach.js"
export { formatted } from "./custom.js"
export { attachForm } from "./form.js"
