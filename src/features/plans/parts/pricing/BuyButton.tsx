import { useState } from 'react'
import { Link } from 'react-router'
import { moneyText } from '#platform/text/moneytext.ts'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Box, Stack } from '#ui/Box.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { getCredits, subscriptionPlansList } from '../../contract.ts'
import { joiningFor } from './forwhom.ts'
import type { PlanCard } from './plancard.ts'
import { useBuying } from './useBuying.ts'

/** Buys a plan, or says why not and what to do about it; a stranger signs in first, and comes back here. */
export function BuyButton({ plan }: { plan: PlanCard }) {
  const session = useSession()
  const credits = useCall(getCredits, {}, { enabled: session !== null })
  if (!session)
    return (
      <ButtonLink weight="plain" fullWidth to={paths.login(paths.pricingPlans)}>
        Sign in to buy
      </ButtonLink>
    )
  // Where it cannot be asked, the call itself says no.
  const may = credits.data?.plans.find(({ code }) => code === plan.code)?.can.buy ?? true
  if (may === true) return <Buy plan={plan} isAsking={credits.isLoading} />
  const joining = joiningFor(plan)
  // For whom a plan is stands at the top of its tile.
  return (
    <Box component="p" c="dimmed" m={0}>
      {joining ? (
        <Box component={Link} c="var(--ui-link)" fw={600} to={joining.to}>
          {joining.label}
        </Box>
      ) : (
        `${may.words}.`
      )}
    </Box>
  )
}

/** So many single registrations may be chosen at once; who needs more buys a plan for many. */
const COUNTS = Array.from({ length: 20 }, (_, index) => String(index + 1))

function Buy({ plan, isAsking }: { plan: PlanCard; isAsking: boolean }) {
  const [count, setCount] = useState('1')
  const { buy, isPending } = useBuying(plan)
  const quantity = Number(count)
  return (
    <Stack gap="0.75rem">
      {plan.registrations === 1 && (
        <SelectField label="How many pets" options={COUNTS} value={count} onChange={(event) => setCount(event.currentTarget.value)} />
      )}
      {plan.registrations === 1 && quantity > 1 && <HouseholdIsCheaper pence={plan.price.pence * quantity} />}
      <ActionButton fullWidth busy={isPending || isAsking} aria-label={wordsFor(plan, quantity, plan.name)} onClick={() => buy(quantity)}>
        {wordsFor(plan, quantity)}
      </ActionButton>
    </Stack>
  )
}

/** Says so where the plan for the household costs less than so many single ones. */
function HouseholdIsCheaper({ pence }: { pence: number }) {
  const { data } = useCall(subscriptionPlansList, {}, { freshFor: 600 })
  const household = data?.items.find(({ registrations }) => registrations === null)
  if (!household || household.price.pence >= pence) return null
  return (
    <Box component="p" m={0} fz="sm">
      The household plan is cheaper: {moneyText(household.price.pence)} for every pet you keep, now and in future.
    </Box>
  )
}

/** "Buy 3 for £45"; what is read out names the plan. */
function wordsFor({ price }: PlanCard, quantity: number, name?: string) {
  const what = `Buy${quantity > 1 ? ` ${quantity}` : ''} for ${moneyText(price.pence * quantity)}`
  return name === undefined ? what : `${what}: ${name}`
}
