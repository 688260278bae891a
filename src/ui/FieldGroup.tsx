import { type ReactNode, useId } from 'react'
import classes from './FieldGroup.module.css'
import { FieldLabel } from './FieldLabel.tsx'
import { type FieldProps } from './field.ts'

/** Several controls that answer one question: a fieldset with legend, hint and error. */
export function FieldGroup({ label, hint, error, optional, children }: Omit<FieldProps, 'id' | 'data-path'> & { children: ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={classes.group} {...(described && { 'aria-describedby': described })}>
      <legend className={classes.legend}>
        <FieldLabel optional={optional}>{label}</FieldLabel>
      </legend>
      {hint && (
        <div className={classes.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className={classes.error} id={`${id}-error`}>
          {error}
        </div>
      )}
      {children}
    </fieldset>
  )
}
