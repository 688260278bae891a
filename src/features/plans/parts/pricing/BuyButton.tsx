import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { moneyText } from '#platform/text/moneytext.ts'
import { useSession } from '#platform/web/session.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Box, Stack } from '#ui/Box.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { buyPlan, getCredits, subscriptionPlansList } from '../../contract.ts'
import { mixtureWords } from '../../owedwords.ts'
import { householdIsCheaper } from '../../policy.ts'
import { joiningFor } from './forwhom.ts'
import { mixtureFor, type PlanCard } from './plancard.ts'
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
  const sold = credits.data?.plans.find(({ code }) => code === plan.code)
  const may = sold?.can.buy ?? true
  if (may === true)
    return (
      <Stack gap="0.75rem">
        {sold?.note && <Said>{sold.note}</Said>}
        <Buy plan={plan} isAsking={credits.isLoading} />
      </Stack>
    )
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
      {plan.registrations === 1 && quantity > 1 && <Cheaper pence={plan.price.pence * quantity} quantity={quantity} />}
      <ActionButton fullWidth busy={isPending || isAsking} aria-label={wordsFor(plan, quantity, plan.name)} onClick={() => buy(quantity)}>
        {wordsFor(plan, quantity)}
      </ActionButton>
    </Stack>
  )
}

/** Says so where the plan for the household, or a mixture that a professional may buy, costs less than so many single ones. */
function Cheaper({ pence, quantity }: { pence: number; quantity: number }) {
  const roles = useSession()?.profileTypes ?? []
  const { data } = useCall(subscriptionPlansList, {}, { freshFor: 600 })
  const plans = data?.items ?? []
  const household = plans.find(({ registrations }) => registrations === null)
  const lines = mixtureFor({ roles }, plans, quantity)
  const mixed = lines.reduce((sum, line) => sum + line.amount.pence, 0)
  if (household && roles.every((role) => role === 'Customer') && household.price.pence < Math.min(pence, mixed))
    return <Said>{householdIsCheaper(household.price.pence)}</Said>
  if (lines.length === 0 || mixed >= pence) return null
  return (
    <>
      <Said>
        You can register {quantity} animals for less: {mixtureWords(lines)}.
      </Said>
      <BuyMixture lines={lines} />
    </>
  )
}

const Said = ({ children }: { children: ReactNode }) => (
  <Box component="p" m={0} fz="sm">
    {children}
  </Box>
)

function BuyMixture({ lines }: { lines: ReturnType<typeof mixtureFor> }) {
  const navigate = useNavigate()
  const { run, isPending } = useAction(buyPlan, { then: ({ purchaseId }) => void navigate(paths.pay('plan', purchaseId)), once: true })
  const [first, ...others] = lines.map(({ plan, quantity }) => ({ plan, quantity }))
  if (!first) return null
  return (
    <ActionButton fullWidth weight="plain" busy={isPending} onClick={() => run({ ...first, others })}>
      Buy these for {moneyText(lines.reduce((sum, { amount }) => sum + amount.pence, 0))}
    </ActionButton>
  )
}

/** "Buy 3 for £45"; what is read out names the plan. */
function wordsFor({ price }: PlanCard, quantity: number, name?: string) {
  const what = `Buy${quantity > 1 ? ` ${quantity}` : ''} for ${moneyText(price.pence * quantity)}`
  return name === undefined ? what : `${what}: ${name}`
}
