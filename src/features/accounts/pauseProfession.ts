import { sql } from 'kysely'
import type { TransactionContext } from '#platform/server/answer.ts'
import { implanterCiting } from './queries.ts'
import { refuseProfile } from './refuseProfile.ts'
import type { Paused } from './resumeProfession.ts'

/** ACC-17: nobody who works by this certificate of ours is verified while it doesn’t count; `resumeProfession` puts back what was before. */
export async function pauseProfession(tools: TransactionContext, held: { holderId: string; number: string }, why: string) {
  const profile = await implanterCiting(tools.db, held)
  if (!profile || profile.status === 'refused') return
  const { id, status: standing, verifiedUntil, renewalAt } = profile
  const paused: Paused = { by: held.number, standing, verifiedUntil, renewalAt }
  await tools.db
    .updateTable('profile')
    .set({ details: sql`details || ${JSON.stringify({ why, paused })}::jsonb`, verifiedUntil: null, renewalAt: null })
    .where('id', '=', id)
    .execute()
  await refuseProfile(tools, { id, accountId: held.holderId, type: 'Implanter' })
}
