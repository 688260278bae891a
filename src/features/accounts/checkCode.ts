import { earlier } from '#platform/clock/clock.ts'
import type { CallContext } from '#platform/server/answer.ts'
import type { TransactionServices } from '#platform/server/services.ts'
import { SECOND_FACTOR } from './lifecycle.ts'
import { codesGuessed, recoveryCodeUsed } from './messages.ts'
import { hashOfRecoveryCode } from './newRecoveryCodes.ts'
import { recoveryCodesLeft } from './queries/secondfactor.ts'
import type { SECOND_FACTOR_REFUSED } from './refusals.ts'
import { stepOfCode } from './totp.ts'

/** So many wrong codes within so many minutes, as for passwords. */
const GUESSES = { most: 10, minutes: 15 }

type Asking = Pick<CallContext<never>, 'db' | 'now' | 'notify' | 'recordEvent'> & { who: { id: string }; services: TransactionServices }

type Checked = 'right' | keyof typeof SECOND_FACTOR_REFUSED

/**
 * Checks a code from the app or a recovery code, holding the second factor, so that ten tries at once are ten tries and a code is good once.
 * Return the refusal and don't throw it: a wrong code stays counted.
 */
export async function checkCode(asking: Asking, typed: string, before: 'confirmed' | 'begun' = 'confirmed'): Promise<Checked> {
  const { db, now, who, services } = asking
  const factor = await db.selectFrom('secondFactor').selectAll().where('accountId', '=', who.id).forUpdate().executeTakeFirst()
  if (!factor || (before === 'confirmed') !== (factor.confirmedAt !== null)) return 'notSetUp'
  const failures = factor.failures.filter((at) => at > earlier(now, { minutes: GUESSES.minutes }))
  if (failures.length >= GUESSES.most) return 'tooManyCodes'

  const step = stepOfCode(services.vault.open(`secondFactor/${who.id}`, factor.secret), typed.replaceAll(' ', ''), now)
  if (step !== null && step <= (factor.lastStep ?? 0)) return 'codeUsed'
  const changed = db.updateTable('secondFactor').where('accountId', '=', who.id)
  if (step !== null) {
    await changed.set({ lastStep: step, failures: [] }).execute()
    return 'right'
  }
  if (before === 'confirmed' && (await useRecoveryCode(asking, typed))) return 'right'
  await changed.set({ failures: [...failures, now] }).execute()
  if (failures.length + 1 === GUESSES.most) await asking.notify(who.id, codesGuessed())
  return 'wrongCode'
}

/** Uses a recovery code up, and tells its holder. */
async function useRecoveryCode({ db, now, who, services, notify, recordEvent }: Asking, typed: string): Promise<boolean> {
  const used = await db
    .updateTable('recoveryCode')
    .set({ usedAt: now })
    .where('accountId', '=', who.id)
    .where('hash', '=', hashOfRecoveryCode(services.codes, who.id, typed))
    .where('usedAt', 'is', null)
    .returning('hash')
    .executeTakeFirst()
  if (!used) return false
  await recordEvent('account', who.id, { move: 'useRecoveryCode', clause: SECOND_FACTOR.clause, by: 'holder' })
  await notify(who.id, recoveryCodeUsed(await recoveryCodesLeft(db, who.id)))
  return true
}
