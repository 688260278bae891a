import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ChangeEvent, type ComponentPropsWithRef, useState } from 'react'
import classes from './Field.module.css'
import type { FieldProps } from './field.ts'
import { useHeld } from './held.ts'
import { type PasswordRule, PasswordStrength } from './PasswordStrength.tsx'
import { TextField } from './TextField.tsx'

type PasswordFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<typeof TextField>, keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'after'> & {
    value?: string
    defaultValue?: string
    /** What a new password must have; ticked off as it is typed. Leave out where a password is only asked for. */
    rules?: readonly PasswordRule[]
  }

/** A password, with a button that shows what was typed. Tell it `autoComplete` ("new-password" or "current-password"). */
export function PasswordField({ rules, value, defaultValue, onChange, ...rest }: PasswordFieldProps) {
  const [typed, setTyped] = useHeld({ value, defaultValue })
  const [isShown, setShown] = useState(false)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value)
    onChange?.(event)
  }
  const Eye = isShown ? IconEyeOff : IconEye
  const toggle = (
    <button
      type="button"
      className={classes.eye}
      aria-label="Show password"
      aria-pressed={isShown}
      disabled={rest.disabled}
      // Whoever is typing stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setShown(!isShown)}
    >
      <Eye size={22} aria-hidden="true" />
    </button>
  )
  return (
    <div>
      <TextField autoComplete="off" {...rest} type={isShown ? 'text' : 'password'} value={typed} onChange={change} after={toggle} />
      {rules && <PasswordStrength value={typed} rules={rules} />}
    </div>
  )
}
