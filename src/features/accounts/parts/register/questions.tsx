import { CheckField } from '#ui/CheckField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { AddressFields } from '../address/AddressFields.tsx'
import { CaptchaBox } from '../captcha/CaptchaBox.tsx'
import { NewPasswordField } from '../signing/NewPasswordField.tsx'
import classes from './RegisterForm.module.css'
import type { Registering } from './useRegistering.ts'

type Asking = Pick<Registering, 'form'>

export function YouStep({ form }: Asking) {
  return (
    <>
      <p className={classes.why}>When somebody finds your pet, this is how you hear of it. A finder never sees it.</p>
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

export function AddressStep({ form }: Asking) {
  return (
    <>
      <p className={classes.why}>The law asks the register to hold the address of every keeper. It is never shown to a finder.</p>
      <AddressFields
        value={form.values.address}
        onFound={(address) => form.setFieldValue('address', address)}
        field={(name) => form.getInputProps(`address.${name}`)}
      />
    </>
  )
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
