import { getCredits, subscriptionPlansList } from '#features/plans/contract.ts'
import { ONE_PET } from '#features/plans/policy.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Panel } from '#ui/Panel.tsx'
import { intakeCost } from './intakecost.ts'

/** What registering the animal costs, beside what was answered. */
export function IntakeCost() {
  const credits = useCall(getCredits, {}).data
  const plans = useCall(subscriptionPlansList, {}, { freshFor: 600 }).data?.items
  if (!credits || !plans) return null
  return (
    <Panel title="What it costs" level={3} look="sunk">
      {intakeCost(credits, plans.find(({ code }) => code === ONE_PET)?.price.pence ?? null)}
    </Panel>
  )
}
