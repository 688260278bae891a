import { afterAll, beforeAll, expect, test } from 'vitest'
import { at, bookableImplanter, booked, requested, visit } from '#src/testing/bookings.ts'
import { msOf } from '#src/testing/explain.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { getImplanterBookings } from '../contract.ts'
import { visitsAsked } from '../visits.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('both sides list their visits: to come, waiting and past, by period and a page at a time', async () => {
  const { implanter, customer, bookingId } = await booked(register)
  const second = visit(register, implanter.id, { startsAt: at(register, 5, '11:00') })
  const waiting = (await customer.api.createImplanterBooking(second)).data.bookingId
  const ids = async (asked: object, api = customer.api) => (await api.getImplanterBookings(asked)).data.items.map(({ id }) => id)
  expect(await ids({})).toEqual([bookingId, waiting])
  expect(await ids({ sort: '-startsAt' })).toEqual([waiting, bookingId])
  expect(await ids({ show: 'waiting' })).toEqual([waiting])
  expect(await ids({ side: 'implanter' })).toEqual([])
  expect(await ids({ side: 'implanter', pageSize: 1, page: 2 }, implanter.api)).toEqual([waiting])
  expect(await ids({ side: 'implanter', from: '2026-04-01', to: '2026-04-01' }, implanter.api)).toEqual([waiting])
  expect(await ids({ show: 'past' })).toEqual([])
  await customer.api.cancelBooking({ bookingId: waiting })
  expect(await ids({ show: 'past' })).toEqual([waiting])
  expect(await ids({ show: 'upcoming' })).toEqual([bookingId])
  register.clock.turn({ days: 4 })
  expect(await ids({ show: 'past', side: 'implanter' }, implanter.api)).toEqual([bookingId, waiting])
})

test('a time that is only held for a deposit is no matter of the implanter’s yet, and the customer has a task', async () => {
  const { implanter, customer, bookingId } = await requested(register, {}, { terms: { depositPence: 1000 } })
  expect((await implanter.api.getImplanterBookings({ side: 'implanter' })).data.total).toBe(0)
  const kinds = async () => (await customer.api.getTasks({})).data.items.filter(({ kind }) => kind.startsWith('booking'))
  expect(await kinds()).toMatchObject([{ kind: 'bookingToPay', link: `/pay/booking/${bookingId}` }])
})

test('a request, a proposal, a visit that is over and one to review are tasks of the side that has to act', async () => {
  const { implanter, customer, bookingId } = await requested(register)
  const kinds = async ({ api }: { api: typeof customer.api }) =>
    (await api.getTasks({})).data.items.flatMap(({ kind, id }) => (id === bookingId ? [kind] : []))
  expect([await kinds(implanter), await kinds(customer)]).toEqual([['bookingRequest'], []])
  await implanter.api.moveBooking({ bookingId, startsAt: at(register, 3, '13:00') })
  expect([await kinds(implanter), await kinds(customer)]).toEqual([[], ['bookingProposal']])
  await customer.api.answerProposal({ bookingId, agree: true })
  expect([await kinds(implanter), await kinds(customer)]).toEqual([[], []])
  register.clock.turn({ days: 4 })
  expect(await kinds(implanter)).toEqual(['bookingToClose'])
  await implanter.api.closeBooking({ bookingId, outcome: 'implanted' })
  expect([await kinds(implanter), await kinds(customer)]).toEqual([[], ['bookingReview']])
})

test('what waits for an answer is among the tasks, however many visits are to come or are reviewed already', async () => {
  const { implanter, customer, bookingId } = await requested(register, { startsAt: at(register, 30, '10:00') })
  await register.asOwner(`
    set session_replication_role = 'replica';
    insert into booking (id, status, status_at, implanter_id, customer_id, visit, starts_at, ends_at, blocked, animals, lines, pence, deposit_pence, created_at, confirmed_at, answer_by, proposed_at, proposed_by)
      select gen_random_uuid(), kind::booking_status, now(), '${implanter.id}', '${customer.id}', 'clinic', at, at + interval '20 minutes',
        '{}', '[{"name": "Clover", "species": "cat"}]', '[]', 1500, 0, at, at, at, at, 'implanter'
      from (select kind, timestamptz '${at(register, 5, '10:00')}' + n * interval '40 minutes' as at
        from generate_series(1, 20) as n, unnest(array['confirmed', 'rescheduled']) as kind) as many`)
  const tasks = (await implanter.api.getTasks({})).data.items
  expect(tasks).toContainEqual(expect.objectContaining({ kind: 'bookingRequest', id: bookingId }))
})

test('what waits for an answer is in its own list, and not among what’s planned or answered', async () => {
  const { implanter, customer, bookingId } = await requested(register, { startsAt: at(register, 5, '10:00') })
  const shown = async (side: 'implanter' | 'customer', show: 'waiting' | 'planned' | 'answered') =>
    (await (side === 'implanter' ? implanter : customer).api.getImplanterBookings({ side, show })).data.items.map(({ id }) => id)
  const lists = async (side: 'implanter' | 'customer') => [
    await shown(side, 'waiting'),
    await shown(side, 'planned'),
    await shown(side, 'answered'),
  ]
  expect(await lists('implanter')).toEqual([[bookingId], [], []])
  expect(await lists('customer')).toEqual([[bookingId], [bookingId], []])
  await implanter.api.answerBooking({ bookingId, answer: 'confirm' })
  for (const side of ['implanter', 'customer'] as const) expect(await lists(side)).toEqual([[], [bookingId], [bookingId]])
  await implanter.api.moveBooking({ bookingId, startsAt: at(register, 6, '10:00') })
  expect(await lists('customer')).toEqual([[bookingId], [], []])
  expect(await lists('implanter')).toEqual([[bookingId], [bookingId], []])
})

test('among ten thousand visits a page of either side is found, and counted, in less than a tenth of a second', async () => {
  const implanter = await bookableImplanter(register)
  const customer = await confirmed(register)
  await register.asOwner(`
    set session_replication_role = 'replica';
    insert into booking (id, status, status_at, implanter_id, customer_id, visit, starts_at, ends_at, blocked, animals, lines, pence, deposit_pence, created_at)
      select gen_random_uuid(), 'implanted', now(), '${implanter.id}', '${customer.id}', 'clinic', at, at + interval '20 minutes',
        tstzmultirange(tstzrange(at, at + interval '30 minutes')), '[{"name": "Clover", "species": "cat"}]', '[]', 1500, 0, at
      from (select timestamptz '2016-01-01' + n * interval '40 minutes' as at from generate_series(1, 10000) as n) as many;
    analyze booking`)
  const now = register.clock.now()
  for (const [side, who] of [
    ['implanter', implanter.id],
    ['customer', customer.id],
  ] as const)
    for (const asked of [
      {},
      { show: 'upcoming' },
      { show: 'past' },
      { show: 'waiting' },
      { show: 'planned' },
      { show: 'answered' },
      { from: '2016-03-01', to: '2016-03-07' },
    ]) {
      const visits = visitsAsked(register.db, who, getImplanterBookings.input.parse({ side, ...asked }), now)
      const counted = visits.clearSelect().select((row) => row.fn.countAll().as('total'))
      const page = visits.orderBy('booking.startsAt', 'desc').orderBy('booking.id', 'desc').limit(20).offset(5000)
      expect(await msOf(register, counted)).toBeLessThan(100)
      expect(await msOf(register, page)).toBeLessThan(100)
    }
  const { data } = await implanter.api.getImplanterBookings({ side: 'implanter', sort: '-startsAt', page: 300 })
  expect(data).toMatchObject({ total: 10_000, page: 300 })
  expect(data.items).toHaveLength(20)
})
