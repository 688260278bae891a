import type { ReactNode } from 'react'
import { ActionButton } from './ActionButton.tsx'
import classes from './ChosenBar.module.css'

interface ChosenBarProps {
  /** Read by screen readers: "Selected animals". */
  label: string
  /** What is chosen: "3 animals". */
  words: string
  onClear: () => void
  /** What can be done with them together. */
  children: ReactNode
}

/** Stands below a list while rows of it are chosen. */
export function ChosenBar({ label, words, onClear, children }: ChosenBarProps) {
  return (
    <div className={classes.bar} role="group" aria-label={label}>
      <p role="status">{words} selected</p>
      <ActionButton weight="quiet" size="sm" onClick={onClear}>
        Clear selection
      </ActionButton>
      <div className={classes.acts}>{children}</div>
    </div>
  )
}
