import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { ActionButton } from './ActionButton.tsx'
import { Arrived } from './Arrived.tsx'
import { Panel } from './Panel.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface ChangeablePanelProps {
  title: string
  lead?: ReactNode
  icon: ReactNode
  /** What the button changes, read after "Change": "your e-mail address". */
  what: string
  /** That there is nothing to change yet, only to add. */
  isEmpty?: boolean
  /** A rule's answer: true, or why it cannot be changed now. */
  may?: true | { words: string }
  /** Takes the place of the facts; what `useLeave` gives it brings them back. */
  form: ReactNode
  children: ReactNode
}

const Leave = createContext(() => {})

/** Ends the form inside a ChangeablePanel, done or not. */
export const useLeave = () => use(Leave)

/** Facts with a way to change them in place. The focus goes into the form and comes back to the button. */
export function ChangeablePanel({ title, lead, icon, what, isEmpty = false, may, form, children }: ChangeablePanelProps) {
  const [changing, setChanging] = useState(false)
  const leave = useCallback(() => setChanging(false), [])
  const button = useRef<HTMLButtonElement>(null)
  const wasChanging = useRef(false)
  useEffect(() => {
    if (wasChanging.current && !changing) button.current?.focus()
    wasChanging.current = changing
  }, [changing])

  const change = !changing && (
    <ActionButton weight="plain" size="sm" ref={button} disabledBecause={may} onClick={() => setChanging(true)}>
      {isEmpty ? 'Add' : 'Change'} <VisuallyHidden>{what}</VisuallyHidden>
    </ActionButton>
  )
  return (
    <Panel title={title} lead={lead} icon={icon} actions={change}>
      {changing ? (
        <Leave value={leave}>
          <Arrived>{form}</Arrived>
        </Leave>
      ) : (
        children
      )}
    </Panel>
  )
}
