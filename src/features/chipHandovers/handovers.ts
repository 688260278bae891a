import { chipUnitLife } from '#features/stock/lifecycle.ts'
import type { Db } from '#platform/database/db.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { runsOfHandovers, stillOffered } from './queries.ts'

/** Stands for a colleague who has closed their account. */
export const GONE = 'A colleague who has closed their account'

interface Row {
  id: string
  fromAccount: string
  answerBy: Date
}

/** What letters say of a hand-over, as it stands now. */
export async function wordsFor(db: Db, { id, fromAccount, answerBy }: Row) {
  const giver = await db.selectFrom('account').select(['name', 'status']).where('id', '=', fromAccount).executeTakeFirstOrThrow()
  const runs = (await runsOfHandovers(db, [id])).get(id) ?? []
  return { giver: giver.status === 'closed' ? GONE : giver.name, runs, answerBy }
}

/** STOCK-15 What is still offered stays with who offered it. */
export async function keepChips({ db, transitionMany }: LawTools, handoverId: string, by: 'Implanter' | 'clock' | 'Staff'): Promise<void> {
  const ids = await stillOffered(db, handoverId)
  await transitionMany(chipUnitLife, 'keep', ids, by, { handoverId })
}
