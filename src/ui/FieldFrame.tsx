import { type CSSProperties, type ReactNode, useId } from 'react'
import classes from './Field.module.css'
import { FieldLabel } from './FieldLabel.tsx'
import { type FieldProps, idOf } from './field.ts'

/** What the control in a frame takes. */
interface Control {
  id: string
  className: string
  'data-path': string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldFrameProps extends FieldProps {
  /** Added to the control's own class. */
  className?: string | undefined
  style?: CSSProperties | undefined
  /** The most that the control may take of its line. */
  maxWidth?: string | undefined
  large?: boolean | undefined
  /** A label that matters less than that of the group around it. */
  minor?: boolean
  /** Within the control, before and after what is typed. */
  before?: ReactNode
  after?: ReactNode
  children: (control: Control) => ReactNode
}

/** A control with its label, its hint and its error, which are read out with it. */
export function FieldFrame({
  label,
  optional,
  style,
  maxWidth,
  minor = false,
  large = false,
  before,
  after,
  children,
  ...field
}: FieldFrameProps) {
  const { control, hint, error } = useControl(field)
  return (
    <div className={classes.field} {...(style && { style })}>
      <label className={minor ? classes.minor : classes.label} htmlFor={control.id}>
        <FieldLabel optional={optional}>{label}</FieldLabel>
      </label>
      {hint}
      {error}
      <div className={large ? `${classes.frame} ${classes.large}` : classes.frame} {...(maxWidth && { style: { maxWidth } })}>
        {before && <div className={classes.before}>{before}</div>}
        {children({ ...control, className: [classes.control, field.className].filter(Boolean).join(' ') })}
        {after && <div className={classes.after}>{after}</div>}
      </div>
    </div>
  )
}

/** A field's hint and error, and what ties its control to them. */
export function useControl(field: Pick<FieldProps, 'hint' | 'error' | 'id' | 'data-path'>) {
  const ownId = useId()
  const id = idOf(field) ?? ownId
  // An error without words marks the field; the words stand elsewhere.
  const words = field.error === true ? null : field.error
  const described = [words && `${id}-error`, field.hint && `${id}-description`].filter(Boolean).join(' ')
  return {
    control: {
      id,
      'data-path': field['data-path'],
      'aria-invalid': field.error ? (true as const) : undefined,
      'aria-describedby': described || undefined,
    },
    hint: field.hint && (
      <p className={classes.hint} id={`${id}-description`}>
        {field.hint}
      </p>
    ),
    error: words && (
      <p className={classes.error} id={`${id}-error`}>
        {words}
      </p>
    ),
  }
}
