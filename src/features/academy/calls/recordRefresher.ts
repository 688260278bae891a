import { londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { whenText } from '#platform/text/whentext.ts'
import { recordRefresher } from '../contract.ts'
import { certificateLife } from '../lifecycle.ts'
import { refreshed } from '../messages.ts'
import { refreshAfter } from '../policy.ts'
import { certificateOf } from '../queries.ts'
import { lockStudent } from '../students.ts'
import { trainerOf } from '../trainers.ts'

export default answer(recordRefresher, async ({ input, who, db, now, refuse, transition, notify }) => {
  const student = await lockStudent(db, who.id, input.studentId)
  if (!student) throw refuse('noSuchStudent')
  const trainer = await trainerOf(db, who.id)
  if (!trainer?.isVerified) throw refuse('notVerified')
  const certificate = await certificateOf(db, student.studentId)
  if (!certificate) throw refuse('notCertified')
  if (input.on > londonDate(now)) throw refuse('inFuture', { field: 'on' })
  if (input.on < certificate.issuedOn) throw refuse('beforeIssue', { field: 'on' })
  if (student.trainerSince && input.on < londonDate(student.trainerSince))
    throw refuse('beforeYou', { words: chosenOn(londonDate(student.trainerSince)), field: 'on' })

  const refreshBy = refreshAfter(input.on)
  if (refreshBy < certificate.refreshBy) throw refuse('beforeLast', { field: 'on' })
  await db.updateTable('implanterCertificate').set({ refreshBy }).where('id', '=', certificate.id).execute()
  await transition(certificateLife, 'refresh', certificate.id, 'Trainer', { on: input.on })
  await notify(student.studentId, refreshed(refreshBy))
  return { refreshBy }
})

const chosenOn = (day: string) => `They chose you as their trainer on ${whenText(day, 'day')}, so a refresher with you can’t be earlier`
