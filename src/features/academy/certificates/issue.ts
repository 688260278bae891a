import { londonDate } from '#platform/clock/clock.ts'
import { certificateNumber } from '#platform/contract/certificatenumber.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { listed } from '#platform/listed.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { shortCode } from '#platform/server/signer.ts'
import { certificateLife, HELD, trainingLife } from '../lifecycle.ts'
import { certified } from '../messages.ts'
import { kindsIn, refreshAfter } from '../policy.ts'
import { practicalsOf, type TrainingRow } from '../queries.ts'
import { trainerOf } from '../trainers.ts'
import { addToCertificate } from './add.ts'
import { inTheWay } from './alike.ts'
import { implanterProof } from './proof.ts'

type Tools = LawTools & Pick<CallContext<never>, 'notify' | 'services'>
/** Who completes it: the trainer who passes the last practical, or the student who comes back for what they had passed, or our staff after a look. */
export type By = 'Trainer' | 'holder' | 'Staff'

/**
 * ACAD-7, ACAD-8, ACAD-28: the certificate of a student who has passed the practical in every kind of animal, or what they have passed since
 * added to it; its number, or null where something is still to be passed or countersigned, or our staff look at it first. The training is held by the caller.
 */
export async function certifyIfComplete(tools: Tools, training: TrainingRow, by: By = 'Trainer'): Promise<string | null> {
  const { db, transition, recordEvent } = tools
  const passed = (await practicalsOf(db, training.id)).filter(({ status }) => status === 'passed')
  if (training.status === 'certified') return addToCertificate(tools, training, passed, by)
  const counted = passed.filter(({ species }) => training.species.includes(species))
  const last = counted.at(-1)
  const isHeld = training.status === 'practicalPassed'
  if (!(isHeld || training.status === 'theoryPassed') || !last || counted.length < training.species.length) return null
  if (!isHeld) await transition(trainingLife, 'passPractical', training.id, by)
  if ((await inTheWay(db, training)).length > 0) {
    await recordEvent('training', training.id, { move: 'hold', clause: HELD.clause, by, facts: {} })
    return null
  }
  await transition(trainingLife, 'certify', training.id, by)
  return issueCertificate(tools, training, { assessorId: last.trainerId, courseApproval: approvalOfAll(counted) }, by)
}

/** A practical on a course without approval gives no right to implant; several approvals are all named. */
function approvalOfAll(practicals: readonly { courseApproval: string | null }[]): string | null {
  const approvals = [...new Set(practicals.map(({ courseApproval }) => courseApproval))]
  const named = approvals.filter((approval) => approval !== null)
  return named.length === approvals.length ? listed(named) : null
}

interface Assessed {
  assessorId: string
  courseApproval: string | null
}

/** ACAD-19 */
async function issueCertificate(tools: Tools, training: TrainingRow, assessed: Assessed, by: By): Promise<string> {
  const { db, now, start, notify, services } = tools
  const { assessorId, courseApproval } = assessed
  const today = londonDate(now)
  const number = await nextNumber(db, Number(today.slice(0, 4)))
  const species = kindsIn(training.species)
  const proof = implanterProof(services.signer, { number, species, at: now })
  const { name } = await db.selectFrom('account').select('name').where('id', '=', training.studentId).executeTakeFirstOrThrow()
  const assessor = await trainerOf(db, assessorId)
  const certificate = {
    id: newId(),
    status: 'valid' as const,
    statusAt: now,
    number,
    code: shortCode(proof),
    proof,
    trainingId: training.id,
    holderId: training.studentId,
    holderName: name,
    species,
    courseApproval,
    provider: assessor?.organisation ?? '',
    assessorId,
    assessorName: assessor?.name ?? '',
    issuedOn: today,
    refreshBy: refreshAfter(today),
    createdAt: now,
  }
  await db.insertInto('implanterCertificate').values(certificate).execute()
  await start(certificateLife, 'issue', certificate, by, { number, species })
  await notify(training.studentId, certified({ number, species, approved: courseApproval !== null }))
  return number
}

async function nextNumber(db: Db, year: number): Promise<string> {
  const { last } = await db
    .insertInto('certificateSerial')
    .values({ year, last: 1 })
    .onConflict((same) => same.column('year').doUpdateSet((row) => ({ last: row('certificateSerial.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow()
  return certificateNumber(year, last)
}
