import { sql } from 'kysely'
import { verificationLife } from '#features/accounts/lifecycle.ts'
import { refuseProfile } from '#features/accounts/refuseProfile.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { readCertificateNumber } from './certificates/number.ts'
import { certificateLife } from './lifecycle.ts'
import { certificateRevoked, certificateSuspended, suspensionLifted } from './messages.ts'
import { stateOn } from './policy.ts'
import { CERTIFICATE_REFUSED } from './refusals.ts'

/** ACAD-23: the holder mustn’t implant for now; whoever works by it isn’t verified until it’s lifted. */
export async function suspendCertificate(tools: TransactionContext, number: string, why: string): Promise<void> {
  const held = await lockCertificate(tools.db, number)
  await writeWhy(tools.db, held.id, why)
  await tools.transition(certificateLife, 'suspend', held.id, 'Staff')
  await endVerification(tools, held, why)
  await tools.notify(held.holderId, certificateSuspended(held.number, why))
}

/** ACAD-24: it counts again, as far as its refresher goes. */
export async function liftSuspension(tools: TransactionContext, number: string): Promise<void> {
  const held = await lockCertificate(tools.db, number)
  await writeWhy(tools.db, held.id, null)
  await tools.transition(certificateLife, 'lift', held.id, 'Staff', {}, stateOn(held.refreshBy, londonDate(tools.now)))
  const profile = await profileBy(tools.db, held)
  if (profile?.status === 'refused') await tools.transition(verificationLife, 'verify', profile.id, 'Staff', { profileType: 'Implanter' })
  await tools.notify(held.holderId, suspensionLifted(held.number))
}

/** ACAD-25: it counts no longer. */
export async function revokeCertificate(tools: TransactionContext, number: string, why: string): Promise<void> {
  const held = await lockCertificate(tools.db, number)
  await writeWhy(tools.db, held.id, why)
  await tools.transition(certificateLife, 'revoke', held.id, 'Staff')
  await endVerification(tools, held, why)
  await tools.notify(held.holderId, certificateRevoked(held.number, why))
}

async function lockCertificate(db: Db, typed: string) {
  const held = await db
    .selectFrom('implanterCertificate')
    .select(['id', 'number', 'holderId', 'refreshBy'])
    .where('number', '=', readCertificateNumber(typed) ?? '')
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw refusedBy(CERTIFICATE_REFUSED, 'noSuchCertificate')
  return held
}

const writeWhy = (db: Db, id: string, why: string | null) =>
  db.updateTable('implanterCertificate').set({ why }).where('id', '=', id).execute()

/** The implanter’s profile that rests on this certificate. Somebody may be an implanter by another. */
const profileBy = (db: Db, { holderId, number }: { holderId: string; number: string }) =>
  db
    .selectFrom('profile')
    .select(['id', 'status'])
    .where('accountId', '=', holderId)
    .where('type', '=', 'Implanter')
    .where(sql<boolean>`details ->> 'certificateReference' = ${number}`)
    .forUpdate()
    .executeTakeFirst()

async function endVerification(tools: TransactionContext, held: { holderId: string; number: string }, why: string) {
  const profile = await profileBy(tools.db, held)
  if (profile?.status !== 'verified' && profile?.status !== 'expired') return
  await tools.db
    .updateTable('profile')
    .set({ details: sql`details || ${JSON.stringify({ why })}::jsonb`, renewalAt: null })
    .where('id', '=', profile.id)
    .execute()
  await refuseProfile(tools, { id: profile.id, accountId: held.holderId, type: 'Implanter' })
}
