import { ensure } from '#database/seed/ensure.ts'
import type { SeedContext } from '#features/accounts/points.ts'
import { earlier, later } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { lawOn } from '#platform/law/tools.ts'
import { beginAttempt } from './exam/begin.ts'
import { finishAttempt } from './exam/finish.ts'
import { shownQuestion } from './exam/paper.ts'
import { questionsOf } from './exam/questions.ts'
import { trainingLife } from './lifecycle.ts'
import { lockTraining } from './queries.ts'
import { codeOf } from './trainers.ts'

/** Stefan trains with Tamsin for dogs and cats. He tried the exam last week, answered whatever came first, and failed. */
export async function seedAcademy({ db, now, people }: SeedContext): Promise<void> {
  await codeOf(db, people.tamsin, now)
  const applied = earlier(now, { days: 14 })
  const training = {
    id: newId(),
    status: 'applied',
    statusAt: applied,
    studentId: people.stefan,
    trainerId: people.tamsin,
    trainerSince: applied,
  } as const
  await db
    .insertInto('training')
    .values({ ...training, species: ['dog', 'cat'], bornOn: '1998-06-04', createdAt: applied })
    .execute()
  const then = lawOn(db, applied, people.stefan)
  await then.start(trainingLife, 'apply', training, 'holder', { species: ['dog', 'cat'] })
  await then.transition(trainingLife, 'enrol', training.id, 'holder', { trainerId: people.tamsin })
  await failExam(db, earlier(now, { days: 8 }), people.stefan)
}

async function failExam(db: SeedContext['db'], at: Date, studentId: string) {
  const training = await lockTraining(db, studentId)
  ensure(training, 'Stefan doesn’t train')
  const attempt = await beginAttempt(lawOn(db, at, studentId), training, [])
  const first = questionsOf(attempt).map((question) => shownQuestion(question, attempt.seed))
  const answers = Object.fromEntries(first.map(({ id, options: [option] }) => [id, option?.id ?? '']))
  await db
    .updateTable('examAttempt')
    .set({ answers: JSON.stringify(answers) })
    .where('id', '=', attempt.id)
    .execute()
  const handedIn = { ...lawOn(db, later(at, { minutes: 31 }), studentId), notify: async () => [] }
  await finishAttempt(handedIn, training, { ...attempt, answers }, 'holder')
}
