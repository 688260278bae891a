import { useNavigate } from 'react-router'
import { useAction } from '#platform/web/useAction.ts'
import { paths } from '#src/paths.ts'
import { buyFreeRegistrations, buyPlan } from '../../contract.ts'
import { isForGiving } from '../../policy.ts'
import type { PlanCard } from './plancard.ts'

/** Begins to buy a plan and goes on to where it is paid. */
export function useBuying(plan: Pick<PlanCard, 'code' | 'audience' | 'registrations'>) {
  const navigate = useNavigate()
  // What was paid for single pets may pay for the household plan as well.
  const toPay = (purpose: string) => (bought: { purchaseId: string; amount: { pence: number } }) =>
    void navigate(bought.amount.pence === 0 ? paths.pets : paths.pay(purpose, bought.purchaseId))
  const own = useAction(buyPlan, { then: toPay('plan'), once: true })
  const giving = useAction(buyFreeRegistrations, { then: toPay('freeRegistrations'), once: true })
  const { run, isPending } = isForGiving(plan) ? giving : own
  return { buy: (quantity = 1) => void run({ plan: plan.code, quantity }), isPending }
}
