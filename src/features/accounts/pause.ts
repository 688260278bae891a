import { sql } from 'kysely'
import * as z from 'zod'
import type { LawTools } from '#platform/law/tools.ts'
import { verificationLife } from './lifecycle.ts'
import type { implanterProfile } from './queries.ts'
import { Verification } from './shapes.ts'

type Implanter = Awaited<ReturnType<ReturnType<typeof implanterProfile>['executeTakeFirstOrThrow']>>

/** What a certificate that doesn’t count for now has ended. What Staff decide for themselves in the meantime takes its place. */
const Pause = z.object({
  paused: z.object({ by: z.string(), standing: Verification, verifiedUntil: z.string().nullable(), renewalAt: z.coerce.date().nullable() }),
})

/** ACC-17: nobody who works by this certificate is verified while it doesn’t count. */
export async function pauseProfession({ db, transition }: LawTools, profile: Implanter, { by, why }: { by: string; why: string }) {
  const { id, status: standing, verifiedUntil, renewalAt } = profile
  if (standing === 'refused') return
  const details = JSON.stringify({ why, paused: { by, standing, verifiedUntil, renewalAt } })
  await db
    .updateTable('profile')
    .set({ details: sql`details || ${details}::jsonb`, verifiedUntil: null, renewalAt: null })
    .where('id', '=', id)
    .execute()
  await transition(verificationLife, 'refuse', id, 'Staff', { profileType: 'Implanter' })
}

/** ACC-27: what this certificate ended is as it was, with its last day; what ended for another reason stays so. */
export async function resumeProfession({ db, transition }: LawTools, profile: Implanter, by: string) {
  const { paused } = Pause.safeParse(profile.details).data ?? {}
  if (paused?.by !== by) return
  const { standing, verifiedUntil, renewalAt } = paused
  await db
    .updateTable('profile')
    .set({ details: sql`details - 'why' - 'paused'`, verifiedUntil, renewalAt })
    .where('id', '=', profile.id)
    .execute()
  if (profile.status !== standing) await transition(verificationLife, 'resume', profile.id, 'Staff', { profileType: 'Implanter' }, standing)
}
