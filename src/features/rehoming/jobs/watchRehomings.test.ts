import { afterAll, beforeAll, expect, test } from 'vitest'
import { later, londonDate } from '#platform/clock/clock.ts'
import { haveAgreed } from '#src/testing/agreed.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import {
  freshEmail,
  given,
  homeChosen,
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

test('a home that was chosen has 28 days; then the keeper stays, and both are told', async () => {
  const { keeper, taker, petId, rehomingId } = await homeChosen(register)
  register.clock.turn({ days: 27, hours: 23 })
  await runHourly()
  expect((await rehomingOf(register, rehomingId)).status).toBe('agreeing')
  register.clock.turn({ hours: 1 })
  await runHourly()
  expect((await rehomingOf(register, rehomingId)).status).toBe('expired')
  expect((await petOf(register, petId)).keeperId).toBe(keeper.id)
  expect((await subjectsTo(register, keeper.email)).at(-1)).toBe('Bramble is staying with you for now')
  expect((await subjectsTo(register, taker.email)).at(-1)).toBe('The time to hand Bramble over has ended')
})

test('whoever has to confirm a hand-over is reminded after 1, 3 and 7 days, and after 14 the keeper stays', async () => {
  const { keeper, taker, rehomingId } = await homeChosen(register)
  await keeper.api.sayHandedOver({ rehomingId })
  const after: number[] = []
  for (const days of [1, 1, 1, 4, 6]) {
    register.clock.turn({ days })
    await runHourly()
    await runHourly()
    after.push((await subjectsTo(register, taker.email)).filter((subject) => subject === 'Is Bramble with you?').length)
  }
  expect(after).toEqual([2, 2, 3, 4, 4])
  register.clock.turn({ days: 1 })
  await runHourly()
  expect((await rehomingOf(register, rehomingId)).status).toBe('expired')
})

test('the day after the planned hand-over the keeper is asked once whether it happened', async () => {
  const { keeper, rehomingId } = await homeChosen(register)
  await keeper.api.planHandOver({ rehomingId, on: londonDate(later(register.clock.now(), { days: 2 })) })
  const asked = async () =>
    (await subjectsTo(register, keeper.email)).filter((subject) => subject === 'Have you handed Bramble over?').length
  const after: number[] = []
  for (const days of [2, 1, 1]) {
    register.clock.turn({ days })
    await runHourly()
    after.push(await asked())
  }
  expect(after).toEqual([0, 1, 1])
})
