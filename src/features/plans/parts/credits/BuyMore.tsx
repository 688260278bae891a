import { moneyText } from '#platform/text/moneytext.ts'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { subscriptionPlansList } from '../../contract.ts'
import { isForGiving, isPlanFor } from '../../policy.ts'
import classes from '../PayForPet.module.css'
import type { PlanCard } from '../pricing/plancard.ts'
import { useBuying } from '../pricing/useBuying.ts'

/** Buys registrations to give, for whoever may; the plans, for everybody. */
export function BuyMore() {
  const session = useSession()
  const { data } = useCall(subscriptionPlansList, {})
  const lots = data?.items.filter((plan) => isForGiving(plan) && isPlanFor({ roles: session?.profileTypes ?? [] }, plan)) ?? []
  return (
    <div className={classes.ways}>
      {lots.map((plan) => (
        <Buy key={plan.code} plan={plan} />
      ))}
      <ButtonLink size="sm" weight={lots.length > 0 ? 'quiet' : 'plain'} to={paths.pricingPlans}>
        Compare the plans
      </ButtonLink>
    </div>
  )
}

function Buy({ plan }: { plan: PlanCard }) {
  const { buy, isPending } = useBuying(plan)
  return (
    <ActionButton size="sm" weight="plain" busy={isPending} onClick={() => buy()}>
      Buy {plan.registrations} credits for {moneyText(plan.price.pence)}
    </ActionButton>
  )
}
