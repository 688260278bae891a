import { isVerified, organisationName } from '#features/accounts/queries/profiles.ts'
import { secondFactorOf } from '#features/accounts/queries/secondfactor.ts'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import type { Services } from '#platform/server/services.ts'
import { site } from '#src/site.ts'

/** So many numbers an account may look up within an hour. */
const NUMBERS_AN_HOUR = { times: 300, seconds: 3600 }

/** Whoever is shown records, as the keeper will read it. */
export interface Professional {
  organisation: string
  role: 'Welfare' | 'Staff'
}

type Refused = 'notVerified' | 'noSecondFactor' | 'codeNeeded' | 'tooManyNumbers'

interface Asking {
  db: Db
  who: Person
  now: Date
  services: Pick<Services, 'limiter'>
}

/** Whether somebody may be shown the records behind so many numbers now: as whom, or why not. */
export async function mayDisclose({ db, who, now, services }: Asking, numbers: number): Promise<Professional | Refused> {
  const professional = await professionalOf(db, who)
  if (!professional) return 'notVerified'
  const { since, provenUntil } = await secondFactorOf(db, who, now)
  if (!since) return 'noSecondFactor'
  if (!provenUntil) return 'codeNeeded'
  const hits = Array.from({ length: numbers }, () => services.limiter.hit(`disclosure/${who.id}`, NUMBERS_AN_HOUR, now))
  return hits.every(({ allowed }) => allowed) ? professional : 'tooManyNumbers'
}

async function professionalOf(db: Db, who: Person): Promise<Professional | null> {
  if (who.roles.includes('Staff')) return { organisation: site.name, role: 'Staff' }
  const organisation = (await isVerified(db, who.id, 'Welfare')) ? await organisationName(db, who.id) : null
  return organisation === null ? null : { organisation, role: 'Welfare' }
}
