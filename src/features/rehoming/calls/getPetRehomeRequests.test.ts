import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, given, handedToSomebody, keeperWithPet, listedPet, sentToSomebody } from '#src/testing/rehomings.ts'
import { expectSorts } from '#src/testing/sorts.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

test('what waits for me is what was sent to an address that I have confirmed', async () => {
  const { taker, rehomingId } = await sentToSomebody(register)
  expect((await taker.api.getPetRehomeRequests({})).data).toMatchObject({ total: 1, items: [{ id: rehomingId, can: { accept: true } }] })
  await register.db.updateTable('account').set({ emailVerifiedAt: null }).where('id', '=', taker.id).execute()
  expect((await taker.api.getPetRehomeRequests({})).data).toMatchObject({ total: 0, items: [] })
})

test('what I took stays in my box, and what was taken back does not', async () => {
  const { taker, rehomingId } = await handedToSomebody(register)
  const { keeper, petId } = await keeperWithPet(register)
  const second = await given(keeper.api, petId, { kind: 'person', contact: { email: taker.email } })
  await keeper.api.withdrawRehomeRequest({ rehomingId: second })
  const { items } = (await taker.api.getPetRehomeRequests({ box: 'toMe' })).data
  expect(items.map(({ id, status }) => [id, status])).toEqual([[rehomingId, 'completed']])
})

test('what I began is mine alone to see, with those who applied', async () => {
  const { keeper, rehomingId } = await listedPet(register)
  const reader = await confirmed(register)
  const other = await confirmed(register)
  await reader.api.applyToRehome({ rehomingId, message: 'We have a garden', adult: true })
  const mine = (await keeper.api.getPetRehomeRequests({ box: 'mine' })).data.items[0]
  expect(mine).toMatchObject({ other: 'No one yet', can: { choose: true }, applications: [{ message: 'We have a garden', chosen: false }] })
  expect(JSON.stringify(mine)).not.toMatch(/Nia|nia\d+/)

  const [theirs, others] = await Promise.all(
    [reader, other].map(async ({ api }) =>
      (await api.getPetRehomeRequests({ box: 'listed' })).data.items.find(({ id }) => id === rehomingId),
    ),
  )
  expect(theirs?.applications).toHaveLength(1)
  expect(theirs?.can.apply).toMatchObject({ words: expect.stringMatching(/already offered this animal a home/) })
  expect(others?.applications).toEqual([])
  expect((await other.api.getPetRehomeRequests({ box: 'mine' })).data.total).toBe(0)
})

test('animals that look for a home are listed to others, the newest first, without a gap between pages', async () => {
  const first = await listedPet(register)
  register.clock.turn({ minutes: 1 })
  const second = await listedPet(register)
  const reader = await confirmed(register)
  const page = async (number: number) =>
    (await reader.api.getPetRehomeRequests({ box: 'listed', page: number, pageSize: 1 })).data.items.map(({ id }) => id)
  expect([await page(1), await page(2)]).toEqual([[second.rehomingId], [first.rehomingId]])
  await expectSorts((sort) => reader.api.getPetRehomeRequests({ box: 'listed', sort }), 'sentAt', 'answerBy')
  const own = (await second.keeper.api.getPetRehomeRequests({ box: 'listed' })).data.items.map(({ id }) => id)
  expect(own).not.toContain(second.rehomingId)
})
