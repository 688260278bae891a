import { afterAll, beforeAll, expect, test } from 'vitest'
import { anotherTrainer, drawingAll, practical, student, takeExam } from '#src/testing/academy.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('another verified trainer sees what was drawn, without the student’s name; those who trained the student don’t', async () => {
  const tamsin = await register.as('tamsin')
  const { api, id } = await student(register, { species: ['dog'] })
  await takeExam(api)
  await drawingAll(register, () => tamsin.submitAssessment(practical(id)))
  const other = await anotherTrainer(register)
  const reply = await other.api.getCountersigns({})
  expect(reply.data).toMatchObject({ total: 1, items: [{ species: 'dog', assessor: 'Tamsin Reid', checklist: { identify: true } }] })
  expect(reply.data.items[0]?.implants).toHaveLength(3)
  expect(reply.bytes.toString()).not.toContain('Nia Powell')
  expect((await tamsin.getCountersigns({})).data.total).toBe(0)
  expect((await other.api.getCountersigns({ sort: '-submittedAt', page: 2 })).data.items).toEqual([])
  await register.db.updateTable('profile').set({ status: 'applied' }).where('accountId', '=', other.id).execute()
  expect((await other.api.getCountersigns({})).data).toMatchObject({ total: 0, items: [] })
})
