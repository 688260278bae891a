import { accountByEmail } from '#features/accounts/queries.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { countedFor, hasUsedUp } from './exam/counted.ts'
import { TOLD_APART, trainingLife } from './lifecycle.ts'
import { lockTraining } from './queries.ts'
import { STUDENT_REFUSED } from './refusals.ts'

/** ACAD-30: what others did who look like the same person counts no longer for this student, and nothing of theirs for others. */
export async function tellApart({ db, now, transition, recordEvent }: LawTools, email: string): Promise<void> {
  const account = await accountByEmail(db, email)
  const training = account && (await lockTraining(db, account.id))
  if (!training) throw refusedBy(STUDENT_REFUSED, 'noSuchStudent')
  await db.updateTable('training').set({ toldApartAt: now }).where('id', '=', training.id).execute()
  await recordEvent('training', training.id, { move: 'tellApart', clause: TOLD_APART.clause, by: 'Staff', facts: {} })
  const ownAlone = await countedFor(db, { ...training, toldApartAt: now })
  if (training.status === 'lockedOut' && !hasUsedUp(ownAlone)) await transition(trainingLife, 'unlock', training.id, 'Staff')
}
