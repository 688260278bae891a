import { afterAll, beforeAll, expect, test } from 'vitest'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { expectSorts } from '#src/testing/sorts.ts'
import { batchOf, newImplanter, sentOrder } from '#src/testing/stock.ts'
import { callBack } from '../callBack.ts'
import { batchLife, chipUnitLife } from '../lifecycle.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

/** An implanter with 15 chips of a batch that expires soon and 10 of another, all received. */
async function stocked() {
  const implanter = await newImplanter(register)
  const soon = await batchOf(register, 15, { sterileDays: 200 })
  const late = await batchOf(register, 10, { sterileDays: 800 })
  const orderId = await sentOrder(register, implanter.api)
  await implanter.api.updateChipsOrder({ orderId, act: 'received' })
  return { ...implanter, soon, late }
}

test('chips are listed by expiry and number, with how long each is sterile, and counted by batch', async () => {
  const { api, soon, late } = await stocked()
  const { data } = await api.getChipsForImplanter({ pageSize: 100 })
  expect(data.total).toBe(25)
  expect(data.items[0]).toMatchObject({
    status: 'withImplanter',
    batch: soon,
    batchStatus: 'inStock',
    manufacturer: 'Datamars',
    daysLeft: 200,
    use: 'ready',
    can: { register: true, report: true },
  })
  expect(data.items[24]).toMatchObject({ batch: late, daysLeft: 800 })
  expect(data.items[0]?.shown).toMatch(/^981 100 \d{3} \d{3} \d{3}$/)
  expect(data.batches).toMatchObject([
    { code: soon, left: 15 },
    { code: late, left: 10 },
  ])
})

test('a batch is shown by its first and its last number, and in two runs once a chip in the middle is gone', async () => {
  const { api, late } = await stocked()
  const runs = async () => (await api.getChipsForImplanter({})).data.batches.find(({ code }) => code === late)?.runs ?? []
  const [whole] = await runs()
  const first = Number(whole?.from)
  expect(await runs()).toEqual([{ from: String(first), to: String(first + 9), chips: 10 }])
  const gone = await register.db
    .selectFrom('chipUnit')
    .select('id')
    .where('number', '=', String(first + 3))
    .executeTakeFirstOrThrow()
  await asProvider(register, ({ transition }) => transition(chipUnitLife, 'implant', gone.id, 'Implanter'))
  expect(await runs()).toEqual([
    { from: String(first), to: String(first + 2), chips: 3 },
    { from: String(first + 4), to: String(first + 9), chips: 6 },
  ])
})

test('of a batch that is frozen or called back no chip can be registered, and it is named as long as one is in hand or to come back', async () => {
  const { api, soon, late } = await stocked()
  expect((await api.getChipsForImplanter({})).data.stopped).toEqual([])
  const idOf = async (code: string) =>
    (await register.db.selectFrom('chipBatch').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
  const [frozen, recalled] = [await idOf(soon), await idOf(late)]
  await asProvider(register, async (tools) => {
    await tools.transition(batchLife, 'freeze', frozen, 'Staff')
    await tools.transition(batchLife, 'recall', recalled, 'Staff')
    await callBack(tools, recalled)
  })

  const { data } = await api.getChipsForImplanter({ pageSize: 100 })
  expect(data.stopped).toEqual([
    { code: late, isCalledBack: true, chips: 10, onTheirWay: 0, offered: 0 },
    { code: soon, isCalledBack: false, chips: 15, onTheirWay: 0, offered: 0 },
  ])
  expect(data.items[0]).toMatchObject({ batch: soon, use: 'frozen', can: { register: { clause: 'DEAD-4' }, report: true } })
  expect(data.items[24]).toMatchObject({ batch: late, use: 'calledBack', can: { register: { clause: 'DEAD-4' } } })
})

test('they are found by a part of the number, however it is typed, by batch and by state', async () => {
  const { api, late } = await stocked()
  const [first] = (await api.getChipsForImplanter({})).data.items
  expect((await api.getChipsForImplanter({ query: first?.shown })).data.items.map(({ id }) => id)).toEqual([first?.id])
  expect((await api.getChipsForImplanter({ query: late.toLowerCase() })).data.total).toBe(10)
  expect((await api.getChipsForImplanter({ status: 'expired' })).data.total).toBe(0)
})

test('pages do not overlap, and nobody sees what another holds', async () => {
  const { api } = await stocked()
  const pages = await Promise.all([1, 2, 3].map((page) => api.getChipsForImplanter({ page, pageSize: 10 })))
  expect(new Set(pages.flatMap(({ data }) => data.items.map(({ id }) => id))).size).toBe(25)
  await expectSorts((sort) => api.getChipsForImplanter({ sort, pageSize: 100 }), 'expiresOn', 'number')
  const other = await newImplanter(register)
  expect((await other.api.getChipsForImplanter({})).data).toMatchObject({ total: 0, batches: [] })
})
