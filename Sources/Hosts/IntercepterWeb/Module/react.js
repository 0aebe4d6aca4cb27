// A hook for React 18 and later. See react.d.ts.
import { useEffect, useRef, useState } from "react"
import { attach } from "./intercepter.js"

export function useIntercepted(field, options = {}) {
  const { value } = options
  const [element, ref] = useState(null)
  const attachment = useRef(null)
  const latest = useRef(options)
  const isSetting = useRef(false)
  latest.current = options

  useEffect(() => {
    if (!element || !field) return
    const pass = (name) => (...details) => latest.current[name]?.(...details)
    const attached = attachment.current = attach(element, field, {
      notice: latest.current.notice, onDecision: pass("onDecision"), onValidityChange: pass("onValidityChange"),
      elementValue: latest.current.elementValue, rule: (...text) => latest.current.rule?.(...text),
      onFailure: (error) => (latest.current.onFailure ?? reportError)(error),
    })
    // The rules have validated the text before this listener runs.
    const tell = () => {
      if (isSetting.current) return
      const { onChange } = latest.current
      if (!onChange) return
      const { state: { text }, unformattedText, value, validity } = attached
      onChange({ text, unformattedText, value, validity })
    }
    element.addEventListener("input", tell)
    return () => {
      element.removeEventListener("input", tell)
      attached.detach()
      attachment.current = null
    }
  }, [element, field])

  useEffect(() => {
    const attached = attachment.current
    if (!attached || value === undefined || value === attached.unformattedText) return
    isSetting.current = true
    attached.set(value)
    isSetting.current = false
  }, [element, field, value])

  return ref
}
