import { useNavigate } from 'react-router'
import type { Account } from '#features/accounts/kit/account.ts'
import { AddressFields } from '#features/accounts/kit/address/AddressFields.tsx'
import { getUserCart } from '#features/cart/contract.ts'
import { methodWords } from '#features/cart/kit/delivery.ts'
import { cartInput, forgetGuestCart, sayCartChanged } from '#features/cart/kit/guest.ts'
import type { Cart } from '#features/cart/shapes.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { useContractForm } from '#platform/web/form.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Agreed } from '#ui/Agreed.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows, WithAside } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Sum } from '#ui/Sum.tsx'
import { TextField } from '#ui/TextField.tsx'
import { createOrder, userOrderList } from '../contract.ts'
import { RESERVED_MINUTES } from '../lifecycle.ts'
import { blankCheckout } from './checkout.ts'
import { deliveryOf } from './deliveryOf.ts'

/** Where the order goes and how; the next page takes the card. */
export function CheckoutForm({ cart, account }: { cart: Cart; account: Account }) {
  const navigate = useNavigate()
  const { form, formProps, summary, isPending } = useContractForm(createOrder, {
    initial: blankCheckout(account),
    asks: (values) => ({ ...values, ...cartInput() }),
    draft: 'checkout',
    refresh: [getUserCart, userOrderList],
    once: true,
    then: ({ orderId }) => {
      forgetGuestCart()
      sayCartChanged()
      return navigate(paths.pay('order', orderId))
    },
  })
  const { delivery, method } = form.values
  const { ways, zone, delivery: deliveryPence, total } = deliveryOf(cart, delivery.address.postcode, method)
  const lines = [
    ...cart.lines.map((line) => ({
      words: `${line.quantity} × ${[line.name, line.variant].filter(Boolean).join(', ')}`,
      pence: line.total.pence,
    })),
    ...(deliveryPence === null ? [] : [{ words: `${methodWords[method].label} delivery`, pence: deliveryPence }]),
  ]
  return (
    <FormRows {...formProps} {...summary}>
      <WithAside
        aside={
          <Panel title="Your order" look="raised">
            <Rows>
              <Sum lines={lines} label="To pay" pence={total ?? cart.subtotal.pence - cart.discount.pence}>
                {cart.coupon && !cart.couponProblem && `With coupon ${cart.coupon.code}. `}
                {cart.vat.pence > 0 && 'Prices include VAT.'}
              </Sum>
              <FormActions
                note={
                  <>
                    We’ll hold it for you for {RESERVED_MINUTES} minutes. You’ll pay by card on the next page. You can{' '}
                    <a href={paths.cancellation} target="_blank" rel="noopener">
                      cancel or return it
                    </a>
                    . <Agreed by="By ordering" />
                  </>
                }
              >
                <ActionButton type="submit" fullWidth busy={isPending}>
                  Order and pay {total !== null && moneyText(total)}
                </ActionButton>
              </FormActions>
            </Rows>
          </Panel>
        }
      >
        <Panel title="Where we send it" lead="We’ve filled in your own name and address. You can change them for this order.">
          <Rows>
            <TextField label="Name on the parcel" autoComplete="name" {...form.getInputProps('delivery.name')} />
            <AddressFields
              value={delivery.address}
              onFound={(address) => form.setFieldValue('delivery.address', address)}
              field={(name) => form.getInputProps(`delivery.address.${name}`)}
            />
          </Rows>
        </Panel>
        <Panel title="How we send it">
          {ways.length === 0 ? (
            <Notice
              kind="warning"
              title={zone === 'channelIslands' ? 'We don’t deliver to the Channel Islands yet' : 'We don’t deliver there'}
            >
              Use an address in England, Scotland, Wales, Northern Ireland or the Isle of Man.
            </Notice>
          ) : (
            <ChoiceCards
              {...form.getInputProps('method')}
              label="Delivery"
              choices={ways.map(({ method: way, pence }) => ({
                value: way,
                label: `${methodWords[way].label}: ${pence === 0 ? 'free' : moneyText(pence)}`,
                hint: methodWords[way].hint,
              }))}
            />
          )}
        </Panel>
      </WithAside>
    </FormRows>
  )
}
