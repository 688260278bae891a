import { may } from '#platform/law/policy.ts'
import { answer } from '#platform/server/answer.ts'
import { isDone } from '../assessment.ts'
import { getStudent } from '../contract.ts'
import { countedFor } from '../exam/counted.ts'
import { examState } from '../exam/next.ts'
import { certificateLife } from '../lifecycle.ts'
import { kindsToAssess, mayAddTo } from '../policy.ts'
import { attemptsOf, certificateOf, practicalsOf } from '../queries.ts'
import { studentOf, studentRow } from '../students.ts'
import { trainerOf } from '../trainers.ts'
import { attemptRow, certificateRow, practicalRow } from '../view.ts'

export default answer(getStudent, async ({ input, who, db, now, refuse }) => {
  const student = await studentOf(db, who.id, input.studentId)
  if (!student) throw refuse('noSuchStudent')
  const attempts = await attemptsOf(db, student.id)
  const practicals = await practicalsOf(db, student.id)
  const certificate = await certificateOf(db, student.studentId)
  const trainer = await trainerOf(db, who.id)
  const row = studentRow(who, trainer, student)
  const can = row.can.assess === true && trainer ? mayAddTo(certificate, trainer) : row.can.assess
  const { attemptsLeft, nextAt } = examState({ training: student, counted: await countedFor(db, student), now })
  const done = new Set(practicals.flatMap((practical) => (isDone(practical, certificate) ? practical.species : [])))
  return {
    ...row,
    exam: { attemptsLeft, nextAt },
    history: attempts.map(attemptRow),
    practicals: practicals.map(practicalRow),
    certificate: certificate ? certificateRow(certificate) : null,
    toAssess: can === true ? kindsToAssess(student).filter((kind) => !done.has(kind)) : [],
    can: { ...row.can, assess: can, refresh: certificate ? may(certificateLife, 'refresh', 'Trainer')(who, certificate) : NO_CERTIFICATE },
  }
})

const NO_CERTIFICATE = { clause: 'ACAD-22', words: 'They don’t have a certificate yet' }
