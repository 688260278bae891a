import { useSession } from '#platform/web/session.ts'
import { useAsk } from '#platform/web/useAsk.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { getCredits } from '../../contract.ts'
import { mayBuy } from './forwhom.ts'
import type { PlanCard } from './plancard.ts'
import { useBuying } from './useBuying.ts'

/** Buys a plan; a stranger signs in first, and comes back here. */
export function BuyButton({ plan }: { plan: PlanCard }) {
  const session = useSession()
  const credits = useAsk(getCredits, {}, { enabled: session !== null })
  const { buy, isPending } = useBuying(plan)
  if (!session)
    return (
      <ButtonLink weight="plain" fullWidth to={paths.login(paths.pricingPlans)}>
        Sign in to buy
      </ButtonLink>
    )
  const because = mayBuy(plan, session.profileTypes, credits.data?.household ?? false)
  return (
    <ActionButton weight="plain" fullWidth aria-label={`Buy: ${plan.name}`} busy={isPending} disabledBecause={because} onClick={buy}>
      Buy
    </ActionButton>
  )
}
