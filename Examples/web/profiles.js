// Profiles to begin with, and texts to try in their fields.

export const profiles = {
  "Sign up": {
    version: 1,
    fields: {
      nickname: {
        label: "Nickname", required: true,
        rules: [
          { rule: "emoji", policy: "forbidden" },
          { rule: "maxLength", limit: 10, unit: "gb18030" },
        ],
        fixes: [{ fix: "trimWhitespace" }],
      },
      account: {
        label: "Account", required: true,
        rules: [{ rule: "normalizeWidth" }, { rule: "matches", pattern: "[a-z][a-z0-9_]{3,15}" }],
      },
      about: {
        label: "About you",
        rules: [
          { rule: "forbiddenCharacters", characters: "<>", onViolation: "amend" },
          { rule: "maxLength", limit: 20, unit: "doubleWidth", onViolation: "flag" },
        ],
      },
    },
  },
  "Pay": {
    version: 1,
    fields: {
      amount: { label: "Amount", rules: [{ rule: "decimal", places: 2, maximum: 9999.99 }] },
      card: {
        label: "Card number",
        rules: [
          { rule: "numbersOnly", digits: "normalized", onViolation: "amend" },
          { rule: "minLength", limit: 16, unit: "graphemes" },
          { rule: "maxLength", limit: 16, unit: "graphemes", onViolation: "amend" },
        ],
      },
      betrag: { label: "Betrag", rules: [{ rule: "decimal", places: 2, locale: "de-DE", negative: true }] },
    },
  },
  "One emoji": {
    version: 1,
    fields: {
      mood: {
        label: "Your mood",
        rules: [
          { rule: "emoji", policy: "only" },
          { rule: "maxLength", limit: 1, unit: "graphemes", onViolation: "amend" },
        ],
      },
    },
  },
}

export const trials = [
  "😀", "👨‍👩‍👧‍👦", "张三", "李四王五六七", "é", "１２３", "12.345", "1.2.3", "4111 1111 1111 1111", "<b>", "Anna_1999",
]
