import { OnlyWhoMay } from '#features/accounts/kit/OnlyWhoMay.tsx'
import { Section } from '#ui/Section.tsx'
import { saveChipsOrder } from '../contract.ts'
import { Orders } from '../parts/list/Orders.tsx'
import { ToPay } from '../parts/list/ToPay.tsx'
import { NewOrder } from '../parts/order/NewOrder.tsx'

/** Chips from our stock: a new order, and those that were placed before. */
export function OrderChips() {
  return (
    <>
      <ToPay />
      <OnlyWhoMay ask={saveChipsOrder}>
        <NewOrder />
      </OnlyWhoMay>
      <Section title="Your orders" lead="Confirm delivery when a parcel arrives. You can then implant its chips.">
        <Orders />
      </Section>
    </>
  )
}
