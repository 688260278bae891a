import type { ComponentPropsWithRef } from 'react'
import classes from './Field.module.css'
import { useControl } from './FieldFrame.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import type { FieldProps } from './field.ts'

type CheckFieldProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type' | 'className'>

/** One thing to agree to; spread `form.getInputProps('path', { type: 'checkbox' })`. */
export function CheckField({ label, hint, error, optional, ...input }: CheckFieldProps) {
  const field = useControl({ hint, error, id: input.id, 'data-path': input['data-path'] })
  return (
    <div className={classes.check}>
      <CheckBox {...input} {...field.control} />
      <div className={classes.words}>
        <label htmlFor={field.control.id}>
          <FieldLabel optional={optional}>{label}</FieldLabel>
        </label>
        {field.hint}
        {field.error}
      </div>
    </div>
  )
}

/** The box alone, where the words beside it are no label: give it `aria-label`. */
export function CheckBox(input: Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'>) {
  return (
    <div className={classes.tickable}>
      <input {...input} className={classes.box} type="checkbox" />
      <svg className={classes.tick} viewBox="0 0 10 7" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d="m1 3 3 3 5-5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </div>
  )
}
