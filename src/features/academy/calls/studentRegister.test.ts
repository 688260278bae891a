import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { purposeWords } from '#features/accounts/purposeWords.ts'
import {
  APPLYING,
  anotherTrainer,
  drawingAll,
  failExam,
  onOnePhone,
  practicalToday,
  student,
  takeExam,
  tamsinsCode,
} from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { form, freshAddress, join, NEWCOMERS_PASSWORD, solved } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

async function asked(over: Record<string, unknown> = {}) {
  const { profileType: _, ...account } = form()
  return { ...APPLYING, account, captcha: await solved(register), ...over }
}
const ask = async (over?: Record<string, unknown>) => register.stranger.studentRegister(await asked(over), { address: freshAddress() })

test('a newcomer applies with a new account, and enrols at once with a trainer’s code, however they type it', async () => {
  const code = await tamsinsCode(register)
  const input = await asked({ trainerCode: ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4).toLowerCase()} ` })
  const { status, data } = await register.stranger.studentRegister(input, { address: freshAddress() })
  expect({ status, needs: data.needs, token: data.token }).toEqual({ status: 200, needs: ['email', 'mobile'], token: null })
  const signedIn = await register.stranger.login({ email: input.account.email, password: NEWCOMERS_PASSWORD }, { address: freshAddress() })
  expect(signedIn.data.user.profileTypes).toEqual(['Student'])
  const { training } = (await register.withToken(signedIn.data.token).getTraining({})).data
  expect(training).toMatchObject({ status: 'enrolled', species: ['dog', 'cat'], trainer: { name: 'Tamsin Reid', isVerified: true } })
  const { text } = await newestTo(register, input.account.email)
  for (const words of Object.values(purposeWords.Student)) expect(text).toContain(words)
  expect((await newestTo(register, PEOPLE.tamsin.email)).subject).toBe('Nia Powell has chosen you as their trainer')
})

test('without a code they have applied, and have no trainer yet', async () => {
  const { api } = await student(register, { trainerCode: undefined })
  expect((await api.getTraining({})).data.training).toMatchObject({ status: 'applied', trainer: null })
})

test('somebody who is signed in adds the Student profile to their account, and their new token holds both', async () => {
  const { api, id } = await join(register)
  const { data } = await api.studentRegister(APPLYING)
  expect(data).toMatchObject({ userId: id, needs: ['email', 'mobile'] })
  const { profiles } = (await register.withToken(data.token ?? '').userProfile({})).data
  expect(profiles.map(({ type }) => type)).toEqual(['Customer', 'Student'])
})

test('nobody learns that an e-mail has an account: its holder is told, and the answer is the same', async () => {
  const joined = await student(register)
  const { profileType: _, ...account } = form({ email: joined.email })
  const { status, data } = await ask({ account })
  expect([status, data.token, data.needs]).toEqual([200, null, ['email', 'mobile']])
  expect(data.userId).not.toBe(joined.id)
  expect((await newestTo(register, joined.email)).subject).toBe('You already have an account')
})

test('somebody who stopped comes back, and has used up the attempts that they made', async () => {
  const { api, bornOn } = await student(register)
  for (const hours of [24, 72, 168]) {
    await failExam(api)
    register.clock.turn({ hours })
  }
  await api.withdrawTraining({})
  const { data } = await api.studentRegister({ species: ['cat'], bornOn, trainerCode: await tamsinsCode(register) })
  const { training } = (await register.withToken(data.token ?? '').getTraining({})).data
  expect(training).toMatchObject({ status: 'lockedOut', species: ['cat'], exam: { attemptsLeft: 0 } })
  const written = await mailbox(register, PEOPLE.tamsin.email)
  expect(written.filter(({ subject }) => subject === 'Nia Powell needs you to unlock the exam')).toHaveLength(2)
})

describe('a new account with the same phone, once each has confirmed it', () => {
  const examOf = async ({ api }: { api: Client }) => (await api.getTraining({})).data.training?.exam

  test('gets nobody round the lock after three failed attempts, nor round a wait', async () => {
    const [one, second, third] = [await student(register), await student(register), await student(register, { trainerCode: undefined })]
    await failExam(one.api)
    expect(await examOf(second)).toMatchObject({ elsewhere: 0, mayBegin: true })
    await onOnePhone(register, '+447700900771', one, second, third)
    expect(await examOf(second)).toMatchObject({ attemptsLeft: 2, elsewhere: 1, mayBegin: { clause: 'ACAD-15' } })
    register.clock.turn({ hours: 24 })
    await failExam(second.api)
    register.clock.turn({ hours: 72 })
    await failExam(one.api)
    expect((await one.api.getTraining({})).data.training).toMatchObject({ status: 'lockedOut' })
    await third.api.updateTraining({ trainerCode: await tamsinsCode(register) })
    expect((await third.api.getTraining({})).data.training).toMatchObject({ status: 'lockedOut', exam: { attemptsLeft: 0, elsewhere: 3 } })
    register.clock.turn({ hours: 168 })
    expect(await second.api.getQuestionsForExam({})).toMatchObject({ status: 409, code: 'notNow', clause: 'ACAD-5' })
    expect((await second.api.getTraining({})).data.training).toMatchObject({ status: 'lockedOut' })
    const tamsin = await register.as('tamsin')
    await tamsin.unlockExam({ studentId: second.id })
    expect((await second.api.getQuestionsForExam({})).status).toBe(200)
  })

  test('takes no exam while another does, also at the same moment', async () => {
    const [one, other] = [await student(register), await student(register)]
    await onOnePhone(register, '+447700900772', one, other)
    const replies = await Promise.all([one, other].map(({ api }) => api.getQuestionsForExam({})))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)).toMatchObject({ code: 'notNow', clause: 'ACAD-29' })
  })
})

test('whoever takes somebody’s name and date of birth learns nothing of their exams, and can’t stand in their way', async () => {
  const one = await student(register)
  await failExam(one.api)
  const other = await student(register, { bornOn: one.bornOn })
  const fresh = { attemptsLeft: 3, nextAt: null, elsewhere: 0, mayBegin: true }
  expect((await other.api.getTraining({})).data.training?.exam).toMatchObject(fresh)
  register.clock.turn({ hours: 24 })
  await other.api.getQuestionsForExam({})
  expect((await one.api.getTraining({})).data.training?.exam).toMatchObject({ attemptsLeft: 2, mayBegin: true })
  expect((await one.api.getQuestionsForExam({})).status).toBe(200)
})

describe('somebody who stopped after they passed the exam', () => {
  /** Passed in dogs, cats being still to do; now stopped. */
  async function stopped() {
    const joined = await student(register)
    await takeExam(joined.api)
    const tamsin = await register.as('tamsin')
    await tamsin.submitAssessment(practicalToday(register, joined.id))
    await joined.api.withdrawTraining({})
    const { bornOn } = await register.db
      .selectFrom('training')
      .select('bornOn')
      .where('studentId', '=', joined.id)
      .executeTakeFirstOrThrow()
    return { ...joined, bornOn, trainerCode: await tamsinsCode(register) }
  }

  test('comes back for no animal that the exam didn’t cover: otherAnimals', async () => {
    const { api, bornOn, trainerCode } = await stopped()
    const reply = await api.studentRegister({ species: ['dog', 'rabbit'], bornOn, trainerCode })
    expect(reply).toMatchObject({
      status: 409,
      code: 'otherAnimals',
      clause: 'ACAD-10',
      fields: { species: expect.stringContaining('You’ve passed the exam for dogs and cats.') },
    })
  })

  test('comes back as who they were: otherBirthday', async () => {
    const { api, trainerCode } = await stopped()
    const reply = await api.studentRegister({ species: ['dog'], bornOn: '1979-01-01', trainerCode })
    expect(reply).toMatchObject({ status: 409, code: 'otherBirthday', fields: { bornOn: expect.any(String) } })
  })

  test('gets their certificate at once where nothing is left to pass', async () => {
    const { api, bornOn, trainerCode } = await stopped()
    await api.studentRegister({ species: ['dog'], bornOn, trainerCode })
    expect((await api.getTraining({})).data.training).toMatchObject({
      status: 'certified',
      certificate: { species: ['dog'], assessor: 'Tamsin Reid' },
    })
  })

  test('whose practical was countersigned in the meantime isn’t stuck', async () => {
    const { api, id, bornOn } = await student(register, { species: ['dog'] })
    await takeExam(api)
    const tamsin = await register.as('tamsin')
    const { data } = await drawingAll(register, () => tamsin.submitAssessment(practicalToday(register, id)))
    await api.withdrawTraining({})
    const other = await anotherTrainer(register)
    await other.api.countersignAssessment({ practicalId: data.practicalId, agrees: true })
    await api.studentRegister({ species: ['dog'], bornOn })
    await api.updateTraining({ trainerCode: await tamsinsCode(register) })
    expect((await api.getTraining({})).data.training?.status).toBe('certified')
  })
})

describe('is refused', () => {
  test('under the age of 16, to the day: tooYoung', async () => {
    const today = register.clock.now().toISOString().slice(5, 10)
    const year = register.clock.now().getUTCFullYear() - 16
    expect(await ask({ bornOn: '2012-01-01' })).toMatchObject({ status: 400, code: 'tooYoung', clause: 'ACAD-1' })
    expect((await ask({ bornOn: `${year}-${today}` })).status).toBe(200)
  })

  test('with a date of birth that nobody living has: bornTooLongAgo', async () => {
    expect(await ask({ bornOn: '1880-01-01' })).toMatchObject({ status: 400, code: 'bornTooLongAgo' })
  })

  test('without an account to open: accountNeeded', async () => {
    expect(await ask({ account: undefined })).toMatchObject({ status: 400, code: 'accountNeeded' })
  })

  test('to a machine: captchaFailed', async () => {
    expect(await ask({ captcha: '' })).toMatchObject({ status: 400, code: 'captchaFailed', fields: { captcha: expect.any(String) } })
  })

  test('with a code that no verified trainer has: noSuchTrainer', async () => {
    expect(await ask({ trainerCode: '00000000' })).toMatchObject({ status: 400, code: 'noSuchTrainer' })
    const code = await tamsinsCode(register)
    await register.db.updateTable('profile').set({ status: 'refused' }).where('accountId', '=', register.people.tamsin).execute()
    expect(await ask({ trainerCode: code })).toMatchObject({ code: 'noSuchTrainer' })
    await register.db.updateTable('profile').set({ status: 'verified' }).where('accountId', '=', register.people.tamsin).execute()
  })

  test('with one’s own code: ownCode', async () => {
    const tamsin = await register.as('tamsin')
    const reply = await tamsin.studentRegister({ ...APPLYING, trainerCode: await tamsinsCode(register) })
    expect(reply).toMatchObject({ status: 409, code: 'ownCode', clause: 'ACAD-27' })
  })

  test('to whoever trains already: alreadyTraining', async () => {
    const { api } = await student(register)
    expect(await api.studentRegister(APPLYING)).toMatchObject({ status: 409, code: 'alreadyTraining' })
  })
})
