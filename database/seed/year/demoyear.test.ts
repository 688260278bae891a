import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { staffAccount } from '#src/testing/staff.ts'
import { START } from '#src/testing/start.ts'
import { seedTheirs } from '../seed.ts'
import { liveTheYear } from './demoyear.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await register.db.transaction().execute((trx) => seedTheirs(trx, START, register.people))
  await staffAccount(register)
  await liveTheYear(register)
}, 120_000)
afterAll(() => register.close())

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test('nothing was sent in the year that wasn’t paid for', async () => {
  const { rows } = await sql`
    select id from chip_order where tracking is not null and id not in (select thing_id from payment where paid_at is not null)
    union all select id from shop_order where tracking is not null and id not in (select thing_id from payment where paid_at is not null)
    union all select id from tag_order where tracking is not null and id not in (select thing_id from payment where paid_at is not null)`.execute(
    register.db,
  )
  expect(rows).toEqual([])
})

test('the year ends in the present', () => {
  expect(register.clock.now()).toEqual(START)
})

test('the implanter has chipped animals in every month, and visits have left him something to be paid', async () => {
  const idris = await register.as('idris')
  const { months, batches } = (await idris.implanterDashboard({})).data
  expect(months.map(({ implanted }) => implanted)).not.toContain(0)
  expect(batches).toHaveLength(2)
  expect((await idris.getPayouts({})).data.due?.pence).toBe(5000)
  expect((await register.stranger.getImplanterReviews({ implanterId: register.people.idris })).data.total).toBe(4)
})

test('the breeder has had litters, sold some of each, and paid for all', async () => {
  const bryony = await register.as('bryony')
  const { months, litters, sold, kept } = (await bryony.breederDashboard({})).data
  expect({ litters, sold, kept }).toEqual({ litters: 4, sold: 3, kept: 3 })
  expect(sum(months.map(({ born }) => born))).toBeGreaterThan(20)
  const { items } = (await bryony.getPayments({})).data
  expect(items.filter(({ purpose }) => purpose === 'plan')).toHaveLength(3)
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['succeeded']))
})

test('the rescue has taken animals in all year, of which every kind of outcome has come', async () => {
  const { totals, months, inFosterNow } = (await (await register.as('wilma')).getWelfareReports({})).data
  expect(totals).toMatchObject({ adopted: 3, reunited: 5, transferred: 5, euthanised: 1 })
  expect(months.filter(({ stray, surrender }) => stray + surrender > 0).length).toBeGreaterThan(9)
  expect(inFosterNow).toBe(2)
})

test('the keeper’s dog was looked up month by month, and two finders wrote', async () => {
  const anna = await register.as('anna')
  const { pets, lookupsByMonth } = (await anna.customerDashboard({})).data
  expect(pets).toBeGreaterThan(10)
  expect(lookupsByMonth.filter(({ lookups }) => lookups > 0).length).toBeGreaterThan(8)
  const { items } = (await anna.getMicroLookupHistory({ pageSize: 50 })).data
  expect(items.filter(({ threadId }) => threadId)).toHaveLength(2)
})

test('the tag of a dog that is not on the register was bought, and is scanned', async () => {
  const toby = await register.as('toby')
  expect((await toby.getTagOrders({})).data.orders).toMatchObject([{ isActivated: true }])
  expect((await toby.getTracker({})).data.tracked?.points.length).toBeGreaterThan(1)
})

test.each(['tamsin', 'stefan'] as const)('%s has been to the implanter', async (key) => {
  const { items } = (await (await register.as(key)).getImplanterBookings({ side: 'customer' })).data
  expect(items).toMatchObject([{ status: 'implanted' }])
})

test('a wheel of prizes is open', async () => {
  expect((await register.stranger.getWheel({})).data.campaign).toMatchObject({ name: 'Seasonal wheel', can: { spin: true } })
})

test('one animal is lost and two are found; the dog that was lost is home', async () => {
  const { items } = (await register.stranger.getLostPets({})).data
  expect(items.map(({ kind, name }) => [kind, name])).toEqual([
    ['found', null],
    ['found', null],
    ['lost', 'Mabel'],
  ])
  const { searches } = (await (await register.as('anna')).getMySearches({})).data
  expect(searches.map(({ petName, status }) => [petName, status])).toContainEqual(['Biscuit', 'reunited'])
})
