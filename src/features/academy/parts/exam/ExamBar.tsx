import { useState } from 'react'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import classes from './Player.module.css'
import { announced, clockText } from './time.ts'

interface ExamBarProps {
  seconds: number
  answered: number
  of: number
  unsaved: number
  isLost: boolean
}

/** The time that is left, how much is answered, and whether it is saved: it stays in sight. */
export function ExamBar({ seconds, answered, of, unsaved, isLost }: ExamBarProps) {
  const [said, setSaid] = useState('')
  const now = announced(seconds)
  if (now && now !== said) setSaid(now)
  return (
    <div className={classes.bar}>
      <p className={classes.time} data-short={seconds <= 300 || undefined}>
        <span aria-hidden="true">{clockText(seconds)}</span>
        <VisuallyHidden>{Math.ceil(seconds / 60)} minutes left</VisuallyHidden>
      </p>
      <progress className={classes.progress} value={answered} max={of} aria-label="Questions answered" />
      <p className={classes.count}>
        {answered} of {of} answered
      </p>
      <p className={classes.saved} role="status">
        {savedWords(unsaved, isLost)}
      </p>
      <VisuallyHidden live>{said}</VisuallyHidden>
    </div>
  )
}

function savedWords(unsaved: number, isLost: boolean): string {
  if (unsaved === 0) return 'Saved'
  return isLost ? `${unsaved} not saved yet` : 'Saving…'
}
