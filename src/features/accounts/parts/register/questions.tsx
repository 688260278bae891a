import { Box } from '@mantine/core'
import { CheckField } from '#ui/CheckField.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { AddressFields } from '../../kit/address/AddressFields.tsx'
import { CaptchaBox } from '../../kit/captcha/CaptchaBox.tsx'
import { NewPasswordField } from '../../kit/NewPasswordField.tsx'
import type { Work } from '../../kit/occupation/work.ts'
import type { Registering } from './useRegistering.ts'

type Asking = Pick<Registering, 'form'>

export function YouStep({ form, work }: Asking & { work: Work | null }) {
  return (
    <>
      <Box component="p" c="dimmed" m="-0.5rem 0 0">
        {WHY[work ?? 'keeper']}
      </Box>
      <TextField label="Full name" autoComplete="name" {...form.getInputProps('name')} />
      <TextField
        label="E-mail address"
        hint="You sign in with it."
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        {...form.getInputProps('email')}
      />
      <TextField
        label="Mobile number"
        hint="We send a code to it, to make sure that it reaches you."
        width="medium"
        type="tel"
        autoComplete="tel"
        {...form.getInputProps('mobile')}
      />
    </>
  )
}

const WHY = {
  keeper: 'When somebody finds your pet, this is how you hear of it. A finder never sees it.',
  Breeder: 'When somebody finds an animal of yours, this is how you hear of it. Neither finders nor buyers see it.',
  Implanter: 'Where we ask about a chip that you implanted. Keepers and finders never see it.',
  Welfare: 'Who we speak to at your organisation. Keepers and finders never see it.',
}

export function AddressStep({ form, work }: Asking & { work: Work | null }) {
  return (
    <>
      <Box component="p" c="dimmed" m="-0.5rem 0 0">
        {WHERE[work ?? 'keeper']}
      </Box>
      <AddressFields
        value={form.values.address}
        onFound={(address) => form.setFieldValue('address', address)}
        field={(name) => form.getInputProps(`address.${name}`)}
      />
    </>
  )
}

const WHERE = {
  keeper: 'The law asks the register to hold the address of every keeper. It is never shown to a finder.',
  Breeder: 'You are the first keeper of your litters, and the law asks the register to hold your address. Finders and buyers never see it.',
  Implanter:
    'Where we write to you and send the chips that you order. Where you work can be another place: say so later on your profile. Keepers and finders never see this one.',
  Welfare: 'Where animals that you take in are kept. It is never shown to a keeper or finder.',
}

export function PasswordStep({ form }: Asking) {
  return (
    <>
      {/* Tells a password manager whose password this is. */}
      <input hidden readOnly type="email" autoComplete="username" value={form.values.email} />
      <NewPasswordField {...form.getInputProps('password')} />
      <CheckField
        label="Tell me what is new at Homeward"
        hint="By e-mail. Messages about your own pets come in any case. You can change your mind at any time."
        optional
        {...form.getInputProps('marketing', { type: 'checkbox' })}
      />
      <CaptchaBox {...form.getInputProps('captcha')} />
    </>
  )
}

/** Somebody who is signed in shows that it is them, and not whoever sits at their screen. */
export function ConfirmStep({ form }: Asking) {
  return (
    <>
      <Box component="p" c="dimmed" m="-0.5rem 0 0">
        You are signed in as {form.values.name} ({form.values.email}). Your password confirms that you add this to your account.
      </Box>
      <input hidden readOnly type="email" autoComplete="username" value={form.values.email} />
      <PasswordField {...form.getInputProps('password')} label="Your password" autoComplete="current-password" />
    </>
  )
}
