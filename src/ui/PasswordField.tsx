import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { type ChangeEvent } from 'react'
import { type FieldProps } from './field.ts'
import { useHeld } from './held.ts'
import { labelled } from './labelled.tsx'
import { type PasswordRule, PasswordStrength } from './PasswordStrength.tsx'
import { Themed } from './Themed.tsx'

type PasswordFieldProps = FieldProps &
  Omit<PasswordInputProps, 'label' | 'description' | 'value' | 'defaultValue'> & {
    value?: string
    defaultValue?: string
    /** What a new password must have; ticked off as it is typed. Leave out where a password is only asked for. */
    rules?: readonly PasswordRule[]
  }

/** A password, with a button that shows what was typed. Tell it `autoComplete` ("new-password" or "current-password"). */
export function PasswordField({ label, hint, optional, rules, value, defaultValue, onChange, ...rest }: PasswordFieldProps) {
  const [typed, setTyped] = useHeld({ value, defaultValue })
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value)
    onChange?.(event)
  }
  return (
    <div>
      <Themed>
        <PasswordInput
          visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
          {...rest}
          {...labelled({ ...rest, label, hint, optional })}
          value={typed}
          onChange={change}
        />
      </Themed>
      {rules && <PasswordStrength value={typed} rules={rules} />}
    </div>
  )
}
