import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Rows.module.css'

/** What is known of the chip of a row, in a line under its number. */
export function RowLine({ good = false, bad = false, children }: { good?: boolean; bad?: boolean; children: ReactNode }) {
  return (
    <p className={classes.verdict} role="status" data-good={good || undefined} data-bad={bad || undefined}>
      {good && <IconCircleCheck size={18} aria-hidden="true" />}
      {bad && <IconAlertTriangle size={18} aria-hidden="true" />}
      <span>{children}</span>
    </p>
  )
}
