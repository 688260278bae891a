import { accountByEmail } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { alikeOf, inTheWay } from './certificates/alike.ts'
import { certifyIfComplete } from './certificates/issue.ts'
import { countedFor, hasUsedUp } from './exam/counted.ts'
import { TOLD_APART, trainingLife } from './lifecycle.ts'
import { lockTraining } from './queries.ts'
import { STUDENT_REFUSED } from './refusals.ts'

/** ACAD-30: what others did who look like the same person counts no longer for this student, and nothing of theirs for others. */
export async function tellApart(tools: TransactionContext, email: string): Promise<void> {
  const { db, now, transition, recordEvent } = tools
  const account = await accountByEmail(db, email)
  const training = account && (await lockTraining(db, account.id))
  if (!training) throw refusedBy(STUDENT_REFUSED, 'noSuchStudent')
  const alike = await alikeOf(db, training)
  await db.updateTable('training').set({ toldApartAt: now }).where('id', '=', training.id).execute()
  await recordEvent('training', training.id, { move: 'tellApart', clause: TOLD_APART.clause, by: 'Staff', facts: {} })
  const ownAlone = await countedFor(db, { ...training, toldApartAt: now })
  if (training.status === 'lockedOut' && !hasUsedUp(ownAlone)) await transition(trainingLife, 'unlock', training.id, 'Staff')
  for (const studentId of [training.studentId, ...alike.map((other) => other.studentId)]) await release(tools, studentId)
}

/** A certificate that waited for this is issued, unless it waits for another student too. */
async function release(tools: TransactionContext, studentId: string) {
  const training = await lockTraining(tools.db, studentId)
  if (training?.status === 'practicalPassed') await certifyIfComplete(tools, training, 'Staff')
}

/** ACAD-31: the students whose certificates wait for our staff, with the accounts that are to be told apart from theirs. */
export async function heldCertificates(db: Db) {
  const held = await db
    .selectFrom('training')
    .innerJoin('account', 'account.id', 'training.studentId')
    .selectAll('training')
    .select('account.email')
    .where('training.status', '=', 'practicalPassed')
    .orderBy('training.statusAt')
    .execute()
  return await Promise.all(
    held.map(async ({ email, ...training }) => ({
      studentId: training.studentId,
      email,
      since: training.statusAt,
      others: await inTheWay(db, training),
    })),
  )
}
