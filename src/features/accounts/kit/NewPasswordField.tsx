import type { ComponentProps } from 'react'
import { PasswordField } from '#ui/PasswordField.tsx'
import type { PasswordRule } from '#ui/PasswordStrength.tsx'
import { isCommonPassword, SHORTEST_PASSWORD } from '../passwords.ts'

/** A password to choose, with what it still lacks said while it is typed. Spread `form.getInputProps('password')`. */
export function NewPasswordField({ label = 'Password', ...rest }: Partial<ComponentProps<typeof PasswordField>>) {
  return (
    <PasswordField
      {...rest}
      label={label}
      hint="Three random words make a strong password you can remember."
      autoComplete="new-password"
      rules={rules}
    />
  )
}

const rules: PasswordRule[] = [
  { says: `At least ${SHORTEST_PASSWORD} characters`, met: (password) => password.length >= SHORTEST_PASSWORD },
  { says: 'Not a common password', met: (password) => password !== '' && !isCommonPassword(password) },
]
