import { getCredits, subscriptionPlansList } from '#features/plans/contract.ts'
import { londonDate, systemClock } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useCall } from '#platform/web/useCall.ts'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { breederListing } from '../../contract.ts'
import { costText } from './cost.ts'

/** What is written on each animal of the breeder’s licence, and what the litter will cost, before it’s registered. */
export function LicenceAndCost({ count, isOfDogs }: { count: number; isOfDogs: boolean }) {
  const { data: listing } = useCall(breederListing, {})
  const { data: credits } = useCall(getCredits, {})
  const { data: plans } = useCall(subscriptionPlansList, {}, { freshFor: 600 })
  const single = plans?.items.find(({ registrations }) => registrations === 1)
  return (
    <Panel title={isOfDogs ? 'Licence and payment' : 'Payment'} level={3} look="sunk">
      <FactList
        facts={[
          ...(isOfDogs ? [{ label: 'Your licence', value: listing && licenceText(listing) }] : []),
          {
            label: 'To pay',
            value: count === 0 ? NOTHING_YET : credits && single && costText({ count, left: credits.left, pence: single.price.pence }),
          },
        ]}
      />
    </Panel>
  )
}

const NOTHING_YET = 'Nothing now. You pay for each animal’s registration when you add its chip.'

interface Licensed {
  licence: string | null
  authority: string | null
  licensedUntil: string | null
}

function licenceText({ licence, authority, licensedUntil }: Licensed): string {
  if (!licence) return 'None given'
  const shown = [licence, authority].filter(Boolean).join(', ')
  if (!licensedUntil) return shown
  const has = licensedUntil < londonDate(systemClock.now()) ? 'ended on' : 'until'
  return `${shown}, ${has} ${whenText(licensedUntil, 'day')}`
}
