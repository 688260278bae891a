import { OrderChips } from '#features/stock/kit/OrderChips.tsx'
import { ImplanterPage } from '../kit/ImplanterPage.tsx'
import { VerificationNotice } from '../parts/VerificationNotice.tsx'

export default function OrderChipsPage() {
  return (
    <ImplanterPage title="Order chips" lead="Choose packs and pay by card. The numbers are yours as soon as you’ve paid.">
      <VerificationNotice />
      <OrderChips />
    </ImplanterPage>
  )
}
