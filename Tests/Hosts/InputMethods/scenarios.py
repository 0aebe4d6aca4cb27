"""What people type with input methods. A step has keys, and what they leave in the field."""

from typist import Scenario, Step as S


def _at_most(limit, unit="graphemes", **more):
    return {"rules": [{"rule": "maxLength", "limit": limit, "unit": unit, **more}]}


def _too_long(limit, actual):
    return f"At most {limit} characters are allowed here, not {actual}."


def _too_many_bytes(actual):
    return f"At most 10 bytes are allowed here, not {actual}; a Chinese character counts 2."


_NAME = {"rules": [{"rule": "emoji", "policy": "forbidden"}, *_at_most(10, "gb18030")["rules"]]}
_DIGITS = {"rules": [{"rule": "numbersOnly", "digits": "ascii"}]}
_ANY_DIGITS = {"rules": [{"rule": "numbersOnly"}]}
_CARD = {"rules": [*_ANY_DIGITS["rules"], *_at_most(16)["rules"]], "format": {"kind": "pattern", "pattern": "#### #### #### ####"}}
_AMOUNT = {"rules": [{"rule": "decimal", "places": 2, "locale": "en"}], "format": {"kind": "grouped", "locale": "en", "prefix": "$ "}}
_WORD = {"rules": [{"rule": "matches", "pattern": r"[\p{L}]{1,10}"}]}
_IMMEDIATELY = {"composition": "immediately"}


_PINYIN, _HANGUL, _ANTHY, _UNIKEY, _DEAD_KEYS = "libpinyin", "hangul", "anthy", "Unikey", "xkb:us:intl:eng"
_CANGJIE, _ITRANS, _TELEX, _INSCRIPT = "table:cangjie5", "m17n:hi:itrans", "m17n:vi:telex", "m17n:hi:inscript2"
_AVRO, _LAYOUT = "ibus-avro", "layout:us:intl"

# The listeners of v-model in Vue 3.5, and its update of the element in the next microtask.
_VUE = """
  text.addEventListener("input", () => {
    if (text.composing) return
    window.model = text.value
    queueMicrotask(() => { if (!text.composing && text.value !== model) text.value = model })
  })
  text.addEventListener("compositionstart", () => { text.composing = true })
  const end = () => {
    if (!text.composing) return
    text.composing = false
    text.dispatchEvent(new Event("input"))
  }
  text.addEventListener("compositionend", end)
  text.addEventListener("change", end)
"""

SCENARIOS = [
    Scenario("Chinese within a limit, undone and redone", _PINYIN, _NAME, "|", [
        S("n i h a o", "[你好]|"), S("space", "你好|"), S("n i", "你好[你]|"), S("Escape", "你好|"),
        S("ctrl+z", "|"), S("ctrl+shift+z", "你好|")]),
    Scenario("Chinese over a limit", _PINYIN, _NAME, "张三李四a|", [
        S("w a n g w u", "张三李四a[王五]|"), S("space", "张三李四a|", _too_many_bytes(13)), S("BackSpace", "张三李四|")]),
    Scenario("Chinese over a limit, of which a part was marked and fits", _PINYIN, _NAME, "张三李四|", [
        S("w a n g w u", "张三李四[王五]|"), S("space", "张三李四王|", _too_many_bytes(12)), S("ctrl+z", "张三李四|")]),
    Scenario("undo and redo pass over a refused commit", _PINYIN, _NAME, "张三李四|", [
        S("a", "张三李四[阿]|"), S("Return", "张三李四a|"), S("w a n g w u", "张三李四a[王五]|"),
        S("space", "张三李四a|", _too_many_bytes(13)), S("ctrl+z", "张三李四|"), S("ctrl+z", "张三李四|"),
        S("ctrl+shift+z", "张三李四a|"), S("ctrl+shift+z", "张三李四a|")]),
    Scenario("a candidate chosen by its number", _PINYIN, _NAME, "张|三", [
        S("l i", "张[李]|三"), S("2", "张里|三")]),
    Scenario("Chinese in a selection", _PINYIN, _at_most(3), "a‹好›c", [
        S("n i", "a[你]|c"), S("space", "a你|c")]),
    Scenario("Chinese in a field of digits", _PINYIN, _DIGITS, "12|", [
        S("z h a n g", "12[章]|", engine="12|"), S("space", "12|", "“章” is not a digit."), S("3 4 5", "12345|")]),
    Scenario("refused Chinese over a selection, typed fast", _PINYIN, _DIGITS, "1‹23›4", [
        S("l i space", "1‹23›4", "“李” is not a digit.", delay=8)] * 8),
    Scenario("a key that deletes what a rejection has restored", _PINYIN, _DIGITS, "1‹23›4", [
        S("l i space", "1‹23›4", "“李” is not a digit."), S("BackSpace", "1|4"), S("5", "15|4")]),

    Scenario("Korean", _HANGUL, _at_most(5), "|", [
        S("d k s s u d", "안[녕]|"), S("space", "안녕 |"), S("g k s", "안녕 [한]|"), S("space", "안녕 한 |")]),
    Scenario("Korean in the middle of a text", _HANGUL, _at_most(5), "안녕|요", [
        S("g k t p", "안녕하[세]|요"), S("Left", "안녕하|세요"), S("r", "안녕하[ㄱ]|세요"),
        S("Return", "안녕하|세요", _too_long(5, 6))]),
    Scenario("Korean typed fast", _HANGUL, _at_most(30), "|", [
        S("d k s s u d g k t p d y q k s r k q t m q s l e k", "안녕하세요반갑습니[다]|", delay=8),
        S("space", "안녕하세요반갑습니다 |")]),
    Scenario("a refused syllable over a selection", _HANGUL, _DIGITS, "1‹23›4", [
        S("g k s", "1[한]|4", engine="1‹23›4"), S("space", "1‹23›4", "“ ” is not a digit."),
        S("ctrl+z", "1‹23›4"), S("5", "15|4")]),
    Scenario("a refused syllable over a selection, with Escape", _HANGUL, _DIGITS, "1‹23›4", [
        S("g k s", "1[한]|4", engine="1‹23›4"), S("Escape", "1‹23›4", "“한” is not a digit.")]),
    Scenario("refused syllables over a selection, typed fast", _HANGUL, _DIGITS, "1‹23›4", [
        S("g k s g k s Escape", "1‹23›4", "“한” is not a digit.", delay=8)] * 4),
    Scenario("undo and redo pass over refused syllables", _HANGUL, _at_most(3), "|", [
        S("d k s s u d g k t p d y q k s", "안녕하[반]|"), S("Escape", "안녕하|", _too_long(3, 4)),
        S("ctrl+z", "안녕|"), S("ctrl+z", "안|"), S("ctrl+shift+z", "안녕|"), S("ctrl+shift+z", "안녕하|")]),
    Scenario("a syllable over a limit, and then the message is forgotten", _HANGUL, _at_most(3), "안녕하|", [
        S("d y", "안녕하[요]|"), S("Right", "안녕하|", _too_long(3, 4)), S("@#elsewhere", "안녕하|")]),
    Scenario("a click that commits a syllable over a limit", _HANGUL, _at_most(3), "안녕하|", [
        S("d y", "안녕하[요]|"), S("@#elsewhere", "안녕하|", _too_long(3, 4))]),
    Scenario("Tab that commits a syllable over a limit", _HANGUL, _at_most(3), "안녕하|", [
        S("d y", "안녕하[요]|"), S("Tab", "안녕하|", _too_long(3, 4))]),
    Scenario("syllables that an amending limit cuts", _HANGUL, _at_most(3, onViolation="amend"), "안녕|", [
        S("g k", "안녕[하]|"), S("t p", "안녕하[세]|"), S("Return", "안녕하|", _too_long(3, 4))]),
    Scenario("Korean judged at every step", _HANGUL, {**_at_most(3), **_IMMEDIATELY}, "안녕|", [
        S("g k", "안녕[하]|"), S("d y", "안녕하[요]|", engine="안녕하|"), S("Escape", "안녕하|", _too_long(3, 4))]),

    Scenario("Japanese", _ANTHY, _NAME, "|", [
        S("n i h o n g o", "[にほんご]|"), S("space", "[|日本語]"), S("Return", "日本語|"),
        S("k a k a k a", "日本語[かかか]|"), S("Escape", "日本語|"), S("ctrl+z", "|")]),
    Scenario("Japanese over a limit", _ANTHY, _NAME, "日本語学a|", [
        S("k a", "日本語学a[か]|"), S("Return", "日本語学a|", _too_many_bytes(11))]),
    Scenario("refused Japanese over a selection", _ANTHY, _DIGITS, "1‹23›4", [
        S("k a", "1[か]|4", engine="1‹23›4"), S("Return", "1‹23›4", "“か” is not a digit.")]),
    Scenario("full-width digits", _ANTHY, _ANY_DIGITS, "|", [
        S("1 2 3", "[１２３]|"), S("Return", "123|")]),
    Scenario("full-width digits in an amount", _ANTHY, _AMOUNT, "|", [
        S("1 2 3 4", "[１２３４]|"), S("Return", "$ 1,234|"), S("5", "$ 1,234[５]|"), S("Return", "$ 12,345|")]),
    Scenario("full-width digits of a card", _ANTHY, _CARD, "|", [
        S("4 1 1 1 1", "[４１１１１]|"), S("Return", "4111 1|")]),

    Scenario("Vietnamese", _UNIKEY, _at_most(8), "|", [
        S("v i e e j t", "[việt]|"), S("space", "việt |"), S("n a m", "việt [nam]|"), S("space", "việt nam|", _too_long(8, 9))]),
    Scenario("Vietnamese, corrected while it is marked", _UNIKEY, _at_most(8), "|", [
        S("v i e e j t BackSpace", "[việ]|"), S("x", "[viễ]|"), S("space", "viễ |")]),
    Scenario("a Vietnamese word that fills its field", _UNIKEY, _at_most(4), "|", [
        S("v i e e j t", "[việt]|"), S("space", "việt|", _too_long(4, 5))]),
    Scenario("a Vietnamese word that fills an amending field", _UNIKEY, _at_most(4, onViolation="amend"), "|", [
        S("v i e e j t", "[việt]|"), S("space", "việt|", _too_long(4, 5))]),
    Scenario("a Vietnamese word judged at every step", _UNIKEY, {**_at_most(4), **_IMMEDIATELY}, "|", [
        S("v i e e j t", "[việt]|"), S("space", "việt|", _too_long(4, 5))]),
    Scenario("a Vietnamese word under a pattern", _UNIKEY, _WORD, "|", [
        S("v i e e j t", "[việt]|"), S("space", "việt|", "“ ” is not allowed here.")]),
    Scenario("a Vietnamese word in the middle of a text", _UNIKEY, _at_most(8), "ab|cd", [
        S("v i e e j t", "ab[việt]|cd"), S("space", "abviệt|cd", _too_long(8, 9))]),
    Scenario("a Vietnamese word over a selection", _UNIKEY, _at_most(6), "a‹bc›d", [
        S("v i e e j t", "a[việt]|d"), S("space", "aviệt|d", _too_long(6, 7))]),
    Scenario("letters between digits", _UNIKEY, _DIGITS, "|", [
        S("1 a 2", "[1a2]|", engine="[1]|"), S("space", "1|", "“a” is not a digit. “ ” is not a digit.")]),
    Scenario("a letter in a card", _UNIKEY, _CARD, "4111|", [
        S("1 1 1", "4111[111]|"), S("a", "4111[111a]|", engine="4111[111]|"),
        S("space", "4111 111|", "“a” is not a digit.")]),
    Scenario("an English word that the input method restores and a limit refuses", _UNIKEY, _at_most(4), "|", [
        S("t e x t", "[tẽt]|"), S("space", "|", _too_long(4, 5))]),
    Scenario("an English word that the input method restores", _UNIKEY, _at_most(5), "|", [
        S("t e x t", "[tẽt]|"), S("space", "text |")]),

    Scenario("dead keys", _DEAD_KEYS, _at_most(2), "|", [
        S("dead_acute e", "é|"), S("dead_acute space", "é'|"), S("dead_acute e", "é'|", _too_long(2, 3))]),
    Scenario("a dead key over a selection", _DEAD_KEYS, _DIGITS, "1‹23›4", [
        S("dead_acute", "1[´]|4", engine="1‹23›4"), S("e", "1‹23›4", "“é” is not a digit."), S("5", "15|4")]),

    Scenario("a dead key of the toolkit's own over a selection", _LAYOUT, _DIGITS, "1‹23›4", [
        S("dead_acute e", "1‹23›4", "“é” is not a digit."), S("5", "15|4")]),

    Scenario("Chinese by shapes over a selection", _CANGJIE, _DIGITS, "1‹23›4", [
        S("o n f", "1[你]|4", engine="1‹23›4"), S("space", "1‹23›4", "“你” is not a digit."), S("5", "15|4")]),
    Scenario("Chinese over a selection, of which a part was marked and fits", _PINYIN, _NAME, "张三‹李›四a", [
        S("w a n g w u", "张三[王五]|四a"), S("space", "张三王|四a", _too_many_bytes(11))]),
    Scenario("Hindi over a selection", _ITRANS, _DIGITS, "1‹23›4", [
        S("n a", "1[न]|4", engine="1‹23›4"), S("space", "1‹23›4", "“ ” is not a digit.")]),
    Scenario("Vietnamese by m17n over a selection", _TELEX, _DIGITS, "1‹23›4", [
        S("v i e e j t space", "1‹23›4", "“ ” is not a digit."), S("5", "15|4")]),
    Scenario("the space that ends a refused word", _AVRO, _NAME, "|", [
        S("a m i", "[আমি]|"), S("space", " |", "At most 10 bytes are allowed here, not 12; “মি” counts 8."),
        S("BackSpace", "|")]),
    Scenario("a vowel sign of a refused letter", _INSCRIPT, _at_most(2), "|", [
        S("k j", "कर|"), S("m", "कर|", _too_long(2, 3)), S("s", "कर|", _too_long(2, 3)), S("BackSpace", "क|")]),

    Scenario("Vue's v-model and Chinese over a limit", _PINYIN, _NAME, "张三李四a|", [
        S("w a n g w u", "张三李四a[王五]|"), S("space", "张三李四a|", _too_many_bytes(13))], _VUE),
    Scenario("Vue's v-model and a refused syllable over a selection", _HANGUL, _DIGITS, "1‹23›4", [
        S("g k s", "1[한]|4", engine="1‹23›4"), S("Escape", "1‹23›4", "“한” is not a digit.")], _VUE),
]
