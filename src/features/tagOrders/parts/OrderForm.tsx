import { useNavigate } from 'react-router'
import type { Account } from '#features/accounts/kit/account.ts'
import { AddressFields } from '#features/accounts/kit/address/AddressFields.tsx'
import { useMyPets } from '#features/pets/kit/useMyPets.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { clearDraft } from '#platform/web/draft.ts'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Agreed } from '#ui/Agreed.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { getTagOrders, orderTailTag } from '../contract.ts'
import { TAG_PENCE } from '../designs.ts'
import { blankTag, designedBefore, GUESTS_DESIGN } from './answers.ts'
import { DesignFields } from './DesignFields.tsx'
import { Designing } from './Designing.tsx'

/** Designs a tag and orders it; the next page takes the card. What was designed before signing in is still there. */
export function OrderForm({ account }: { account: Account }) {
  const navigate = useNavigate()
  const pets = useMyPets().data ?? []
  const { form, formProps, summary, isPending } = useContractForm(orderTailTag, {
    initial: designedBefore(blankTag(account)),
    asks: withoutBlanks,
    draft: 'tailTag',
    refresh: [getTagOrders],
    once: true,
    then: ({ orderId }) => {
      clearDraft(GUESTS_DESIGN)
      return navigate(paths.pay('tailTag', orderId))
    },
  })
  const { design, engraving, delivery } = form.values
  return (
    <FormRows {...formProps} {...summary}>
      <Designing design={design} engraving={engraving}>
        <Panel title="Design your tag">
          <DesignFields design={design} engraving={engraving} field={form.getInputProps} />
        </Panel>
        <Panel title="Where we send it">
          <Rows>
            {pets.length > 0 && (
              <SelectField
                {...form.getInputProps('petId')}
                label="Which pet is it for?"
                empty="I’ll choose when it arrives"
                options={pets.map(({ id, name }) => ({ value: id, label: name }))}
                optional
              />
            )}
            <TextField label="Name on the parcel" autoComplete="name" {...form.getInputProps('delivery.name')} />
            <AddressFields
              value={delivery.address}
              onFound={(address) => form.setFieldValue('delivery.address', address)}
              field={(name) => form.getInputProps(`delivery.address.${name}`)}
            />
          </Rows>
        </Panel>
        <Panel title="Before you order">
          <Rows>
            <CheckField
              {...form.getInputProps('knowsNoReturn', { type: 'checkbox' })}
              label="I know I can’t return it because it’s engraved for me"
              hint="You can cancel until we engrave it. If it’s faulty, wrongly engraved or never arrives, we’ll refund it."
            />
            <FormActions
              note={
                <>
                  You’ll pay by card on the next page. The price includes delivery in the UK. <Agreed by="By ordering" cancel />
                </>
              }
            >
              <ActionButton type="submit" busy={isPending}>
                Order and pay {moneyText(TAG_PENCE)}
              </ActionButton>
            </FormActions>
          </Rows>
        </Panel>
      </Designing>
    </FormRows>
  )
}
