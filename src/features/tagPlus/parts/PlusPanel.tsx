import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { getTailTagSettings } from '#features/tailtag/contract.ts'
import { refresh } from '#platform/web/memory.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getCustomerTailgTagSubscriptions } from '../contract.ts'
import { CurrentPlan } from './CurrentPlan.tsx'
import { Offer } from './Offer.tsx'

const SECONDS = 2
/** Of a link that leads here, below the tags. */
const HASH = '#plus'

/** TailTag Plus: how it stands, or what it would add. Back from the provider’s page it is asked again until it has begun. */
export function PlusPanel() {
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const panel = useRef<HTMLDivElement>(null)
  const begun = search.get('plus')
  const query = useCall(getCustomerTailgTagSubscriptions, {}, { freshFor: 0, ...(begun && { every: SECONDS }) })
  const working = query.data?.subscriptions.find((one) => one.works)
  const hasBegun = working?.id === begun
  useEffect(() => {
    if (hasBegun) void refresh([getTailTagSettings])
  }, [hasBegun])
  const isAskedFor = begun !== null || hash === HASH
  useEffect(() => {
    if (isAskedFor) panel.current?.scrollIntoView()
  }, [isAskedFor])
  return (
    <div id={HASH.slice(1)} ref={panel}>
      <Panel title="TailTag Plus">
        <Loaded what="your subscription" query={query} count={1} level={3}>
          {({ subscriptions, trialDays, hasCard }) => {
            if (working) return <CurrentPlan subscription={working} />
            if (begun && !subscriptions.some(({ id }) => id === begun))
              return 'We’re waiting to hear from the card provider. This takes a few seconds.'
            return <Offer trialDays={trialDays} hasCard={hasCard} />
          }}
        </Loaded>
      </Panel>
    </div>
  )
}
