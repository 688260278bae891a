import { debtOf, endDebt, type Tools } from './purchases.ts'
import { useHousehold } from './useHousehold.ts'

/**
 * PLAN-9 An animal that comes to a household with its plan owes nothing any more; one that comes back to its breeder does until they keep
 * it. The caller holds it.
 */
export async function coverByHousehold(tools: Tools, petId: string, keeperId: string): Promise<void> {
  const owed = await debtOf(tools.db, petId)
  if (!owed || (await isBredForOthers(tools.db, petId, keeperId))) return
  if (await useHousehold(tools, keeperId)) await endDebt(tools, petId)
}

/** Whether this account has bred an animal and hasn’t said that it keeps it. */
export async function isBredForOthers(db: Tools['db'], petId: string, accountId: string): Promise<boolean> {
  const pet = await db
    .selectFrom('pet')
    .select('id')
    .where('id', '=', petId)
    .where('breederId', '=', accountId)
    .where('keptByBreederAt', 'is', null)
    .executeTakeFirst()
  return pet !== undefined
}
