import { sql } from 'kysely'
import type { Qualification } from '#features/accounts/points.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { readCertificateNumber } from '#platform/contract/certificatenumber.ts'
import type { Db } from '#platform/database/db.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { ORDERING } from '../lifecycle.ts'
import { counts, kindsIn, orderingUntil } from '../policy.ts'

/** ACC-26: our own certificate of an approved course, where this account holds it and it counts. */
export async function qualificationOf(
  db: Db,
  { accountId, reference }: { accountId: string; reference: string },
): Promise<Qualification | null> {
  const number = readCertificateNumber(reference)
  if (!number) return null
  const held = await db
    .selectFrom('implanterCertificate')
    .innerJoin('training', 'training.id', 'implanterCertificate.trainingId')
    .select(['implanterCertificate.status', 'implanterCertificate.species', 'training.bornOn'])
    .where('implanterCertificate.number', '=', number)
    .where('implanterCertificate.holderId', '=', accountId)
    .where('courseApproval', 'is not', null)
    .executeTakeFirst()
  return held && counts(held) ? { reference: number, species: kindsIn(held.species), bornOn: held.bornOn } : null
}

/** ACAD-23: nobody is verified by a certificate of ours that is suspended or revoked. */
export async function isStopped(db: Db, reference: string): Promise<boolean> {
  const held = await db
    .selectFrom('implanterCertificate')
    .select('status')
    .where('number', '=', readCertificateNumber(reference) ?? '')
    .executeTakeFirst()
  return held !== undefined && !counts(held)
}

/** ACAD-26: why somebody who works by our certificate can’t order chips now, or null. */
export async function orderingStopOf(db: Db, accountId: string, now: Date): Promise<Because | null> {
  const held = await db
    .selectFrom('implanterCertificate')
    .innerJoin('profile', (join) =>
      join.onRef('profile.accountId', '=', 'implanterCertificate.holderId').on('profile.type', '=', 'Implanter'),
    )
    .select(['implanterCertificate.refreshBy', 'implanterCertificate.status'])
    .where('implanterCertificate.holderId', '=', accountId)
    .where(sql<boolean>`profile.details ->> 'certificateReference' = implanter_certificate.number`)
    .executeTakeFirst()
  if (held && !counts(held)) return because('ACAD-23', 'Your certificate doesn’t count at the moment, so you can’t order chips')
  if (!held || orderingUntil(held.refreshBy) >= londonDate(now)) return null
  return because(
    ORDERING.clause,
    'Your refresher is more than 60 days overdue, so you can’t order chips. Once your trainer has recorded it, you can.',
  )
}
