import { PROFILES } from '#features/accounts/lifecycle.ts'
import { nationOf } from '#features/accounts/nationOf.ts'
import { addProfile } from '#features/accounts/openAccount.ts'
import { openUnlessHeld } from '#features/accounts/openUnlessHeld.ts'
import { accountById } from '#features/accounts/queries.ts'
import { reissueToken } from '#features/accounts/reissueToken.ts'
import { isYounger } from '#platform/clock/age.ts'
import { newId } from '#platform/database/id.ts'
import { type CallContext, handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { studentRegister } from '../contract.ts'
import { enrolWith, trainerToEnrolWith } from '../enrol.ts'
import { STUDENT_AGE, trainingLife } from '../lifecycle.ts'
import { lockTraining, type TrainingRow } from '../queries.ts'
import type { Trainer } from '../trainers.ts'

type Context = CallContext<typeof studentRegister>

const NEEDS: ('email' | 'mobile')[] = ['email', 'mobile']

/** ACAD-1: somebody applies, with a new account or their own; with a trainer’s code they enrol at once (ACAD-2). */
export default handlerWithPreflight(studentRegister, foundOut, async (context, { nation, person, passwordHash }) => {
  const { input, who, db, now, refuse } = context
  if (isYounger(input.bornOn, STUDENT_AGE, now)) throw refuse('tooYoung', { field: 'bornOn' })
  if (!isYounger(input.bornOn, OLDEST, now)) throw refuse('bornTooLongAgo', { field: 'bornOn' })
  const trainer = input.trainerCode ? await trainerToEnrolWith(db, input.trainerCode, who?.id ?? null) : null
  if (who) return addToAccount(context, who, trainer)

  const { account } = input
  if (!account) throw refuse('accountNeeded')
  if (person !== true || !passwordHash) throw refuse('captchaFailed', { ...(person !== true && { words: person }), field: 'captcha' })
  const { password: _, ...newcomer } = account
  const opened = { ...newcomer, profileType: 'Student' as const, nation, passwordHash }
  const userId = await openUnlessHeld(context, opened, (id) => apply(context, { id, name: account.name }, trainer))
  return { userId, token: null, needs: NEEDS }
})

const OLDEST = 120

/** What others must be asked. Who is signed in has shown already that they are a person. */
async function foundOut({ input: { account, captcha }, who, services, now }: PreflightContext<typeof studentRegister>) {
  if (who || !account) return { nation: 'other' as const, person: true as const, passwordHash: null }
  const person = await services.captcha.verify(captcha, now)
  return {
    nation: await nationOf({ input: account, services }),
    person,
    passwordHash: person === true ? await services.passwords.hash(account.password) : null,
  }
}

/** Somebody who has an account trains with it; somebody who stopped takes it up again. */
async function addToAccount(context: Context, who: NonNullable<Context['who']>, trainer: Trainer | null) {
  const { db, refuse, transition, recordEvent } = context
  const account = await accountById(db, who.id)
  const training = await lockTraining(db, who.id)
  if (training && training.status !== 'withdrawn') throw refuse('alreadyTraining')

  const added = await addProfile(context, who.id, { type: 'Student' })
  if (added)
    await recordEvent('account', who.id, { move: 'addProfile', clause: PROFILES.clause, by: 'holder', facts: { profileType: 'Student' } })
  if (training) {
    await db
      .updateTable('training')
      .set({ species: context.input.species, bornOn: context.input.bornOn, trainerId: null })
      .where('id', '=', training.id)
      .execute()
    await transition(trainingLife, 'rejoin', training.id, 'holder')
    if (trainer) await enrolWith(context, { ...training, status: 'applied', trainerId: null }, trainer, account.name)
  }
  if (!training) await apply(context, account, trainer)
  const token = await reissueToken(context, who)
  return { userId: who.id, token, needs: NEEDS.filter((need) => (need === 'email' ? !account.emailVerifiedAt : !account.mobileVerifiedAt)) }
}

async function apply(context: Context, student: { id: string; name: string }, trainer: Trainer | null) {
  const { input, db, now, start } = context
  const training = {
    id: newId(),
    status: 'applied',
    statusAt: now,
    studentId: student.id,
    trainerId: null,
    unlockedAt: null,
  } as const
  const row = { ...training, adding: [], species: input.species, bornOn: input.bornOn, createdAt: now } satisfies TrainingRow
  await db.insertInto('training').values(row).execute()
  await start(trainingLife, 'apply', training, 'holder', { species: input.species })
  if (trainer) await enrolWith(context, training, trainer, student.name)
}
