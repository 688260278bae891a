import { certificateNumber } from '#knowledge/certificates/number.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { shortCode } from '#platform/server/signer.ts'
import { certificateLife, trainingLife } from '../lifecycle.ts'
import { certified } from '../messages.ts'
import { kindsIn, refreshAfter } from '../policy.ts'
import { practicalsOf, type TrainingRow } from '../queries.ts'
import { trainerOf } from '../trainers.ts'
import { addToCertificate } from './add.ts'
import { implanterProof } from './proof.ts'

type Tools = LawTools & Pick<CallContext<never>, 'notify' | 'services'>

/**
 * ACAD-7, ACAD-8: the certificate of a student who has passed the practical in every kind of animal; its number, or null where something is
 * still to be passed or countersigned. The training is held by the caller, and the exam is passed.
 */
export async function certifyIfComplete(tools: Tools, training: TrainingRow, { species, trainerId }: Passed): Promise<string | null> {
  const { db, transition } = tools
  if (training.status === 'certified') return addToCertificate(tools, training, { species, trainerId })
  const passed = (await practicalsOf(db, training.id)).filter(({ status }) => status === 'passed')
  const isComplete = training.species.every((kind) => passed.some((one) => one.species === kind))
  if (training.status !== 'theoryPassed' || !isComplete) return null
  await transition(trainingLife, 'passPractical', training.id, 'Trainer')
  await transition(trainingLife, 'certify', training.id, 'Trainer')
  const isApproved = passed.filter((one) => training.species.includes(one.species)).every(({ courseApproval }) => courseApproval !== null)
  return issueCertificate(tools, training, { assessorId: trainerId, isApproved })
}

/** The practical that was passed last. */
interface Passed {
  species: string
  trainerId: string
}

interface Assessed {
  assessorId: string
  /** Every practical was assessed on an approved course: one that wasn’t gives no right to implant. */
  isApproved: boolean
}

/** ACAD-19 */
async function issueCertificate(tools: Tools, training: TrainingRow, { assessorId, isApproved }: Assessed): Promise<string> {
  const { db, now, start, notify, services } = tools
  const today = londonDate(now)
  const number = await nextNumber(db, Number(today.slice(0, 4)))
  const species = kindsIn(training.species)
  const proof = implanterProof(services.signer, { number, species, at: now })
  const { name } = await db.selectFrom('account').select('name').where('id', '=', training.studentId).executeTakeFirstOrThrow()
  const assessor = await trainerOf(db, assessorId)
  const courseApproval = isApproved ? (assessor?.courseApproval ?? null) : null
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
  await start(certificateLife, 'issue', certificate, 'Trainer', { number, species })
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
