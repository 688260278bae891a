import { sql } from 'kysely'
import type { LawTools } from '#platform/law/tools.ts'
import { verificationLife } from './lifecycle.ts'
import { implanterCiting } from './queries.ts'
import type { Paused } from './resumeProfession.ts'

/** ACC-17: nobody who works by this certificate of ours is verified while it doesn’t count; `resumeProfession` puts back what was before. */
export async function pauseProfession({ db, transition }: LawTools, held: { holderId: string; number: string }, why: string) {
  const profile = await implanterCiting(db, held)
  if (!profile || profile.status === 'refused') return
  const { id, status: standing, verifiedUntil, renewalAt } = profile
  const paused: Paused = { by: held.number, standing, verifiedUntil, renewalAt }
  await db
    .updateTable('profile')
    .set({ details: sql`details || ${JSON.stringify({ why, paused })}::jsonb`, verifiedUntil: null, renewalAt: null })
    .where('id', '=', id)
    .execute()
  await transition(verificationLife, 'refuse', id, 'Staff', { profileType: 'Implanter' })
}
