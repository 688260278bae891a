import { sql } from 'kysely'
import { PAID, petLife } from '#features/pets/lifecycle.ts'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { purchaseLife } from './lifecycle.ts'
import { CREDITED_DAYS, ONE_PET } from './policy.ts'

/** What reconciling a purchase needs of a call or a job. */
export type Tools = Pick<CallContext<never>, 'db' | 'now' | 'transition' | 'recordEvent'>

export const purchases = (db: Db) =>
  db
    .selectFrom('purchase')
    .innerJoin('plan', 'plan.code', 'purchase.planCode')
    .selectAll('purchase')
    .select(['plan.name', 'plan.registrations', MORE.as('more')])

/** How many registrations the other lines of a purchase have. */
const MORE = sql<number>`(select coalesce(sum(line.quantity * other.registrations), 0)::int
  from purchase_line as line join plan as other on other.code = line.plan_code where line.purchase_id = purchase.id)`

/** What is bought with a purchase beside its own plan, the largest plan first. */
export const moreOf = (db: Db, purchaseId: string) =>
  db
    .selectFrom('purchaseLine')
    .innerJoin('plan', 'plan.code', 'purchaseLine.planCode')
    .select(['plan.name', 'plan.audience', 'purchaseLine.quantity', 'purchaseLine.pence'])
    .where('purchaseLine.purchaseId', '=', purchaseId)
    .orderBy('plan.registrations', 'desc')
    .execute()

export type PurchaseRow = Awaited<ReturnType<ReturnType<typeof purchases>['executeTakeFirstOrThrow']>>

/** How many registrations a purchase has, with all of its lines; of a plan for the household none. */
export const registrationsOf = ({ quantity, registrations, more }: Pick<PurchaseRow, 'quantity' | 'registrations' | 'more'>): number =>
  quantity * (registrations ?? 0) + more

/** The purchase that waits for this animal to be paid for. */
export const debtOf = (db: Db, petId: string) =>
  purchases(db).where('purchase.petId', '=', petId).where('purchase.status', '=', 'waiting').executeTakeFirst()

/** The purchase of a plan for the household, of no animal in particular, that waits to be paid by this account. */
export const householdBegun = (db: Db, accountId: string) =>
  purchases(db)
    .where('purchase.accountId', '=', accountId)
    .where('purchase.status', '=', 'waiting')
    .where('purchase.petId', 'is', null)
    .where('plan.registrations', 'is', null)
    .orderBy('purchase.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * PLAN-10 What this account has paid in the last 14 days for single pets that it keeps, in pence, whether it chose the pet as it paid or
 * not. What is left of them in hand doesn’t count: that can be cancelled.
 */
export async function paidForSingles(db: Db, accountId: string, now: Date): Promise<number> {
  const { pence } = await db
    .selectFrom('purchase')
    .innerJoin('creditBatch', 'creditBatch.purchaseId', 'purchase.id')
    .innerJoin('creditEntry', 'creditEntry.creditBatchId', 'creditBatch.id')
    .innerJoin('pet', 'pet.id', 'creditEntry.petId')
    .select(sql<string>`coalesce(sum(-credit_entry.change * purchase.pence / purchase.quantity), 0)`.as('pence'))
    .where('purchase.accountId', '=', accountId)
    .where('pet.keeperId', '=', accountId)
    .where('purchase.status', '=', 'granted')
    .where('purchase.planCode', '=', ONE_PET)
    .where('purchase.statusAt', '>=', earlier(now, { days: CREDITED_DAYS }))
    .executeTakeFirstOrThrow()
  return Number(pence)
}

interface Beginning {
  accountId: string
  plan: { code: string; name: string; pence: number }
  quantity?: number
  petId?: string | null
  /** Other plans in the same payment. */
  more?: readonly { plan: { code: string; pence: number }; quantity: number }[]
}

/** PLAN-1 Begins a purchase. For an animal, which the caller holds, it takes the place of what waited to be paid for it. */
export async function beginPurchase(
  { db, now, transition, start }: Pick<CallContext<never>, 'db' | 'now' | 'transition' | 'start'>,
  { accountId, plan, quantity = 1, petId = null, more = [] }: Beginning,
): Promise<{ id: string; pence: number }> {
  const before = petId === null ? undefined : await debtOf(db, petId)
  if (before) await transition(purchaseLife, 'cancel', before.id, 'holder')
  const [id, status] = [newId(), 'waiting' as const]
  const lines = more.map((line) => ({
    purchaseId: id,
    planCode: line.plan.code,
    quantity: line.quantity,
    pence: line.plan.pence * line.quantity,
  }))
  const pence = lines.reduce((sum, line) => sum + line.pence, plan.pence * quantity)
  await db
    .insertInto('purchase')
    .values({ id, status, statusAt: now, accountId, planCode: plan.code, quantity, petId, pence, createdAt: now })
    .execute()
  if (lines.length > 0) await db.insertInto('purchaseLine').values(lines).execute()
  const others = lines.map((line) => ({ plan: line.planCode, quantity: line.quantity }))
  await start(purchaseLife, 'buy', { id, status }, 'holder', { plan: plan.code, quantity, ...(others.length > 0 && { others }) })
  return { id, pence }
}

/** Begins an animal's debt: its registration waits to be paid by whoever keeps it. What there is to pay. */
export async function oweRegistration(
  tools: Pick<CallContext<never>, 'db' | 'now' | 'transition' | 'start'>,
  { petId, accountId, plan: code = ONE_PET }: { petId: string; accountId: string; plan?: string },
) {
  const plan = await tools.db.selectFrom('plan').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
  const { id, pence } = await beginPurchase(tools, { accountId, plan, petId })
  return { purchaseId: id, amount: { pence, currency: 'GBP' as const }, plan: plan.name }
}

/** PET-10 Whatever was still to be paid for this animal, which the caller holds, is not any longer. A missing animal stays missing. */
export async function endDebt(tools: Tools, petId: string): Promise<void> {
  const { db, transition, recordEvent } = tools
  const waiting = await debtOf(db, petId)
  if (waiting) await transition(purchaseLife, 'cancel', waiting.id, 'holder')
  const pet = await db.selectFrom('pet').select('status').where('id', '=', petId).executeTakeFirstOrThrow()
  if (pet.status === 'awaitingPayment') return void (await transition(petLife, 'pay', petId, 'payments'))
  await recordEvent('pet', petId, { move: 'pay', clause: PAID.clause, by: 'payments' })
}

/** How many animals of a keeper wait to be paid for. */
export async function animalsOwing(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('pet')
    .innerJoin('purchase', 'purchase.petId', 'pet.id')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('purchase.status', '=', 'waiting')
    .where('pet.keeperId', '=', accountId)
    .where('pet.status', '<>', 'deceased')
    .executeTakeFirstOrThrow()
  return count
}

/** A plan that is sold, by its code. */
export const planOnSale = (db: Db, code: string) =>
  db.selectFrom('plan').selectAll().where('code', '=', code).where('onSale', '=', true).executeTakeFirst()
