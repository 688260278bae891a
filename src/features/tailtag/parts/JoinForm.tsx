import { useNavigate } from 'react-router'
import { login } from '#features/accounts/contract.ts'
import { AddressFields, NO_ADDRESS } from '#features/accounts/kit/address/AddressFields.tsx'
import { NewPasswordField } from '#features/accounts/kit/NewPasswordField.tsx'
import { callServer } from '#platform/web/callserver.ts'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { saveToken } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Agreed } from '#ui/Agreed.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { TextField } from '#ui/TextField.tsx'
import { tailTagCustomerRegister } from '../contract.ts'
import { CardFields, NO_CARD } from './CardFields.tsx'

/** Opens an account with a tag and its PIN. `code`: from the address of a tag that was just scanned. */
export function JoinForm({ code }: { code: string }) {
  const navigate = useNavigate()
  const { form, formProps, summary, isPending } = useContractForm(tailTagCustomerRegister, {
    initial: {
      token: code,
      pin: '',
      pet: NO_CARD,
      keeper: { name: '', email: '', mobile: '', address: NO_ADDRESS, password: '', marketing: false },
    },
    asks: withoutBlanks,
    draft: 'tailtag-register',
    once: true,
    then: async (_data, _message, { keeper }) => {
      const { data } = await callServer(login, { email: keeper.email, password: keeper.password })
      saveToken(data.token)
      return navigate(paths.ttCustomerDashboard)
    },
  })
  const { keeper } = form.values
  return (
    <FormRows {...formProps} {...summary}>
      <Notice
        title="Do you already have an account?"
        action={
          <ButtonLink weight="plain" size="sm" to={paths.login(paths.activateTag(code || undefined))}>
            Sign in
          </ButtonLink>
        }
      >
        Sign in to activate the tag for one of your pets.
      </Notice>
      <Panel title="Your tag">
        <Rows>
          <TextField
            {...form.getInputProps('token')}
            label="Code on the tag"
            hint="For example, 7K2M-9P4T"
            maxLength={60}
            autoComplete="off"
          />
          <TextField
            {...form.getInputProps('pin')}
            label="PIN"
            hint="Under the wrapping, or in the letter"
            maxLength={20}
            autoComplete="off"
            width="short"
          />
        </Rows>
      </Panel>
      <Panel title="Your pet">
        <Rows>
          <CardFields field={(name) => form.getInputProps(`pet.${name}`)} />
        </Rows>
      </Panel>
      <Panel title="You" lead="So that we can tell you when someone scans the tag. They don’t see this unless you choose to show it.">
        <Rows>
          <TextField {...form.getInputProps('keeper.name')} label="Full name" autoComplete="name" />
          <EmailField {...form.getInputProps('keeper.email')} label="E-mail address" autoComplete="email" />
          <TextField {...form.getInputProps('keeper.mobile')} label="Mobile number" type="tel" autoComplete="tel" />
          <AddressFields
            value={keeper.address}
            onFound={(address) => form.setFieldValue('keeper.address', address)}
            field={(name) => form.getInputProps(`keeper.address.${name}`)}
          />
          <NewPasswordField {...form.getInputProps('keeper.password')} />
          <CheckField
            {...form.getInputProps('keeper.marketing', { type: 'checkbox' })}
            label="Send me news from Homeward"
            hint="By e-mail. You can change your mind at any time."
            optional
          />
        </Rows>
      </Panel>
      <FormActions
        note={
          <>
            It’s free: the tag leads finders to you for ever, without a subscription. <Agreed by="By opening an account" />
          </>
        }
      >
        <ActionButton type="submit" busy={isPending}>
          Activate the tag
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}
