import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { failExam, onOnePhone, student, tamsinsCode } from '#src/testing/academy.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { tellStudentApart } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('two people with one phone each have their own attempts, once our staff have told them apart', async () => {
  const [one, other] = [await student(register), await student(register, { trainerCode: undefined })]
  for (const hours of [24, 72, 168]) {
    await failExam(one.api)
    register.clock.turn({ hours })
  }
  await onOnePhone(register, '+447700900773', one, other)
  await other.api.updateTraining({ trainerCode: await tamsinsCode(register) })
  const trainingOf = async ({ api }: typeof one) => (await api.getTraining({})).data.training
  expect(await trainingOf(other)).toMatchObject({ status: 'lockedOut', exam: { elsewhere: 3 } })

  await run(tellStudentApart, { email: other.email, reason: 'Saw both passports.' })
  expect(await trainingOf(other)).toMatchObject({ status: 'enrolled', exam: { elsewhere: 0, attemptsLeft: 3, mayBegin: true } })
  expect(await trainingOf(one)).toMatchObject({ status: 'lockedOut', exam: { elsewhere: 0 } })
  await failExam(other.api)
  expect(await trainingOf(one)).toMatchObject({ exam: { elsewhere: 0, nextAt: null } })
})

test('somebody who doesn’t train is refused: noSuchStudent', async () => {
  for (const email of [PEOPLE.anna.email, 'nobody@example.org'])
    await expect(run(tellStudentApart, { email, reason: 'No.' })).rejects.toMatchObject({ status: 404, code: 'noSuchStudent' })
})
