import { AskPerson } from '#features/accounts/kit/captcha/AskPerson.tsx'
import type { ContractForm } from '#platform/web/form.ts'
import { EmailField } from '#ui/EmailField.tsx'
import { TextField } from '#ui/TextField.tsx'

interface GuestFieldsProps {
  /** What the address is for. */
  hint: string
  field: (name: 'name' | 'email' | 'captcha') => ReturnType<ContractForm<Record<string, unknown>>['form']['getInputProps']>
}

/** How to reach somebody who begins a conversation without an account. */
export function GuestFields({ hint, field }: GuestFieldsProps) {
  return (
    <>
      <TextField label="Your name" optional autoComplete="name" {...field('name')} />
      <EmailField label="E-mail address" hint={hint} autoComplete="email" {...field('email')} />
      <AskPerson {...field('captcha')} />
    </>
  )
}
