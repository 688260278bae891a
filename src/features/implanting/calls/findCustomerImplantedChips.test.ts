import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { freshChip } from '#src/testing/animals.ts'
import { chipped, verifiedImplanter } from '#src/testing/implants.ts'
import { joinConfirmed } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { expectSorts } from '#src/testing/sorts.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an implanter finds what they implanted for one person, by exact e-mail or mobile, and the search is recorded', async () => {
  const idris = await register.as('idris')
  const number = freshChip()
  await idris.registerChip(chipped(number, { to: { email: 'jo@example.org', mobile: '07700 900 555' } }))
  const numbers = async (input: object) => (await idris.findCustomerImplantedChips(input)).data.items.map((item) => item.number)
  expect(await numbers({ email: 'Jo@example.org' })).toEqual([number])
  expect(await numbers({ mobile: '+447700900555' })).toEqual([number])
  expect(await numbers({ email: 'jo@example.or' })).toEqual([])
  const other = await verifiedImplanter(register, {})
  expect((await other.api.findCustomerImplantedChips({ email: 'jo@example.org' })).data.items).toEqual([])

  const events = await register.db.selectFrom('event').selectAll().where('move', '=', 'searchImplants').orderBy('seq').execute()
  expect(events).toHaveLength(4)
  expect(JSON.stringify(events)).not.toContain('example.org')
})

test('a customer finds what was implanted for them, and nothing of who did it', async () => {
  const [idris, anna] = [await register.as('idris'), await register.as('anna')]
  const number = freshChip()
  await idris.registerChip(chipped(number, { to: { email: PEOPLE.anna.email } }))
  const { data } = await anna.findCustomerImplantedChips({})
  expect(data.items).toMatchObject([
    { number, state: 'waiting', to: null, batch: null, can: { change: { words: 'Only the implanter can do this' } } },
  ])
  expect(JSON.stringify(data)).not.toMatch(/Idris|idris/)
})

test('what was implanted for one person is found page by page, and a customer’s chips in no one’s name yet alone', async () => {
  const [idris, keeper] = [await register.as('idris'), await joinConfirmed(register)]
  const numbers = [freshChip(), freshChip(), freshChip()]
  for (const number of numbers) {
    const { data } = await idris.registerChip(chipped(number, { to: { email: keeper.email } }))
    if (number === numbers[0]) await keeper.api.customerAcceptRejectPetRequest({ requestId: data.requestId, answer: 'accept' })
  }
  for (const [ask, first] of [
    [(page: number) => idris.findCustomerImplantedChips({ email: keeper.email, page, pageSize: 1 }), 2],
    [(page: number) => keeper.api.findCustomerImplantedChips({ page, pageSize: 1 }), 2],
  ] as const) {
    const pages = await Promise.all([1, 2, 3, 4].map(ask))
    expect(pages.map(({ data }) => data.total)).toEqual([3, 3, 3, 3])
    expect(pages.flatMap(({ data }) => data.items.map(({ number }) => number))).toEqual([numbers[first], numbers[1], numbers[0]])
  }
  const { data } = await keeper.api.findCustomerImplantedChips({ withoutKeeper: true, sort: 'implantedOn' })
  expect([data.total, ...data.items.map(({ number }) => number)]).toEqual([2, numbers[1], numbers[2]])
  await expectSorts((sort) => idris.findCustomerImplantedChips({ email: keeper.email, sort }), 'implantedOn')
})

test.each(['notMine', 'neverBought'] as const)(
  'a customer who has said of an animal that it is not theirs (%s) finds it no more',
  async (reason) => {
    const [idris, keeper] = [await register.as('idris'), await joinConfirmed(register)]
    const asked = chipped(freshChip(), { to: { email: keeper.email } })
    const { data } = await idris.registerChip(asked)
    const numbers = async () => (await keeper.api.findCustomerImplantedChips({})).data.items.map((item) => item.number)
    expect(await numbers()).toEqual([asked.pet.chipNumber])
    await keeper.api.customerAcceptRejectPetRequest({ requestId: data.requestId, answer: 'reject', reason })
    expect(await numbers()).toEqual([])
    await idris.registerChip(asked)
    expect(await numbers()).toEqual([asked.pet.chipNumber])
  },
)

test('a customer finds no more what the implanter took back, until they are asked again', async () => {
  const [idris, keeper] = [await register.as('idris'), await joinConfirmed(register)]
  const asked = chipped(freshChip(), { to: { email: keeper.email } })
  const { data } = await idris.registerChip(asked)
  const numbers = async () => (await keeper.api.findCustomerImplantedChips({})).data.items.map((item) => item.number)
  await idris.withdrawPetRequest({ requestId: data.requestId })
  expect(await numbers()).toEqual([])
  await idris.registerChip(asked)
  expect(await numbers()).toEqual([asked.pet.chipNumber])
})

test('one way of reaching the person is to be given, and a customer asks only for themselves: oneOfTwo', async () => {
  const [idris, anna] = [await register.as('idris'), await register.as('anna')]
  const replies = [
    await idris.findCustomerImplantedChips({}),
    await idris.findCustomerImplantedChips({ email: 'jo@example.org', mobile: '07700 900 555' }),
    await anna.findCustomerImplantedChips({ email: 'jo@example.org' }),
  ]
  for (const reply of replies) expect(reply).toMatchObject({ status: 400, code: 'oneOfTwo' })
})
