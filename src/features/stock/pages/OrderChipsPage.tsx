import { ImplanterPage } from '#features/implanting/parts/ImplanterPage.tsx'
import { StandingNotice } from '#features/implanting/parts/StandingNotice.tsx'
import { Section } from '#ui/Section.tsx'
import { Orders } from '../parts/list/Orders.tsx'
import { ToPay } from '../parts/list/ToPay.tsx'
import { NewOrder } from '../parts/order/NewOrder.tsx'

/** Chips from our stock: a new order, and those that were placed before. */
export default function OrderChipsPage() {
  return (
    <ImplanterPage title="Order chips" lead="Choose packs and pay by card. The numbers are yours as soon as you have paid.">
      <StandingNotice />
      <ToPay />
      <NewOrder />
      <Section title="Your orders" lead="Say when a parcel has come: its chips can be implanted from then on.">
        <Orders />
      </Section>
    </ImplanterPage>
  )
}
