import { afterAll, beforeAll, expect, test } from 'vitest'
import { haveAgreed } from '#src/testing/agreed.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import {
  freshEmail,
  given,
  keeperWithPet,
  listedPet,
  petOf,
  rehomingOf,
  sentToSomebody,
  subjectsTo,
  tokenTo,
} from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const runHourly = () => register.runJob('watchRehomings', {})
const remindersTo = async (recipient: string) =>
  (await subjectsTo(register, recipient)).filter((subject) => subject.startsWith('Reminder: you’ve been asked to be '))

test('whoever is asked is reminded after 3, 7 and 12 days, once each', async () => {
  const { keeper, petId } = await keeperWithPet(register)
  const email = freshEmail()
  await haveAgreed(register, email)
  await given(keeper.api, petId, { kind: 'person', contact: { email } })
  const after: number[] = []
  for (const days of [2, 1, 3, 1, 4, 1, 1]) {
    register.clock.turn({ days })
    await runHourly()
    await runHourly()
    after.push((await remindersTo(email)).length)
  }
  expect(after).toEqual([0, 1, 1, 2, 2, 3, 3])
  expect(await tokenTo(register, email)).not.toBe('')
})

test('after 14 days it ends, the keeper stays and is told, and yes comes too late', async () => {
  const { keeper, petId, taker, rehomingId } = await sentToSomebody(register)
  register.clock.turn({ days: 13, hours: 23 })
  await runHourly()
  expect((await rehomingOf(register, rehomingId)).status).toBe('sent')
  register.clock.turn({ hours: 1 })
  await runHourly()
  await runHourly()
  expect((await rehomingOf(register, rehomingId)).status).toBe('expired')
  expect((await petOf(register, petId)).keeperId).toBe(keeper.id)
  expect((await subjectsTo(register, keeper.email)).filter((subject) => subject === 'Bramble is staying with you for now')).toHaveLength(1)
  const reply = await taker.api.acceptRejectRehomeRequest({ rehomingId, answer: 'accept', adult: true })
  expect(reply.status).toBe(409)
  expect(reply.message).toMatch(/This rehoming has ended\.$/)
})

test('an animal that looks for a home is listed for 90 days, and nobody is reminded', async () => {
  const { rehomingId } = await listedPet(register)
  register.clock.turn({ days: 89 })
  await runHourly()
  expect(await rehomingOf(register, rehomingId)).toMatchObject({ status: 'listed', reminders: 0 })
  register.clock.turn({ days: 1 })
  await runHourly()
  expect((await rehomingOf(register, rehomingId)).status).toBe('expired')
})

test('nobody is written to about an animal that has died', async () => {
  const { keeper, petId, taker, rehomingId } = await sentToSomebody(register)
  await keeper.api.updatePetStatus({ petId, status: 'deceased' })
  const before = (await subjectsTo(register, keeper.email)).length
  register.clock.turn({ days: 4 })
  await runHourly()
  expect(await remindersTo(taker.email)).toEqual([])
  register.clock.turn({ days: 10 })
  await runHourly()
  expect((await rehomingOf(register, rehomingId)).status).toBe('expired')
  expect(await subjectsTo(register, keeper.email)).toHaveLength(before)
})
