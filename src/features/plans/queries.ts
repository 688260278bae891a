import { VAT_RATE, vatIn } from '#features/payments/policy.ts'
import type { Payable } from '#features/payments/shapes.ts'
import { PAID, petLife } from '#features/pets/lifecycle.ts'
import { petHeld } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { moveMany } from '#platform/law/movemany.ts'
import { startMany } from '#platform/law/startmany.ts'
import type { Asked } from '#platform/server/answer.ts'
import { endLots, giveLot, holdLots, lotsWithLeft, takeCredit, takeCredits, takeFrom, usableLots } from './ledger.ts'
import { purchaseLife } from './lifecycle.ts'
import { aboutPurchase } from './paywords.ts'
import { ONE_PET } from './policy.ts'

/** What settling a purchase needs of a call or a job. */
type Tools = Pick<Asked<never>, 'db' | 'now' | 'move' | 'note'>

export { creditsLeft, giveLot, paidWithCredit, reverseCredit, takeBackRegistrations, takeCredit, takeCredits } from './ledger.ts'
export { owedFor } from './owed.ts'
export { purchaseGiven } from './paywords.ts'
export { costsOfTaking } from './taking.ts'

const purchases = (db: Db) =>
  db
    .selectFrom('purchase')
    .innerJoin('plan', 'plan.code', 'purchase.planCode')
    .selectAll('purchase')
    .select(['plan.name', 'plan.registrations'])

type PurchaseRow = Awaited<ReturnType<ReturnType<typeof purchases>['executeTakeFirstOrThrow']>>

/** What this account has to pay for a purchase now. A registration is paid by who keeps the animal now: its debt goes with it. */
export async function purchaseToPay(db: Db, purchaseId: string, accountId: string, _now: Date): Promise<Payable> {
  const bought = await purchases(db)
    .leftJoin('pet', 'pet.id', 'purchase.petId')
    .select(['pet.keeperId', 'pet.name as petName'])
    .where('purchase.id', '=', purchaseId)
    .executeTakeFirst()
  if (!bought || payerOf(bought) !== accountId) return 'nothingToPay'
  if (bought.status === 'cancelled') return 'tooLate'
  if (bought.status !== 'waiting') return 'paidAlready'
  if (bought.registrations === null && (await holdsHousehold(db, accountId))) return 'paidAlready'
  const { name, quantity, pence } = bought
  const about = aboutPurchase(bought, await animalsOwing(db, accountId))
  return { pence, vatPence: vatIn(pence), description: name, lines: [{ words: name, quantity, pence, vatRate: VAT_RATE }], about }
}

/** Only what is for one animal goes with it: the rest is its buyer's, whatever becomes of the animal it was begun for. */
const payerOf = ({ accountId, keeperId, registrations }: PurchaseRow & { keeperId: string | null }) =>
  registrations === 1 ? (keeperId ?? accountId) : accountId

/**
 * PLAN-2 Gives what a purchase was for, once. True, or the sentence why it can no longer be given: then nothing has changed.
 * Holds the animals first, then the purchase, then the lots.
 */
export async function grantPurchase(tools: Tools, purchaseId: string): Promise<true | string> {
  const { db, move } = tools
  const asked = await purchases(db).where('purchase.id', '=', purchaseId).executeTakeFirst()
  if (!asked) return 'What was to be paid for is no longer there'
  const isForOne = asked.registrations !== null && asked.petId !== null
  const owing = isForOne ? [] : await holdOwing(db, asked.accountId, asked.petId)
  if (asked.petId) await petHeld(db, asked.petId)
  const bought = await purchases(db).where('purchase.id', '=', purchaseId).forUpdate('purchase').executeTakeFirstOrThrow()
  if (bought.status !== 'waiting') return SETTLED[bought.status]
  if (bought.registrations === null && !(await beginHousehold(tools, bought))) return SETTLED.granted

  await move(purchaseLife, 'grant', purchaseId, 'payments')
  if (bought.registrations !== null) return grantRegistrations(tools, bought, bought.registrations, owing)
  await coverOwing(tools, bought.accountId, owing)
  return true
}

/** PLAN-9 The household's plan pays for these animals, which the caller holds. */
async function coverOwing(tools: Tools, accountId: string, owing: readonly string[]): Promise<void> {
  if (owing.length > 0) await useHousehold(tools, accountId)
  for (const petId of owing) await endDebt(tools, petId)
}

const SETTLED = {
  granted: 'It was paid for already, so nothing more was owed',
  cancelled: 'This was cancelled, or paid in another way, before the payment came',
  refunded: 'It was paid for before, and given back',
}

/** For the animal that they were bought for; else for those of the buyer's that wait to be paid for, the longest wait first. The rest are in hand. */
async function grantRegistrations(tools: Tools, bought: PurchaseRow, registrations: number, owing: readonly string[]): Promise<true> {
  const { db, now } = tools
  const { accountId, petId } = bought
  const quantity = bought.quantity * registrations
  const lotId = await giveLot(db, { accountId, source: 'plan', quantity, purchaseId: bought.id, now })
  const paid = petId ? [petId] : owing.slice(0, quantity)
  await takeFrom(db, lotId, paid, now)
  for (const id of paid) await endDebt(tools, id)
  return true
}

/** The animals of an account that wait to be paid for, and this one: held in one order, and given by the longest wait first. */
async function holdOwing(db: Db, accountId: string, petId: string | null): Promise<string[]> {
  const held = await db
    .selectFrom('pet')
    .innerJoin('purchase', 'purchase.petId', 'pet.id')
    .select('pet.id')
    .where('purchase.status', '=', 'waiting')
    .where((row) => row.or([row('pet.keeperId', '=', accountId), ...(petId ? [row('pet.id', '=', petId)] : [])]))
    .orderBy('pet.id')
    .forUpdate('pet')
    .execute()
  if (held.length === 0) return []
  // Who waited for an animal that another payment held is told of its debt as it was before: it is asked for again.
  const owing = await db
    .selectFrom('purchase')
    .select('petId')
    .where('status', '=', 'waiting')
    .where(
      'petId',
      'in',
      held.map(({ id }) => id),
    )
    .orderBy('createdAt')
    .execute()
  return owing.flatMap(({ petId: id }) => id ?? [])
}

/** False when the household has the plan already. */
async function beginHousehold({ db, now }: Tools, { id, accountId }: PurchaseRow): Promise<boolean> {
  const begun = await db
    .insertInto('householdPlan')
    .values({ accountId, purchaseId: id, since: now })
    .onConflict((same) =>
      same
        .column('accountId')
        .doUpdateSet({ purchaseId: id, since: now, coveredAt: null, suspendedAt: null, endedAt: null })
        .where('householdPlan.endedAt', 'is not', null),
    )
    .returning('accountId')
    .executeTakeFirst()
  return begun !== undefined
}

/** How many animals of a keeper wait to be paid for. */
export async function animalsOwing(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('pet')
    .innerJoin('purchase', 'purchase.petId', 'pet.id')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('purchase.status', '=', 'waiting')
    .where('pet.keeperId', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

/** PET-10 Whatever was still to be paid for this animal, which the caller holds, is not any longer. A missing animal stays missing. */
export async function endDebt(tools: Tools, petId: string): Promise<void> {
  const { db, move, note } = tools
  const waiting = await debtOf(db, petId)
  if (waiting) await move(purchaseLife, 'cancel', waiting.id, 'holder')
  const pet = await db.selectFrom('pet').select('status').where('id', '=', petId).executeTakeFirstOrThrow()
  if (pet.status === 'awaitingPayment') return move(petLife, 'pay', petId, 'payments')
  await note('pet', petId, { move: 'pay', clause: PAID, by: 'payments' })
}

/** PLAN-9 An animal that comes to a household with its plan owes nothing any more. The caller holds it. */
export async function coverByHousehold(tools: Tools, petId: string, keeperId: string): Promise<void> {
  const owed = await debtOf(tools.db, petId)
  if (owed && (await useHousehold(tools, keeperId))) await endDebt(tools, petId)
}

/** PLAN-9 True where the household has its plan, which pays for an animal now: from then on it has been used. */
export async function useHousehold({ db, now }: Pick<Tools, 'db' | 'now'>, accountId: string): Promise<boolean> {
  const used = await db
    .updateTable('householdPlan')
    .set((row) => ({ coveredAt: row.fn.coalesce('coveredAt', row.val(now)) }))
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .returning('accountId')
    .executeTakeFirst()
  return used !== undefined
}

/** The purchase that waits for this animal to be paid for. */
export const debtOf = (db: Db, petId: string) =>
  purchases(db).where('purchase.petId', '=', petId).where('purchase.status', '=', 'waiting').executeTakeFirst()

/** True where every animal of this keeper is paid for. */
export async function hasHousehold(db: Db, accountId: string): Promise<boolean> {
  const plan = await householdOf(db, accountId).where('suspendedAt', 'is', null).executeTakeFirst()
  return plan !== undefined
}

/** True where this keeper has the plan for a household, be it that the bank holds what was paid for it. */
export async function holdsHousehold(db: Db, accountId: string): Promise<boolean> {
  return (await householdOf(db, accountId).executeTakeFirst()) !== undefined
}

const householdOf = (db: Db, accountId: string) =>
  db.selectFrom('householdPlan').select('accountId').where('accountId', '=', accountId).where('endedAt', 'is', null)

/** PAY-7 What was bought with this purchase, or came with this order, waits from now on, as far as it was not used. */
export async function suspend(db: Db, thingId: string, now: Date): Promise<void> {
  await db
    .updateTable('creditLot')
    .set({ suspendedAt: now })
    .where((lot) => lot.or([lot('purchaseId', '=', thingId), lot('id', '=', thingId)]))
    .execute()
  await db.updateTable('householdPlan').set({ suspendedAt: now }).where('purchaseId', '=', thingId).where('endedAt', 'is', null).execute()
}

/** PAY-7 It can be used again. A household's plan pays for the animals that have come meanwhile. */
export async function resume(tools: Tools, thingId: string): Promise<void> {
  const { db } = tools
  await db
    .updateTable('creditLot')
    .set({ suspendedAt: null })
    .where((lot) => lot.or([lot('purchaseId', '=', thingId), lot('id', '=', thingId)]))
    .execute()
  const household = await db
    .updateTable('householdPlan')
    .set({ suspendedAt: null })
    .where('purchaseId', '=', thingId)
    .where('endedAt', 'is', null)
    .returning('accountId')
    .executeTakeFirst()
  if (!household) return
  const { accountId } = household
  await coverOwing(tools, accountId, await holdOwing(db, accountId, null))
}

interface Beginning {
  accountId: string
  plan: { code: string; name: string; pence: number }
  quantity?: number
  petId?: string | null
}

/** PLAN-1 Begins a purchase. For an animal, which the caller holds, it takes the place of what waited to be paid for it. */
export async function beginPurchase(
  { db, now, move, start }: Pick<Asked<never>, 'db' | 'now' | 'move' | 'start'>,
  { accountId, plan, quantity = 1, petId = null }: Beginning,
): Promise<{ id: string; pence: number }> {
  const before = petId === null ? undefined : await debtOf(db, petId)
  if (before) await move(purchaseLife, 'cancel', before.id, 'holder')
  const [id, status, pence] = [newId(), 'waiting' as const, plan.pence * quantity]
  await db
    .insertInto('purchase')
    .values({ id, status, statusAt: now, accountId, planCode: plan.code, quantity, petId, pence, createdAt: now })
    .execute()
  await start(purchaseLife, 'buy', { id, status }, 'holder', { plan: plan.code, quantity })
  return { id, pence }
}

/** A plan that is sold, by its code. */
export const planOnSale = (db: Db, code: string) =>
  db.selectFrom('plan').selectAll().where('code', '=', code).where('onSale', '=', true).executeTakeFirst()

/**
 * PLAN-4 Takes back what of a purchase was not used, and says how many pence that is: 0 where all of it was. Asked again, it is 0. Where
 * all the money goes back, nothing of it is usable any more, though some of it was used: what is paid for stays so.
 */
export async function takeBack(tools: Tools, purchaseId: string, goesBack: 'unused' | 'all' = 'unused'): Promise<number> {
  const { db, now, move } = tools
  const bought = await purchases(db).where('purchase.id', '=', purchaseId).forUpdate('purchase').executeTakeFirst()
  if (bought?.status !== 'granted') return 0
  const pence = bought.registrations === null ? await endHousehold(tools, bought, goesBack) : await endUnused(db, bought, now)
  if (pence > 0 || goesBack === 'all') await move(purchaseLife, 'refund', purchaseId, 'payments', { pence })
  return pence
}

async function endUnused(db: Db, { id, accountId, pence }: PurchaseRow, now: Date): Promise<number> {
  await holdLots(db, accountId)
  const lots = await lotsWithLeft(db).where('purchaseId', '=', id).execute()
  await endLots(db, lots, 'refund', now)
  const sum = (key: 'left' | 'quantity') => lots.reduce((total, lot) => total + lot[key], 0)
  return lots.length === 0 ? 0 : Math.floor((pence * sum('left')) / sum('quantity'))
}

/** A household plan is unused while it has paid for no animal; which the household keeps does not matter. */
async function endHousehold({ db, now }: Tools, { id, pence }: PurchaseRow, goesBack: 'unused' | 'all'): Promise<number> {
  const ended = await db
    .updateTable('householdPlan')
    .set({ endedAt: now })
    .where('purchaseId', '=', id)
    .where('endedAt', 'is', null)
    .where((row) => row.or([row('coveredAt', 'is', null), row.lit(goesBack === 'all')]))
    .returning('purchaseId')
    .executeTakeFirst()
  return ended ? pence : 0
}

/** PLAN-6 Pays what is owed for an animal, which the caller holds, with a registration of this account. False when none is left. */
export async function payWithCredit(tools: Tools, accountId: string, petId: string): Promise<boolean> {
  const taken = await takeCredit(tools.db, accountId, petId, tools.now)
  if (taken) await endDebt(tools, petId)
  return taken
}

/**
 * Pays for animals that have just come on the register and await payment with the registrations this account has in hand, as far as
 * they go; the rest owe theirs, and whoever keeps them may pay. In a few statements, however many they are. Those that are paid.
 */
export async function payOrOwe({ db, now }: Pick<Tools, 'db' | 'now'>, accountId: string, petIds: readonly string[]): Promise<string[]> {
  const witness = { at: now, byAccount: accountId }
  const paid = await takeCredits(db, accountId, petIds, now)
  await moveMany(db, petLife, 'pay', paid, 'payments', witness)
  const owing = petIds.slice(paid.length)
  if (owing.length === 0) return paid

  const { pence } = await db.selectFrom('plan').select('pence').where('code', '=', ONE_PET).executeTakeFirstOrThrow()
  const begun = { status: 'waiting' as const, statusAt: now, accountId, planCode: ONE_PET, quantity: 1, pence, createdAt: now }
  const debts = owing.map((petId) => ({ id: newId(), petId, ...begun }))
  await db.insertInto('purchase').values(debts).execute()
  const facts = { plan: ONE_PET, quantity: 1 }
  const things = debts.map(({ id, status }) => ({ id, status, facts }))
  await startMany(db, purchaseLife, 'buy', things, 'holder', witness)
  return paid
}

/** The lots of an account of which something is left, as they will be used. */
export async function lotsInHand(db: Db, accountId: string, now: Date) {
  const lots = await usableLots(db, accountId, now).execute()
  return lots.map(({ id, source, quantity, left, createdAt, expiresAt }) => ({ id, source, quantity, left, since: createdAt, expiresAt }))
}

/** Begins an animal's debt: its registration waits to be paid by whoever keeps it. What there is to pay. */
export async function oweRegistration(tools: Pick<Asked<never>, 'db' | 'now' | 'move' | 'start'>, petId: string, accountId: string) {
  const plan = await tools.db.selectFrom('plan').selectAll().where('code', '=', ONE_PET).executeTakeFirstOrThrow()
  const { id, pence } = await beginPurchase(tools, { accountId, plan, petId })
  return { purchaseId: id, amount: { pence, currency: 'GBP' as const }, plan: plan.name }
}
