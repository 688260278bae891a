import { useNavigate } from 'react-router'
import { moneyText } from '#platform/text/moneytext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { buyPlan, getCredits } from '../contract.ts'

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

function PayAll({ pay: { plan, quantity, amount } }: { pay: { plan: string; quantity: number; amount: { pence: number } } }) {
  const navigate = useNavigate()
  const { run, isPending } = useAction(buyPlan, { then: ({ purchaseId }) => void navigate(paths.pay('plan', purchaseId)), once: true })
  return (
    <ActionButton size="sm" busy={isPending} onClick={() => run({ plan, quantity })}>
      Pay {moneyText(amount.pence)} by card
    </ActionButton>
  )
}
