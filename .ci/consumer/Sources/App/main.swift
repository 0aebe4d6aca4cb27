import IntercepterAdapters
import IntercepterEmoji
import IntercepterEmojiViews
import IntercepterForms
import IntercepterMessages
import IntercepterProfiles
import IntercepterRecords
import TextFieldSimulator
import TextInputIntercepter

#if ICU
  import IntercepterICU
#endif

let json = #"""
  {"version":1,"fields":{"name":{"label":"Name","required":true,"rules":[
    {"rule":"emoji","policy":"forbidden"},{"rule":"maxLength","limit":10,"unit":"doubleWidth"},
    {"rule":"matches","pattern":"\\p{Han}+"}]}}}
  """#
let profile = try Profile(json: json)
let form = try profile.makeFormValidator()
print(form.submit(["name": "张三"])["name"]!.validity.status)

let script = try KeystrokeScript(
  "Type \"张三\"\nPaste \"😀\"\nExpect \"张三|\"\nExpectViolation emojiForbidden")
print(script.run(on: try profile.intercepter(for: "name")!).failures.count)

let messages = Messages(language: "de")!
print(messages.text(for: form.submit(["name": "😀"])["name"]!.validity.violations[0]))

print(EmojiPicker().sections.isEmpty)

#if ICU
  print(Intercepter(rules: [try .matchesICU("(a)\\1")]).validate("aa").status)
#else
  let pattern = #"{"rule":"matches","pattern":"a","engine":"icu"}"#
  do {
    _ = try Profile(json: #"{"version":1,"fields":{"f":{"rules":[\#(pattern)]}}}"#)
  } catch {
    print(error.errors[0])
  }
#endif
