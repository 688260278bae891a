import type { KeeperChange } from '#features/keepership/points.ts'
import type { StatusChange } from '#features/pets/points.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { deathReportLife } from './lifecycle.ts'
import { reportOf } from './queries.ts'

type Tools = Pick<CallContext<never>, 'db' | 'transition'>

/** DEATH-2, DEATH-5: a keeper who reports the death themselves agrees with whoever reported it; one whose pet has left the country isn't asked any more. */
export async function followReport({ db, transition }: Tools, { pet, move }: StatusChange): Promise<void> {
  if (move !== 'reportDeceased' && move !== 'reportExported') return
  const report = await reportOf(db, pet.id)
  if (!report) return
  if (move === 'reportDeceased') await transition(deathReportLife, 'agree', report.id, 'keeper')
  if (move === 'reportExported') await transition(deathReportLife, 'drop', report.id, 'clock')
}

/** DEATH-5 */
export async function followKeeper({ db, transition }: Tools, { petId }: KeeperChange): Promise<void> {
  const report = await reportOf(db, petId)
  if (report) await transition(deathReportLife, 'drop', report.id, 'clock')
}
