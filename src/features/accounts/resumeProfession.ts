import { sql } from 'kysely'
import * as z from 'zod'
import type { LawTools } from '#platform/law/tools.ts'
import { verificationLife } from './lifecycle.ts'
import { implanterCiting } from './queries.ts'
import { Verification } from './shapes.ts'

/** What a suspended certificate ended. What Staff decide for themselves in the meantime takes its place. */
const Paused = z.object({
  by: z.string(),
  standing: Verification,
  verifiedUntil: z.string().nullable(),
  renewalAt: z.coerce.date().nullable(),
})
export type Paused = z.output<typeof Paused>

/** ACC-27: what this certificate ended is as it was, with its last day; what ended for another reason stays so. How it stands again, where it does. */
export async function resumeProfession({ db, transition }: LawTools, held: { holderId: string; number: string }) {
  const profile = await implanterCiting(db, held)
  const { paused } = z.object({ paused: Paused }).safeParse(profile?.details).data ?? {}
  if (!profile || paused?.by !== held.number) return undefined
  const { standing, verifiedUntil, renewalAt } = paused
  await db
    .updateTable('profile')
    .set({ details: sql`details - 'why' - 'paused'`, verifiedUntil, renewalAt })
    .where('id', '=', profile.id)
    .execute()
  if (profile.status !== standing) await transition(verificationLife, 'resume', profile.id, 'Staff', { profileType: 'Implanter' }, standing)
  return standing
}
