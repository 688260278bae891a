import { answer } from '#platform/server/answer.ts'
import { unlockExam } from '../contract.ts'
import { countedFor } from '../exam/counted.ts'
import { examState } from '../exam/next.ts'
import { trainingLife } from '../lifecycle.ts'
import { examUnlocked } from '../messages.ts'
import { lockStudent } from '../students.ts'
import { trainerOf } from '../trainers.ts'

/** ACAD-6: three more attempts; the seven days after the third one that failed still have to pass. */
export default answer(unlockExam, async ({ input, who, db, now, refuse, transition, notify }) => {
  const student = await lockStudent(db, who.id, input.studentId)
  if (!student) throw refuse('noSuchStudent')
  const trainer = await trainerOf(db, who.id)
  if (!trainer?.isVerified) throw refuse('notVerified')

  await db.updateTable('training').set({ unlockedAt: now }).where('id', '=', student.id).execute()
  const status = await transition(trainingLife, 'unlock', student.id, 'Trainer')
  const { nextAt } = examState({ training: { status }, counted: await countedFor(db, { ...student, unlockedAt: now }), now })
  await notify(student.studentId, examUnlocked(nextAt))
  return { nextAt }
})
