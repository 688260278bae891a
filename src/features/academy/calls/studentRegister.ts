import { PROFILES } from '#features/accounts/lifecycle.ts'
import { nationOf } from '#features/accounts/nationOf.ts'
import { addProfile } from '#features/accounts/openAccount.ts'
import { openUnlessHeld } from '#features/accounts/openUnlessHeld.ts'
import { accountById } from '#features/accounts/queries.ts'
import { reissueToken } from '#features/accounts/reissueToken.ts'
import { isYounger } from '#platform/clock/age.ts'
import { type CallContext, handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { apply } from '../apply.ts'
import { studentRegister } from '../contract.ts'
import { enrolWith, trainerToEnrolWith } from '../enrol.ts'
import { STUDENT_AGE, trainingLife } from '../lifecycle.ts'
import { kindsInWords } from '../messages.ts'
import { kindsIn } from '../policy.ts'
import { attemptsOf, lockTraining, type TrainingRow } from '../queries.ts'
import type { TrainedSpecies } from '../shapes.ts'
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
  const { db, refuse, recordEvent } = context
  const account = await accountById(db, who.id)
  const training = await lockTraining(db, who.id)
  if (training && training.status !== 'withdrawn') throw refuse('alreadyTraining')

  const added = await addProfile(context, who.id, { type: 'Student' })
  if (added)
    await recordEvent('account', who.id, { move: 'addProfile', clause: PROFILES.clause, by: 'holder', facts: { profileType: 'Student' } })
  if (training) await rejoin(context, training, trainer, account.name)
  if (!training) await apply(context, account, trainer)
  const token = await reissueToken(context, who)
  return { userId: who.id, token, needs: NEEDS.filter((need) => (need === 'email' ? !account.emailVerifiedAt : !account.mobileVerifiedAt)) }
}

/** ACAD-10: somebody who has taken the exam stays who they said they were, and who has passed it trains for no animals but those. */
async function rejoin(context: Context, training: TrainingRow, trainer: Trainer | null, name: string) {
  const { input, db, refuse, transition } = context
  const { species, bornOn } = input
  const attempts = await attemptsOf(db, training.id)
  if (attempts.length > 0 && training.bornOn !== bornOn) throw refuse('otherBirthday', { field: 'bornOn' })
  const passed = attempts.some(({ status }) => status === 'passed')
  if (passed && species.some((kind) => !training.species.includes(kind)))
    throw refuse('otherAnimals', { words: onlyThese(kindsIn(training.species)), field: 'species' })

  const rejoined = { species, bornOn, trainerId: null }
  await db.updateTable('training').set(rejoined).where('id', '=', training.id).execute()
  const status = await transition(trainingLife, 'rejoin', training.id, 'holder')
  if (trainer) await enrolWith(context, { ...training, ...rejoined, status }, trainer, name)
}

const onlyThese = (kinds: TrainedSpecies[]) =>
  `You’ve passed the exam for ${kindsInWords(kinds)}. You can add others once you’ve got your certificate.`
