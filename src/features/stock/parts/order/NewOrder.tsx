import { useState } from 'react'
import { userProfile } from '#features/accounts/contract.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { combineQueries } from '#platform/web/combine.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { allowanceReasons } from '../../allowancewords.ts'
import { chipPacksList } from '../../contract.ts'
import { AskForMore } from './AskForMore.tsx'
import { blankOrder } from './answers.ts'
import { OrderForm } from './OrderForm.tsx'
import { PackFields } from './PackFields.tsx'
import { type Offer, packsWords, whyNone } from './packs.ts'

/** What may be ordered now, or why nothing may; the prices in both cases. */
export function NewOrder() {
  const offer = useCall(chipPacksList, {})
  const account = useCall(userProfile, {}, { freshFor: 60 })
  const query = combineQueries({ offer, account })
  if (!query.data) return <Loaded what="the packs" query={query} shape="cards" count={4} />
  return <Order {...query.data} />
}

function Order({ offer, account }: { offer: Offer; account: AnswerOf<typeof userProfile> }) {
  const none = whyNone(offer)
  if (!none) return <OrderForm offer={offer} initial={blankOrder(offer, account)} />
  return (
    <>
      <Notice title={none.title} action={none.isLimit && <AskForMore offer={offer} />}>
        {none.says}
      </Notice>
      <Prices offer={offer} />
    </>
  )
}

/** What the packs cost, for whoever cannot order now. */
function Prices({ offer }: { offer: Offer }) {
  const [withRegistrations, setWithRegistrations] = useState(false)
  return (
    <Panel title="Our packs" lead={`${packsWords(offer)} ${allowanceReasons(offer.allowance)}`}>
      <PackFields offer={offer} wanted={[]} withRegistrations={withRegistrations} onRegistrations={setWithRegistrations} />
    </Panel>
  )
}
