import { useNavigate } from 'react-router'
import type * as z from 'zod'
import { tasks } from '#features/accounts/topics.ts'
import { getUsersPets } from '#features/pets/contract.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { buyPlan, getCredits } from '../contract.ts'
import type { Owed } from '../shapes.ts'

type CheapestWay = NonNullable<z.output<typeof Owed>['pay']>

/** What is still to be paid for the person's animals, and one payment for all of them; nothing when nothing is. */
export function OwedNotice() {
  const { data } = useCall(getCredits, {})
  const owed = data?.owed
  if (!owed?.pay) return null
  return (
    <Notice
      title={owed.owing === 1 ? 'You have a registration to pay for' : `You have ${owed.owing} registrations to pay for`}
      action={<PayAll pay={owed.pay} />}
    >
      {owed.words} Anyone can already look up their chips.
    </Notice>
  )
}

/** Buys all of it in one payment. What was paid for single pets may have paid for the household plan already. */
function PayAll({ pay: { lines, amount } }: { pay: CheapestWay }) {
  const navigate = useNavigate()
  const { run, isPending } = useAction(buyPlan, {
    then: (bought) => {
      if (bought.amount.pence > 0) void navigate(paths.pay('plan', bought.purchaseId))
    },
    refresh: [getCredits, getUsersPets, tasks],
    once: true,
  })
  const [first, ...others] = lines.map(({ plan, quantity }) => ({ plan, quantity }))
  if (!first) return null
  return (
    <ActionButton size="sm" busy={isPending} onClick={() => run({ ...first, others })}>
      {amount.pence > 0 ? `Pay ${moneyText(amount.pence)} by card` : 'Get the household plan'}
    </ActionButton>
  )
}
