import { vatRateOf } from '#features/payments/policy.ts'
import { isGone } from '#features/pets/policy.ts'
import { owesRegistration, petToChange } from '#features/pets/queries.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { purchaseCard } from '../cards.ts'
import { buyPlan } from '../contract.ts'
import { grantPurchase } from '../grants.ts'
import { householdPrice, whyNotSold } from '../policy.ts'
import { beginPurchase, debtOf, householdBegun, paidForSingles, planOnSale } from '../purchases.ts'
import { householdNow } from '../queries/households.ts'

export default answer(buyPlan, async (context) => {
  const { input, who, db, now, services, refuse } = context
  const { petId = null } = input
  const listed = await planOnSale(db, input.plan)
  if (!listed) throw refuse('noSuchPlan', { field: 'plan' })
  const paid = listed.registrations === null ? await paidForSingles(db, who.id, now) : 0
  const plan = { ...listed, pence: householdPrice(listed.pence, paid) }
  const why = whyNotSold(who, plan, await householdNow(db, who.id))
  if (why) throw refuse(why, { field: 'plan' })
  if (petId && (plan.registrations ?? 1) > 1) throw refuse('notForOne', { field: 'petId' })
  if (petId) await refuseUnlessOwed(context, petId)

  // One animal needs one registration, and a household one plan.
  const quantity = petId || plan.registrations === null ? 1 : input.quantity
  const begun = await begunBefore(context, plan, petId)
  const isBegun = begun?.planCode === plan.code && begun.accountId === who.id && begun.pence === plan.pence * quantity
  const waiting = isBegun ? begun : await beginPurchase(context, { accountId: who.id, plan, quantity, petId })
  if (waiting.pence === 0) await grantPurchase(context, waiting.id)
  return purchaseCard(plan, quantity, waiting, vatRateOf(services.config))
})

/** What was begun to be paid for this animal, or for the household: it is gone on with. */
async function begunBefore({ db, who }: CallContext<typeof buyPlan>, plan: { registrations: number | null }, petId: string | null) {
  if (petId) return debtOf(db, petId)
  return plan.registrations === null ? householdBegun(db, who.id) : undefined
}

async function refuseUnlessOwed({ who, db, refuse }: CallContext<typeof buyPlan>, petId: string) {
  const pet = await petToChange(db, petId, who.id)
  if (!pet) throw refuse('notYours', { field: 'petId' })
  if (isGone(pet)) throw refuse('hasDied', { field: 'petId' })
  if (!(await owesRegistration(db, petId))) throw refuse('paidAlready', { field: 'petId' })
}
