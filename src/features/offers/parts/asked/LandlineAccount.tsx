import { useNavigate, useParams } from 'react-router'
import { AddressFields, NO_ADDRESS } from '#features/accounts/kit/address/AddressFields.tsx'
import { NewPasswordField } from '#features/accounts/kit/NewPasswordField.tsx'
import { signIn } from '#features/accounts/kit/signin.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useContractForm } from '#platform/web/form.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Agreed } from '#ui/Agreed.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { type getRequestSummary, openAskedAccount } from '../../contract.ts'

/** Opens a keeper's account with the link from our message, which confirms the e-mail address. */
export function LandlineAccount({ you }: Pick<AnswerOf<typeof getRequestSummary>, 'you'>) {
  const { requestId = '', code = '' } = useParams()
  const navigate = useNavigate()
  const { form, formProps, summary, isPending } = useContractForm(openAskedAccount, {
    initial: {
      name: you?.name ?? '',
      email: '',
      landline: '',
      address: you?.address ?? NO_ADDRESS,
      password: '',
      marketing: false,
    },
    asks: (typed) => ({ requestId, code, ...typed }),
    once: true,
    then: async (_, __, { email, password }) => {
      await signIn({ email, password })
      void navigate(paths.requests)
    },
  })
  return (
    <FormRows {...formProps} {...summary}>
      <TextField {...form.getInputProps('name')} label="Full name" autoComplete="name" />
      <EmailField {...form.getInputProps('email')} label="E-mail address" hint="The one our message came to" autoComplete="email" />
      <TextField
        {...form.getInputProps('landline')}
        label="Landline number"
        hint="We’ll ring you if someone finds your pet and an e-mail isn’t enough."
        type="tel"
        autoComplete="tel"
      />
      <AddressFields
        value={form.values.address}
        onFound={(address) => form.setFieldValue('address', address)}
        field={(name) => form.getInputProps(`address.${name}`)}
      />
      <NewPasswordField {...form.getInputProps('password')} />
      <CheckField
        label="E-mail me news from Homeward"
        hint="You’ll get messages about your own pets either way. You can change your mind at any time."
        optional
        {...form.getInputProps('marketing', { type: 'checkbox' })}
      />
      <FormActions note={<Agreed by="By opening an account" />}>
        <ActionButton type="submit" busy={isPending}>
          Create account
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}
