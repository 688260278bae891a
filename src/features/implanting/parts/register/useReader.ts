import { useEffect, useEffectEvent } from 'react'
import { hear, READER_PAUSE_MS, SILENCE, unended } from './wedge.ts'

/** Hears a reader that plays a keyboard while no field has the focus; in a field its keys go where they belong. */
export function useReader(onLine: (line: string) => void) {
  const heardLine = useEffectEvent(onLine)
  useEffect(() => {
    let heard = SILENCE
    let pause: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      const number = unended(heard)
      if (number) heardLine(number)
      if (number) heard = SILENCE
    }
    const press = (event: KeyboardEvent) => {
      if (isField(event.target)) return
      const next = hear(heard, event.key, event.timeStamp)
      heard = next.heard
      clearTimeout(pause)
      pause = setTimeout(end, READER_PAUSE_MS)
      if (next.line === null) return
      // The end of a reading must not press the button that happens to have the focus.
      event.preventDefault()
      heardLine(next.line)
    }
    document.addEventListener('keydown', press)
    return () => {
      clearTimeout(pause)
      document.removeEventListener('keydown', press)
    }
  }, [])
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=radio], [type=checkbox])'))
