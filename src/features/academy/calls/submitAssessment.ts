import { londonDate } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { countedBefore, faultIn, isAssessed, isDrawn, isEnough, isSigned } from '../assessment.ts'
import { certifyIfComplete } from '../certificates/issue.ts'
import { submitAssessment } from '../contract.ts'
import { practicalLife } from '../lifecycle.ts'
import { practicalDrawn, practicalFailed, practicalPassed, toCountersign } from '../messages.ts'
import { kindsToAssess, mayAddTo, mayAssess } from '../policy.ts'
import { certificateOf } from '../queries.ts'
import { lockStudent } from '../students.ts'
import { trainerOf, verifiedTrainers } from '../trainers.ts'

type Context = CallContext<typeof submitAssessment>
type Student = NonNullable<Awaited<ReturnType<typeof lockStudent>>>

/** ACAD-16: what a trainer saw of their own student; with everything passed, the certificate follows. */
export default answer(submitAssessment, async (context) => {
  const { input, who, db, refuse } = context
  if (input.studentId === who.id) throw refuse('ownPractical')
  const student = await lockStudent(db, who.id, input.studentId)
  if (!student) throw refuse('noSuchStudent')
  const trainer = await trainerOf(db, who.id)
  if (!trainer?.isVerified) throw refuse('notVerified')
  const may = mayAssess(student)
  if (may !== true) throw refuse('notNow', { because: may })
  if (student.status === 'certified') {
    const mayAdd = mayAddTo(await certificateOf(db, student.studentId), trainer)
    if (mayAdd !== true) throw refuse('notNow', { because: mayAdd })
  }
  await refuseUnlessComplete(context, student)

  const status = outcomeOf(context)
  const id = await record(context, student, { status, courseApproval: trainer.courseApproval })
  await tell(context, student, status)
  const certificateNumber = status === 'passed' ? await certifyIfComplete(context, student) : null
  return { practicalId: id, status, certificateNumber }
})

async function refuseUnlessComplete({ input, who, db, now, refuse }: Context, student: Student) {
  if (!kindsToAssess(student).includes(input.species) && !student.species.includes(input.species))
    throw refuse('notTheirs', { field: 'species' })
  if (await isAssessed(db, student, input.species)) throw refuse('alreadyPassed', { field: 'species' })
  const fault = faultIn(input.implants, student, now)
  if (fault) throw refuse(fault.code, { field: fault.field })
  if (input.passed && !isEnough(input)) throw refuse('notEnough', { field: 'passed' })
  if (!isSigned(input.signature, who.name)) throw refuse('notSigned', { field: 'signature' })
}

/** ACAD-17 */
function outcomeOf({ input, services }: Context): Outcome {
  if (!input.passed) return 'failed'
  return isDrawn(services.config.secondLooks) ? 'awaitingSecond' : 'passed'
}

type Outcome = 'passed' | 'failed' | 'awaitingSecond'

async function record(
  { input, who, db, now, refuse, start }: Context,
  student: Student,
  { status, courseApproval }: { status: Outcome; courseApproval: string | null },
) {
  const { species, watched, note } = input
  const practical = {
    id: newId(),
    status,
    statusAt: now,
    trainingId: student.id,
    studentId: student.studentId,
    trainerId: who.id,
    species,
    watched,
    note,
    courseApproval,
  }
  await db
    .insertInto('practical')
    .values({
      ...practical,
      checklist: JSON.stringify(input.checklist),
      implants: JSON.stringify(input.implants),
      assessedOn: londonDate(now),
      createdAt: now,
    })
    .execute()
  await start(practicalLife, 'assess', practical, 'Trainer', { species })
  const counted = status === 'failed' ? null : await countedBefore(db, practical.id, input.implants)
  if (counted !== null) throw refuse('chipCounted', { field: `implants.${counted}.chipNumber` })
  return practical.id
}

async function tell({ input, who, db, notify }: Context, { studentId }: Student, status: Outcome) {
  const { species, note } = input
  const words = { passed: practicalPassed(species), failed: practicalFailed(species, note), awaitingSecond: practicalDrawn(species) }
  await notify(studentId, words[status])
  if (status !== 'awaitingSecond') return
  for (const id of await verifiedTrainers(db)) if (id !== who.id && id !== studentId) await notify(id, toCountersign())
}
