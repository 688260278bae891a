import { petLife } from '#features/pets/lifecycle.ts'
import { newId } from '#platform/database/id.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { purchaseLife } from './lifecycle.ts'
import { ONE_PET } from './policy.ts'
import { endDebt, type Tools } from './purchases.ts'
import { takeCredit, takeCredits } from './takeCredits.ts'

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
export async function payOrOwe(tools: LawTools, accountId: string, petIds: readonly string[]): Promise<string[]> {
  const { db, now, transitionMany, startMany } = tools
  const paid = await takeCredits(db, accountId, petIds, now)
  await transitionMany(petLife, 'pay', paid, 'payments')
  const owing = petIds.slice(paid.length)
  if (owing.length === 0) return paid

  const { pence } = await db.selectFrom('plan').select('pence').where('code', '=', ONE_PET).executeTakeFirstOrThrow()
  const begun = { status: 'waiting' as const, statusAt: now, accountId, planCode: ONE_PET, quantity: 1, pence, createdAt: now }
  const debts = owing.map((petId) => ({ id: newId(), petId, ...begun }))
  await db.insertInto('purchase').values(debts).execute()
  const facts = { plan: ONE_PET, quantity: 1 }
  const things = debts.map(({ id, status }) => ({ id, status, facts }))
  await startMany(purchaseLife, 'buy', things, 'holder')
  return paid
}
