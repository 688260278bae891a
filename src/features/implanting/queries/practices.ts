import * as z from 'zod'
import { CHECKED, implanterProfile, isChecked } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import type { Practice } from '../policy.ts'

const Details = z.object({
  role: z.enum(['vet', 'vetNurse', 'trained']).default('trained'),
  species: z.array(z.string()).default([]),
})

const NO_SCOPE = { role: 'trained' as const, species: [] }

/** What an account may do as an implanter. A training has no end: it goes on where the year of the verification is over. */
export async function practiceOf(db: Db, accountId: string): Promise<Practice> {
  const profile = await implanterProfile(db, accountId).executeTakeFirst()
  return { isVerified: isChecked(profile?.status), ...Details.catch(NO_SCOPE).parse(profile?.details ?? {}) }
}

/**
 * What whoever asks may implant: as an organisation both it and the member are verified, and the scope is the member’s own. What we checked
 * of one person isn’t lent.
 */
export async function qualificationOf(db: Db, who: Pick<Person, 'id' | 'by'>): Promise<Practice> {
  const practice = await practiceOf(db, who.id)
  if (!who.by) return practice
  const own = await practiceOf(db, who.by.person.id)
  return { ...own, isVerified: own.isVerified && practice.isVerified }
}

const Organisation = z.object({ organisationKind: z.literal('vet practice') })

/** True once Staff have verified the account as a vet practice, also after its year: a chip that fails is reported all the same. */
export async function isVetPractice(db: Db, accountId: string): Promise<boolean> {
  const profile = await db
    .selectFrom('profile')
    .select('details')
    .where('accountId', '=', accountId)
    .where('type', '=', 'Welfare')
    .where('status', 'in', CHECKED)
    .executeTakeFirst()
  return Organisation.safeParse(profile?.details).success
}
