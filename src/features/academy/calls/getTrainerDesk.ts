import { sql } from 'kysely'
import { answer } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { getTrainerDesk } from '../contract.ts'
import { studentsOf, toCountersignBy } from '../students.ts'
import { codeOf, trainerOf } from '../trainers.ts'

/** ACAD-2: a verified trainer has a referral code, made the first time they look. */
export default answer(getTrainerDesk, async ({ who, db, now, services }) => {
  const trainer = await trainerOf(db, who.id)
  const isVerified = trainer?.isVerified === true
  const code = isVerified ? await codeOf(db, who.id, now) : null
  const mine = await db
    .selectFrom(studentsOf(db, who.id).as('mine'))
    .select((row) => [
      row.fn.countAll<number>().as('students'),
      row.fn
        .countAll<number>()
        .filterWhere((one) => one.or([one('status', '=', 'theoryPassed'), one('adding', '<>', sql<string[]>`'{}'`)]))
        .as('toAssess'),
      row.fn.countAll<number>().filterWhere('status', '=', 'lockedOut').as('toUnlock'),
    ])
    .executeTakeFirstOrThrow()
  const { toCountersign } = await db
    .selectFrom(toCountersignBy(db, who.id).as('waiting'))
    .select((row) => row.fn.countAll<number>().as('toCountersign'))
    .executeTakeFirstOrThrow()
  return {
    isVerified,
    organisation: trainer?.organisation ?? '',
    courseApproval: trainer?.courseApproval ?? null,
    code,
    link: code && services.config.publicUrl + paths.studentRegister(code),
    ...mine,
    toCountersign: isVerified ? toCountersign : 0,
  }
})
