import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { register, userProfile } from '../../contract.ts'
import type { Account } from '../../kit/account.ts'
import { signIn } from '../../kit/signin.ts'
import { answersAtStart, registerAsked } from '../register/asked.ts'

/** For somebody who came for their trade: the same account can hold pets of their own. */
export function BecomeKeeper({ account }: { account: Account }) {
  if (account.profiles.some(({ type }) => type === 'Customer')) return null
  const isComplete = canBecomeKeeper(account)
  return (
    <Notice title="Do you keep pets too?" action={isComplete && <AddKeeperProfile account={account} weight="plain" />}>
      {isComplete
        ? 'Register them with this account. It’s free, and your other profiles stay as they are.'
        : 'Add your address and a mobile number on this page first. Then you can register them with this account.'}
    </Notice>
  )
}

export const canBecomeKeeper = ({ address, mobile }: Account) => address !== null && mobile !== null

/** Opens the question for the password, which is all that is missing. */
export function AddKeeperProfile({ account, weight }: { account: Account; weight: 'main' | 'plain' }) {
  return (
    <DialogButton
      weight={weight}
      size={weight === 'plain' ? 'sm' : 'md'}
      renderDialog={(close) => (
        <FormDialog title="Add keeper profile" onClose={close}>
          <KeeperForm account={account} onDone={close} />
        </FormDialog>
      )}
    >
      Add keeper profile
    </DialogButton>
  )
}

function KeeperForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(register, {
    initial: { password: '' },
    asks: ({ password }) => registerAsked(null, { ...answersAtStart(account), marketing: account.marketing, password }),
    once: true,
    refresh: [userProfile],
    toast: 'You can now register your pets.',
    then: async (_data, _message, { email, password }) => {
      await signIn({ email, password })
      onDone()
    },
  })
  return (
    <FormRows {...formProps} {...summary}>
      <PasswordField
        label="Your password"
        hint="So we know it’s you."
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <FormActions>
        <ActionButton type="submit" busy={isPending}>
          Add keeper profile
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}
