import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { finishAttempt } from '../exam/finish.ts'
import { lockAttempt, lockTraining } from '../queries.ts'

/** ACAD-13: ends attempts whose 45 minutes are up, and marks what was answered in time. */
export default job({
  name: 'endExams',
  schedule: '* * * * *',
  data: z.object({}),
  work: async (context) => {
    const { db, now } = context
    const due = await db
      .selectFrom('examAttempt')
      .select(['id', 'studentId'])
      .where('status', '=', 'started')
      .where('endsAt', '<=', now)
      .orderBy('endsAt')
      .limit(100)
      .execute()
    for (const { id, studentId } of due) {
      // Held in the order in which the student's own calls hold them; who was quicker has ended it.
      const training = await lockTraining(db, studentId)
      const attempt = await lockAttempt(db, id, studentId)
      if (training && attempt?.status === 'started') await finishAttempt(context, training, attempt, 'clock')
    }
  },
})
