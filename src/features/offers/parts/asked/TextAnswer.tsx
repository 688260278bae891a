import { AddressFields, NO_ADDRESS } from '#features/accounts/kit/address/AddressFields.tsx'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useContractForm } from '#platform/web/form.ts'
import { site } from '#src/site.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Agreed } from '#ui/Agreed.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Money } from '#ui/Money.tsx'
import { TextField } from '#ui/TextField.tsx'
import { acceptByText, type getRequestSummary } from '../../contract.ts'
import type { ByLink } from './bylink.ts'

type Known = Pick<AnswerOf<typeof getRequestSummary>, 'toPay'> & Partial<Pick<AnswerOf<typeof getRequestSummary>, 'you'>>

/** Says yes with the link in our text message, which confirms the mobile: for people without an e-mail address. */
export function TextAnswer({ link, onAnswer, toPay, you }: ByLink & Known) {
  const { form, formProps, summary, isPending } = useContractForm(acceptByText, {
    initial: { name: you?.name ?? '', address: you?.address ?? NO_ADDRESS },
    asks: (typed) => ({ ...link, ...typed }),
    once: true,
    then: (answer) => onAnswer({ yes: true, ...answer }),
  })
  return (
    <FormRows {...formProps} {...summary}>
      <div>
        You don’t need a password. We’ll text you on the number our message came to if your pet is found. To change your details, call us on{' '}
        <a href={site.phoneLink}>{site.phone}</a>.
      </div>
      {toPay && (
        <div>
          The registration costs <Money pence={toPay.pence} />, once. You pay after you say yes: call us, and pay by card. Your pet can be
          found in the meantime, paid or not.
        </div>
      )}
      <TextField {...form.getInputProps('name')} label="Full name" autoComplete="name" />
      <AddressFields
        value={form.values.address}
        onFound={(address) => form.setFieldValue('address', address)}
        field={(name) => form.getInputProps(`address.${name}`)}
      />
      <FormActions note={<Agreed by="By saying yes" />}>
        <ActionButton type="submit" busy={isPending}>
          Say yes
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}
