import { rolesOf } from '#features/accounts/queries.ts'
import { VAT_RATE, vatIn } from '#features/payments/policy.ts'
import type { Payable } from '#features/payments/shapes.ts'
import { lockPet } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { beginHousehold, coverOwing } from './household.ts'
import { giveCreditBatch, takeFrom } from './ledger.ts'
import { purchaseLife } from './lifecycle.ts'
import { holdHouseholdOwing, holdOwing } from './locks.ts'
import { aboutPurchase } from './paywords.ts'
import { ONE_PET } from './policy.ts'
import { animalsOwing, endDebt, moreOf, type PurchaseRow, purchases, registrationsOf, type Tools } from './purchases.ts'
import { householdInstead } from './queries/cheaper.ts'
import { holdsHousehold } from './queries/households.ts'

/** What this account has to pay for a purchase now. A registration is paid by who keeps the animal now: its debt goes with it. */
export async function purchaseToPay(db: Db, purchaseId: string, accountId: string, now: Date): Promise<Payable> {
  const bought = await purchases(db)
    .leftJoin('pet', 'pet.id', 'purchase.petId')
    .select(['pet.keeperId', 'pet.name as petName', 'pet.status as petStatus', 'plan.audience'])
    .where('purchase.id', '=', purchaseId)
    .executeTakeFirst()
  if (!bought || payerOf(bought) !== accountId) return 'nothingToPay'
  if (bought.petStatus === 'deceased' && bought.registrations === 1) return 'nothingToPay'
  if (bought.status === 'cancelled') return 'tooLate'
  if (bought.status !== 'waiting') return 'paidAlready'
  if (bought.registrations === null && (await holdsHousehold(db, accountId))) return 'paidAlready'
  const { name, quantity, pence, audience } = bought
  const more = await moreOf(db, purchaseId)
  const own = { name, audience, quantity, pence: more.reduce((rest, line) => rest - line.pence, pence) }
  const lines = [own, ...more]
  const owing = await animalsOwing(db, accountId)
  const cheaper = await cheaperFor(db, bought, { accountId, owing, now })
  const about = aboutPurchase({ ...bought, breeds: (await rolesOf(db, accountId)).includes('Breeder') }, owing, {
    cheaper,
    saves: await savedBy(db, bought, owing),
  })
  return {
    pence,
    vatPence: vatIn(pence),
    description: more.length === 0 && quantity === 1 ? name : `${registrationsOf(bought)} registrations`,
    // PAY-10 An animal that waits is registered as it is paid. What professionals buy for others isn’t bought by a consumer.
    startsAtOnce: lines.every((line) => line.audience.includes('Customer')) && (bought.petId !== null || owing > 0),
    lines: lines.map((line) => ({ words: line.name, quantity: line.quantity, pence: line.pence, vatRate: VAT_RATE })),
    about,
  }
}

/** What a purchase of several registrations saves for the animals that wait, in pence. */
async function savedBy(db: Db, bought: PurchaseRow, owing: number): Promise<number> {
  if (bought.petId !== null || bought.registrations === null) return 0
  const single = await db.selectFrom('plan').select('pence').where('code', '=', ONE_PET).executeTakeFirstOrThrow()
  return single.pence * Math.min(owing, registrationsOf(bought)) - bought.pence
}

/** PLAN-10 That the household plan costs less than the single registrations that somebody buys here, or still owes. */
async function cheaperFor(
  db: Db,
  { planCode, quantity, pence, more }: PurchaseRow,
  { accountId, owing, now }: { accountId: string; owing: number; now: Date },
): Promise<string | null> {
  if (planCode !== ONE_PET || more > 0) return null
  return householdInstead(db, accountId, (pence / quantity) * Math.max(quantity, owing), now)
}

/** Only what is for one animal goes with it: the rest is its buyer's, whatever becomes of the animal it was begun for. */
const payerOf = ({ accountId, keeperId, registrations }: PurchaseRow & { keeperId: string | null }) =>
  registrations === 1 ? (keeperId ?? accountId) : accountId

/**
 * PLAN-2 Gives what a purchase was for, once. True, or why it can no longer be given: then nothing has changed.
 * Holds the animals first, then the household that gets its plan, the purchase and the batches.
 */
export async function grantPurchase(tools: Tools, purchaseId: string): Promise<true | Because> {
  const { db, transition } = tools
  const asked = await purchases(db).where('purchase.id', '=', purchaseId).executeTakeFirst()
  if (!asked) return because(null, 'What you were paying for no longer exists')
  const owing = await holdAnimals(db, asked)
  const bought = await purchases(db).where('purchase.id', '=', purchaseId).forUpdate('purchase').executeTakeFirstOrThrow()
  if (bought.status !== 'waiting') return ENDED[bought.status]
  if (bought.registrations === null && !(await beginHousehold(tools, bought))) return ENDED.granted

  await transition(purchaseLife, 'grant', purchaseId, 'payments')
  if (bought.registrations !== null) return grantRegistrations(tools, bought, owing)
  await coverOwing(tools, bought.accountId, owing)
  return true
}

/** Holds what a purchase may pay for; those of it that wait, the longest wait first, where it is not for one animal alone. */
async function holdAnimals(db: Db, { accountId, petId, registrations }: PurchaseRow): Promise<string[]> {
  if (registrations === null) return holdHouseholdOwing(db, accountId, petId)
  if (petId === null) return holdOwing(db, accountId, null)
  await lockPet(db, petId)
  return []
}

const ENDED = {
  granted: because('PLAN-2', 'It had already been paid for, so you didn’t owe anything'),
  cancelled: because('PLAN-3', 'This was cancelled, or paid for another way, before your payment reached us'),
  refunded: because('PLAN-4', 'It had already been paid for and refunded'),
}

/** For the animal that they were bought for; else for those of the buyer's that wait to be paid for, the longest wait first. The rest are in hand. */
async function grantRegistrations(tools: Tools, bought: PurchaseRow, owing: readonly string[]): Promise<true> {
  const { db, now } = tools
  const { accountId, petId } = bought
  const quantity = registrationsOf(bought)
  const creditBatchId = await giveCreditBatch(db, { accountId, source: 'plan', quantity, purchaseId: bought.id, now })
  const paid = petId ? [petId] : owing.slice(0, quantity)
  await takeFrom(db, creditBatchId, paid, now)
  for (const id of paid) await endDebt(tools, id)
  return true
}
