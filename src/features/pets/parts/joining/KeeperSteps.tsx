import { useNavigate } from 'react-router'
import { AddressFields, type AddressValues } from '#features/accounts/kit/address/AddressFields.tsx'
import { NewPasswordField } from '#features/accounts/kit/NewPasswordField.tsx'
import { keepDraft } from '#platform/web/draft.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { JoiningForm } from './useJoining.ts'

/** How the keeper is reached; somebody who has an account goes on there, with the animal as far as it is described. */
export function YouStep({ form }: { form: JoiningForm }) {
  const navigate = useNavigate()
  const goOnThere = () => {
    keepDraft('add-pet', form.values.pet)
    void navigate(paths.login(`${paths.addPet}?step=check`))
  }
  return (
    <>
      <Notice
        title="Do you already have an account?"
        action={
          <ActionButton weight="plain" size="sm" onClick={goOnThere}>
            Sign in to continue
          </ActionButton>
        }
      >
        Sign in and add your pet there. We’ll keep what you’ve typed about it.
      </Notice>
      <TextField {...form.getInputProps('keeper.name')} label="Full name" autoComplete="name" />
      <EmailField {...form.getInputProps('keeper.email')} label="E-mail address" hint="You’ll use this to sign in." autoComplete="email" />
      <TextField
        {...form.getInputProps('keeper.mobile')}
        label="Mobile number"
        hint="We’ll text you when someone finds your pet. They’ll never see your number."
        type="tel"
        autoComplete="tel"
      />
    </>
  )
}

/** Where the keeper lives, which the law asks for, and a password. */
export function HomeStep({ form }: { form: JoiningForm }) {
  const { address, email } = form.values.keeper
  return (
    <>
      <AddressFields
        value={address}
        onFound={(found) => form.setFieldValue('keeper.address', (typed: AddressValues) => withTyped(found, typed))}
        field={(name) => form.getInputProps(`keeper.address.${name}`)}
      />
      {/* Tells a password manager whose password this is. */}
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <NewPasswordField {...form.getInputProps('keeper.password')} />
      <CheckField
        {...form.getInputProps('keeper.marketing', { type: 'checkbox' })}
        label="Send me news from Homeward"
        hint="By e-mail. We’ll always send you messages about your own pets. You can change your mind at any time."
        optional
      />
    </>
  )
}

/** What was typed while the postcode was looked up is not lost to what it did not find. */
function withTyped(found: AddressValues, typed: AddressValues): AddressValues {
  return {
    line1: found.line1 || typed.line1,
    line2: found.line2 || typed.line2,
    town: found.town || typed.town,
    county: found.county || typed.county,
    postcode: found.postcode,
  }
}
