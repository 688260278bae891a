import { Agreed } from '#ui/Agreed.tsx'
import { Box } from '#ui/Box.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { EmailField } from '#ui/EmailField.tsx'
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
      <TextField label="Full name" autoComplete="name" name="name" {...form.getInputProps('name')} />
      <EmailField
        label="E-mail address"
        hint="You’ll use it to sign in."
        autoComplete="email"
        name="email"
        {...form.getInputProps('email')}
      />
      <TextField
        label="Mobile number"
        hint="We’ll text a code to it, to make sure it reaches you."
        type="tel"
        autoComplete="tel"
        name="mobile"
        {...form.getInputProps('mobile')}
      />
    </>
  )
}

const WHY = {
  keeper: 'This is how we’ll tell you when someone finds your pet. Finders never see it.',
  Breeder: 'This is how we’ll tell you when someone finds one of your animals. Finders and buyers never see it.',
  Implanter: 'This is how we’ll ask about chips you’ve implanted. Keepers and finders never see it.',
  Welfare: 'This is who we’ll speak to at your organisation. Keepers and finders never see it.',
  Trainer: 'Your students see your name, never your e-mail address or number.',
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
  keeper: 'By law, a register has to hold the address of everyone who keeps a dog, or a cat in England. We never show it to a finder.',
  Breeder: 'You’re the first keeper of your litters, so by law we have to hold your address. Finders and buyers never see it.',
  Implanter:
    'We’ll write to you here, and send the chips you order. If you work somewhere else, you can add that to your profile later. Keepers and finders never see this address.',
  Welfare: 'Where you keep the animals you take in. We never show it to a keeper or finder.',
  Trainer: 'We’ll write to you here if we have to. Your students never see it.',
}

export function PasswordStep({ form }: Asking) {
  return (
    <>
      {/* Tells a password manager whose password this is. */}
      <input hidden readOnly type="email" autoComplete="username" value={form.values.email} />
      <NewPasswordField {...form.getInputProps('password')} />
      <CheckField
        label="E-mail me news from Homeward"
        hint="You’ll get messages about your own pets either way. You can change your mind at any time."
        optional
        {...form.getInputProps('marketing', { type: 'checkbox' })}
      />
      <CaptchaBox {...form.getInputProps('captcha')} />
      <Box component="p" c="dimmed" fz="sm" m={0}>
        <Agreed by="By opening an account" />
      </Box>
    </>
  )
}

/** Somebody who is signed in shows that it is them, and not whoever sits at their screen. */
export function ConfirmStep({ form }: Asking) {
  return (
    <>
      <Box component="p" c="dimmed" m="-0.5rem 0 0">
        You’re signed in as {form.values.name} ({form.values.email}). Enter your password to add this to your account.
      </Box>
      <input hidden readOnly type="email" autoComplete="username" value={form.values.email} />
      <PasswordField {...form.getInputProps('password')} label="Your password" autoComplete="current-password" />
    </>
  )
}
