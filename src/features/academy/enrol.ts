import type { LawTools } from '#platform/law/tools.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { certifyIfComplete } from './certificates/issue.ts'
import { countedFor, hasUsedUp } from './exam/counted.ts'
import { lockExam } from './exam/finish.ts'
import { CHANGED, trainingLife } from './lifecycle.ts'
import { newStudent } from './messages.ts'
import { hasPassed, type TrainingRow } from './queries.ts'
import { ENROLLING_REFUSED } from './refusals.ts'
import { type Trainer, trainerByCode } from './trainers.ts'

/** ACAD-2, ACAD-27: the trainer of a code, who trains somebody else than themselves. */
export async function trainerToEnrolWith(db: LawTools['db'], code: string, studentId: string | null): Promise<Trainer> {
  const trainer = await trainerByCode(db, code)
  if (!trainer) throw refusedBy(ENROLLING_REFUSED, 'noSuchTrainer')
  if (trainer.id === studentId) throw refusedBy(ENROLLING_REFUSED, 'ownCode')
  return trainer
}

type Tools = LawTools & Pick<CallContext<never>, 'notify' | 'services'>

/** Gives a student this trainer: they enrol, or change from another. A student who comes back is put where they had got to. */
export async function enrolWith(tools: Tools, training: TrainingRow, trainer: Trainer, student: string) {
  const { db, now, transition, recordEvent, notify } = tools
  if (training.trainerId === trainer.id && training.status !== 'applied') return
  await db.updateTable('training').set({ trainerId: trainer.id, trainerSince: now }).where('id', '=', training.id).execute()
  if (training.status === 'applied') {
    await transition(trainingLife, 'enrol', training.id, 'holder', { trainerId: trainer.id })
    await takeUpAgain(tools, { ...training, trainerId: trainer.id })
  }
  if (training.status !== 'applied')
    await recordEvent('training', training.id, {
      move: 'changeTrainer',
      clause: CHANGED.clause,
      by: 'holder',
      facts: { trainerId: trainer.id },
    })
  await notify(trainer.id, newStudent(student))
}

/** ACAD-10, ACAD-29: what they passed stands, and three failed attempts are still three, also those of another account. The trainer is told. */
async function takeUpAgain(tools: Tools, training: TrainingRow) {
  const { db, transition } = tools
  if (await hasPassed(db, training.id)) {
    await transition(trainingLife, 'passTheory', training.id, 'holder')
    await certifyIfComplete(tools, { ...training, status: 'theoryPassed' }, 'holder')
    return
  }
  if (hasUsedUp(await countedFor(db, training))) await lockExam(tools, training, 'holder')
}
