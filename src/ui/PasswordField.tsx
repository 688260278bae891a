import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { FieldLabel } from './FieldLabel.tsx'
import { type FieldProps, idOf } from './field.ts'
import { useHeld } from './held.ts'
import { type PasswordRule, PasswordStrength } from './PasswordStrength.tsx'

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
  const id = idOf(rest)
  return (
    <div>
      <PasswordInput
        visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
        {...rest}
        {...(id !== undefined && { id })}
        label={<FieldLabel optional={optional}>{label}</FieldLabel>}
        description={hint}
        inputWrapperOrder={['label', 'description', 'error', 'input']}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onChange?.(event)
        }}
      />
      {rules && <PasswordStrength value={typed} rules={rules} />}
    </div>
  )
}
