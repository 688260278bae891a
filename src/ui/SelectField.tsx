import type { ComponentPropsWithRef } from 'react'
import classes from './Field.module.css'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './field.ts'

type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'select'>, keyof FieldProps | 'children' | 'multiple'> & {
    options: readonly (string | { value: string; label: string; disabled?: boolean })[]
    /** First, empty choice, for example "Choose a country"; leave out when a value is always set. */
    empty?: string
  }

/** One of a short list, in the device's own list control. */
export function SelectField({ label, hint, error, optional, options, empty, className, ...select }: SelectFieldProps) {
  const frame = { label, hint, error, optional, className, id: select.id, 'data-path': select['data-path'] }
  const choices = options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
  return (
    <FieldFrame {...frame} after={arrow}>
      {(control) => (
        <select {...select} {...control}>
          {empty !== undefined && <option value="">{empty}</option>}
          {choices.map(({ label: words, ...choice }) => (
            <option key={choice.value} {...choice}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

const arrow = (
  <svg className={classes.arrow} viewBox="0 0 15 15" fill="none" stroke="currentColor" strokeLinecap="round" aria-hidden="true">
    <path d="M5.25 5.75 7.5 3.5l2.25 2.25M5.25 9.25l2.25 2.25 2.25-2.25" />
  </svg>
)
