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

test('ten thousand students are listed by the trainer’s own index, whatever the order', async () => {
  const tamsinId = register.people.tamsin
  await register.asOwner(
    `set session_replication_role = 'replica'; insert into account (id, status, name, email, password_hash, created_at)
     select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'active', 'Student ' || n, 's' || n || '@many.example', '', now()
     from generate_series(1, 10000) n;
     insert into training (id, status, status_at, student_id, trainer_id, species, created_at)
     select ('00000000-0000-7000-8001-' || lpad(n::text, 12, '0'))::uuid, 'enrolled', now(),
       ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, '${tamsinId}', '{dog}', now() - n * interval '1 minute'
     from generate_series(1, 10000) n; analyze account; analyze training`,
  )
  const tamsin = await register.as('tamsin')
  const began = performance.now()
  const { data } = await tamsin.referredByTrainersList({ sort: '-appliedAt', page: 400, pageSize: 20 })
  expect(data).toMatchObject({ page: 400, pageSize: 20 })
  expect(data.total).toBeGreaterThanOrEqual(10_000)
  expect(data.items).toHaveLength(20)
  expect(performance.now() - began).toBeLessThan(2000)
})
