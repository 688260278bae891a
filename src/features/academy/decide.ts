import { pauseProfession } from '#features/accounts/pauseProfession.ts'
import { isChecked } from '#features/accounts/queries.ts'
import { resumeProfession } from '#features/accounts/resumeProfession.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { readCertificateNumber } from '#platform/contract/certificatenumber.ts'
import type { Db } from '#platform/database/db.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { certificateLife } from './lifecycle.ts'
import { certificateRevoked, certificateSuspended, suspensionLifted } from './messages.ts'
import { stateOn } from './policy.ts'
import { CERTIFICATE_REFUSED } from './refusals.ts'

/** ACAD-23: the holder mustn’t implant for now; whoever works by it isn’t verified until it’s lifted. */
export async function suspendCertificate(tools: TransactionContext, number: string, why: string): Promise<void> {
  const held = await lockCertificate(tools.db, number)
  await writeWhy(tools.db, held.id, why)
  await tools.transition(certificateLife, 'suspend', held.id, 'Staff')
  await pauseProfession(tools, held, why)
  await tools.notify(held.holderId, certificateSuspended(held.number, why))
}

/** ACAD-24: it counts again, as far as its refresher goes. */
export async function liftSuspension(tools: TransactionContext, number: string): Promise<void> {
  const held = await lockCertificate(tools.db, number)
  await writeWhy(tools.db, held.id, null)
  await tools.transition(certificateLife, 'lift', held.id, 'Staff', {}, stateOn(held.refreshBy, londonDate(tools.now)))
  const standing = await resumeProfession(tools, held)
  await tools.notify(held.holderId, suspensionLifted(held.number, { worksAgain: isChecked(standing) }))
}

/** ACAD-25: it counts no longer. */
export async function revokeCertificate(tools: TransactionContext, number: string, why: string): Promise<void> {
  const held = await lockCertificate(tools.db, number)
  await writeWhy(tools.db, held.id, why)
  await tools.transition(certificateLife, 'revoke', held.id, 'Staff')
  await pauseProfession(tools, held, why)
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
