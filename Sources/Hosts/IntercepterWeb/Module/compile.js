// Compiles profiles in Node.js. See compile.d.ts.
import { readFile } from "node:fs/promises"
import { Intercepter } from "./full.js"

let engine

export async function compile(profile, { language = "en", fields } = {}) {
  engine ??= readFile(new URL("./intercepter-full.wasm", import.meta.url)).then((bytes) => Intercepter.load(bytes))
  return (await engine).compile(profile, { language, fields })
}
