"""Somebody reads the site's pages about formats, and tries each format there."""

PAGE = "site/formats/mask.html"


def every_format_can_be_tried(field):
    seen = field.evaluate("""async () => {
      const seen = {}
      for (const link of document.querySelectorAll(".formats a")) {
        const frame = document.body.appendChild(document.createElement("iframe"))
        frame.src = link.href
        await new Promise((resolve) => { frame.onload = resolve })
        const page = frame.contentDocument
        while (!page.querySelector("intercepted-field")?.attachment) await new Promise((resolve) => setTimeout(resolve, 20))
        const text = (selector) => page.querySelector(selector).textContent
        seen[link.textContent] = [...page.querySelectorAll("[data-text]")].map((button) => {
          button.click()
          return [page.querySelector(".trial input").value, text("#text"), text("#value"), text("#validity")]
        })
        frame.remove()
      }
      return seen
    }""")
    assert len(seen) == 12, seen
    for title, trials in seen.items():
        shown, stored, _, validity = trials[0]
        assert shown and stored and validity == "valid", f"{title}: {trials}"
    assert seen["Amounts"][0] == ["98.765,4 €", "98765,4", '{"number":"98765.4"}', "valid"], seen["Amounts"]
    assert seen["Dates"][1][3] == "invalid" and seen["Card numbers"][2][3] == "invalid", seen
