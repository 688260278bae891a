import { vatRateOf } from '#features/payments/policy.ts'
import { isGone } from '#features/pets/policy.ts'
import { owesRegistration, petToChange } from '#features/pets/queries.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { purchaseCard } from '../cards.ts'
import { buyPlan } from '../contract.ts'
import { isBredForOthers } from '../coverByHousehold.ts'
import { grantPurchase } from '../grants.ts'
import { householdPrice, whyNotSold } from '../policy.ts'
import { beginPurchase, debtOf, householdBegun, paidForSingles, planOnSale } from '../purchases.ts'
import { householdNow } from '../queries/households.ts'

type Context = CallContext<typeof buyPlan>
type Line = Awaited<ReturnType<typeof linesAsked>>[number]

export default answer(buyPlan, async (context) => {
  const { input, who, services, refuse } = context
  const { petId = null } = input
  const [first, ...more] = await linesAsked(context)
  if (!first) throw refuse('noSuchPlan', { field: 'plan' })
  const { plan } = first
  if (petId && (more.length > 0 || (plan.registrations ?? 1) > 1)) throw refuse('notForOne', { field: 'petId' })
  if (petId) await refuseUnlessOwed(context, petId)
  if (petId && plan.registrations === null && (await isBredForOthers(context.db, petId, context.who.id)))
    throw refuse('bredByYou', { field: 'petId' })

  // One animal needs one registration, and a household one plan.
  const quantity = petId || plan.registrations === null ? 1 : first.quantity
  const begun = await begunBefore(context, plan, petId)
  const isBegun = begun?.planCode === plan.code && begun.accountId === who.id && begun.pence === plan.pence * quantity
  const waiting = isBegun ? begun : await beginPurchase(context, { accountId: who.id, plan, quantity, petId, more })
  if (waiting.pence === 0) await grantPurchase(context, waiting.id)
  return purchaseCard(plan, quantity, waiting, vatRateOf(services.config))
})

/** What is asked for, each plan once and the largest first. Refuses what isn’t sold to this person. */
async function linesAsked(context: Context) {
  const { input, refuse } = context
  const counts = new Map<string, number>()
  for (const { plan, quantity } of [input, ...input.others]) counts.set(plan, (counts.get(plan) ?? 0) + quantity)
  const lines: { plan: Awaited<ReturnType<typeof planSold>>; quantity: number }[] = []
  for (const [code, quantity] of counts) lines.push({ plan: await planSold(context, code), quantity })
  if (lines.length > 1 && lines.some(({ plan }) => plan.registrations === null)) throw refuse('notTogether', { field: 'plan' })
  return lines.toSorted((one, other) => (other.plan.registrations ?? 0) - (one.plan.registrations ?? 0))
}

/** A plan at what it costs this person. */
async function planSold({ who, db, now, refuse }: Context, code: string) {
  const listed = await planOnSale(db, code)
  if (!listed) throw refuse('noSuchPlan', { field: 'plan' })
  const paid = listed.registrations === null ? await paidForSingles(db, who.id, now) : 0
  const plan = { ...listed, pence: householdPrice(listed.pence, paid) }
  const why = whyNotSold(who, plan, await householdNow(db, who.id))
  if (why) throw refuse(why, { field: 'plan' })
  return plan
}

/** What was begun to be paid for this animal, or for the household: it is gone on with. */
async function begunBefore({ db, who }: Context, plan: Line['plan'], petId: string | null) {
  if (petId) return debtOf(db, petId)
  return plan.registrations === null ? householdBegun(db, who.id) : undefined
}

async function refuseUnlessOwed({ who, db, refuse }: Context, petId: string) {
  const pet = await petToChange(db, petId, who.id)
  if (!pet) throw refuse('notYours', { field: 'petId' })
  if (isGone(pet)) throw refuse('hasDied', { field: 'petId' })
  if (!(await owesRegistration(db, petId))) throw refuse('paidAlready', { field: 'petId' })
}
