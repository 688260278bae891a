import { useState } from 'react'
import { userProfile } from '#features/accounts/contract.ts'
import { useAsk } from '#platform/web/useAsk.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { chipPacksList } from '../../contract.ts'
import { blankOrder } from './answers.ts'
import { OrderForm } from './OrderForm.tsx'
import { PackFields } from './PackFields.tsx'
import { type Offer, packsWords, whyNone } from './packs.ts'

/** What may be ordered now, or why nothing may; the prices in both cases. */
export function NewOrder() {
  const offer = useAsk(chipPacksList, {})
  const account = useAsk(userProfile, {}, { freshFor: 60 })
  const error = offer.error ?? account.error
  const again = () => void Promise.all([offer.refetch(), account.refetch()])
  if (!offer.data || !account.data) {
    if (!error) return <LoadingState shape="cards" count={4} label="Loading the packs" />
    return (
      <ErrorState title="We could not load the packs" onRetry={again} retrying={offer.isFetching || account.isFetching}>
        {error.message}
      </ErrorState>
    )
  }
  const none = whyNone(offer.data)
  if (!none) return <OrderForm offer={offer.data} initial={blankOrder(offer.data, account.data)} />
  return (
    <>
      <Notice title={none.title}>{none.says}</Notice>
      <Prices offer={offer.data} />
    </>
  )
}

/** What the packs cost, for whoever cannot order now. */
function Prices({ offer }: { offer: Offer }) {
  const [withRegistrations, setWithRegistrations] = useState(true)
  return (
    <Panel title="Our packs" lead={packsWords(offer)}>
      <PackFields offer={offer} wanted={[]} withRegistrations={withRegistrations} onRegistrations={setWithRegistrations} />
    </Panel>
  )
}
