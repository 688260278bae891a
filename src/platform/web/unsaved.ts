import { useEffect, useRef } from 'react'

const unsaved = new Set<object>()

/** Whether somebody has typed what isn’t saved and would be gone with the page. */
export const isUnsaved = () => unsaved.size > 0

/** Says that a form holds what isn’t saved. `forget` takes that back at once: its answer is in, and the page may be left. */
export function useUnsaved(isTyped: boolean) {
  const form = useRef({})
  useEffect(() => {
    if (!isTyped) return
    const { current } = form
    unsaved.add(current)
    window.addEventListener('beforeunload', ask)
    return () => {
      unsaved.delete(current)
      window.removeEventListener('beforeunload', ask)
    }
  }, [isTyped])
  return { forget: () => unsaved.delete(form.current) }
}

/** The browser asks in its own words. */
function ask(event: BeforeUnloadEvent) {
  if (isUnsaved()) event.preventDefault()
}
