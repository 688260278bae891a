import { afterAll, beforeAll, expect, test } from 'vitest'
import { anotherTrainer, failExam, student, takeExam } from '#src/testing/academy.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a trainer sees their own students, and nobody else’s', async () => {
  const { id, api } = await student(register)
  await failExam(api)
  const other = await anotherTrainer(register)
  const elsewhere = await student(register, { trainerCode: other.code })
  const tamsin = await register.as('tamsin')
  const { items } = (await tamsin.referredByTrainersList({})).data
  expect(items.find(({ studentId }) => studentId === id)).toMatchObject({
    name: 'Nia Powell',
    status: 'enrolled',
    attempts: 1,
    passedIn: [],
    can: { unlock: { clause: 'ACAD-6' }, assess: { clause: 'ACAD-7' } },
  })
  expect(items.map(({ studentId }) => studentId)).not.toContain(elsewhere.id)
  expect((await other.api.referredByTrainersList({})).data.items.map(({ studentId }) => studentId)).toEqual([elsewhere.id])
})

test('they can be narrowed by state, animal and name, sorted and paged', async () => {
  const passed = await student(register, { species: ['ferret'] })
  await takeExam(passed.api)
  const tamsin = await register.as('tamsin')
  const ids = async (input: object) => (await tamsin.referredByTrainersList(input)).data.items.map(({ studentId }) => studentId)
  expect(await ids({ status: 'theoryPassed' })).toEqual([passed.id])
  expect(await ids({ species: 'ferret' })).toEqual([passed.id])
  expect(await ids({ query: 'NIA' })).toContain(passed.id)
  expect(await ids({ query: '100%' })).toEqual([])
  const all = await ids({})
  expect(await ids({ sort: 'appliedAt' })).toEqual(all.toReversed())
  expect([...(await ids({ pageSize: 1 })), ...(await ids({ pageSize: 1, page: 2 }))]).toEqual(all.slice(0, 2))
  for (const sort of ['name', '-name', 'statusAt', '-statusAt']) expect((await ids({ sort })).toSorted()).toEqual(all.toSorted())
})
