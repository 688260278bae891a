import { useNavigate } from 'react-router'
import { AddressFields } from '#features/accounts/kit/address/AddressFields.tsx'
import { useContractForm } from '#platform/web/form.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { Rows, WithAside } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { TextField } from '#ui/TextField.tsx'
import { allowanceReasons, allowanceTitle } from '../../allowancewords.ts'
import { chipPacksList, chipsOrderList, saveChipsOrder } from '../../contract.ts'
import { RESERVED_MINUTES } from '../../lifecycle.ts'
import { AskForMore } from './AskForMore.tsx'
import { type OrderAnswers, orderAsked } from './answers.ts'
import { PackFields } from './PackFields.tsx'
import { type Offer, packsWords, sumOf } from './packs.ts'
import { Total } from './Total.tsx'

/** Chooses packs and where they go. The chips are held, and the next page takes the card. */
export function OrderForm({ offer, initial }: { offer: Offer; initial: OrderAnswers }) {
  const navigate = useNavigate()
  const { form, formProps, summary, isPending } = useContractForm(saveChipsOrder, {
    initial,
    asks: orderAsked,
    refresh: [chipsOrderList, chipPacksList],
    once: true,
    then: ({ orderId }) => navigate(paths.pay('chipsOrder', orderId)),
  })
  const { packs, withRegistrations, delivery } = form.values
  const { errors } = summary
  return (
    <FormRows {...formProps} {...summary}>
      <WithAside
        aside={
          <Box pos="sticky" top="1rem">
            <Panel title="Your order" look="raised">
              <Rows>
                <Total sum={sumOf(offer, packs, withRegistrations)} withRegistrations={withRegistrations} mostChips={offer.mostChips} />
                <FormActions note={`We’ll hold the chips for you for ${RESERVED_MINUTES} minutes. You’ll pay by card on the next page.`}>
                  <ActionButton type="submit" fullWidth busy={isPending}>
                    Order and pay
                  </ActionButton>
                </FormActions>
              </Rows>
            </Panel>
          </Box>
        }
      >
        <Notice title={allowanceTitle(offer.allowance)} action={<AskForMore offer={offer} />}>
          {allowanceReasons(offer.allowance)}
        </Notice>
        <Panel title="Choose your packs" lead={packsWords(offer)}>
          <PackFields
            offer={offer}
            wanted={packs}
            withRegistrations={withRegistrations}
            error={errors['packs']}
            onWanted={(wanted) => {
              form.setFieldValue('packs', wanted)
              form.clearFieldError('packs')
            }}
            onRegistrations={(chosen) => form.setFieldValue('withRegistrations', chosen)}
          />
        </Panel>
        <Panel title="Delivery address" lead="We’ve filled in your own name and address. You can change them for this order.">
          <Rows>
            <TextField label="Name on the parcel" autoComplete="name" {...form.getInputProps('delivery.name')} />
            <AddressFields
              value={delivery.address}
              onFound={(address) => form.setFieldValue('delivery.address', address)}
              field={(name) => form.getInputProps(`delivery.address.${name}`)}
            />
          </Rows>
        </Panel>
      </WithAside>
    </FormRows>
  )
}
