import { type ReactNode } from 'react'
import classes from './FieldLabel.module.css'

/** A label's words with "(optional)" after them when the field may stay empty. */
export function FieldLabel({ children, optional = false }: { children: ReactNode; optional?: boolean | undefined }) {
  if (!optional) return children
  return (
    <>
      {children} <span className={classes.optional}>(optional)</span>
    </>
  )
}
