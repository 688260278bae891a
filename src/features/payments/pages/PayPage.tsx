import { useParams, useSearchParams } from 'react-router'
import { paths } from '#src/paths.ts'
import { Page } from '#ui/Page.tsx'
import { NothingToPay } from '../parts/pay/CannotPay.tsx'
import { Paying } from '../parts/pay/Paying.tsx'
import { isPurpose } from '../parts/pay/purposes.ts'
import { Reconciling } from '../parts/pay/Reconciling.tsx'

/** Pay for one thing. `?payment=` is the way back from the card: it is asked about until it is reconciled. */
export default function PayPage() {
  const { purpose = '', id = '' } = useParams()
  const [params] = useSearchParams()
  const paymentId = params.get('payment')
  if (!isPurpose(purpose))
    return (
      <Page title="Nothing to pay" width="text">
        <NothingToPay />
      </Page>
    )
  if (paymentId) return <Reconciling key={paymentId} purpose={purpose} paymentId={paymentId} form={paths.pay(purpose, id)} />
  return <Paying key={`${purpose}/${id}`} purpose={purpose} id={id} />
}
