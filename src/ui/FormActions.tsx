import type { ReactNode } from 'react'
import { Box } from './Box.tsx'
import classes from './FormActions.module.css'

/** The end of a form: main button first, then the way out. Full width on a phone. */
export function FormActions({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <Box mt="0.5rem" data-form-end>
      <div className={classes.actions}>{children}</div>
      {note && (
        <Box component="p" c="dimmed" fz="sm" m="0.75rem 0 0">
          {note}
        </Box>
      )}
    </Box>
  )
}
