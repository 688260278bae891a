import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal, freshChip } from '#src/testing/animals.ts'
import { at, bookableImplanter, payDeposit, requested, statusOf, terms, visit } from '#src/testing/bookings.ts'
import { chipped } from '#src/testing/implants.ts'
import { join, NEWCOMERS_PASSWORD } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, subjectsTo } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const home = { visit: 'home' as const, address: { line1: '14 Priory Lane', town: 'Hereford', postcode: 'HR1 2BX' } }

test('a customer asks for a home visit for two animals: the price is worked out line by line, and the implanter is told', async () => {
  const implanter = await bookableImplanter(register)
  const customer = await confirmed(register, { name: 'Carys Customer' })
  const animals = [
    { name: 'Clover', species: 'cat' as const },
    { name: 'Moss', species: 'dog' as const },
  ]
  const asked = { implanterId: implanter.id, visit: 'home', animals: 2, postcode: 'HR1 2BX' }
  const { data: free } = await register.stranger.getAvailability({ ...asked, from: '2026-03-30', to: '2026-03-30' })
  const startsAt = free.slots[0]?.startsAt ?? ''
  const pence = free.price.total.pence
  expect(await customer.api.createImplanterBooking(visit(register, implanter.id, { ...home, animals, startsAt, pence: 1 }))).toMatchObject({
    code: 'priceChanged',
  })
  const reply = await customer.api.createImplanterBooking(visit(register, implanter.id, { ...home, animals, startsAt, pence }))
  expect(reply).toMatchObject({ status: 200, data: { status: 'requested', price: free.price } })
  expect(free.price.lines.map(({ kind }) => kind)).toEqual(['home', 'further', 'travel'])
  await register.drain()
  expect(await subjectsTo(register, implanter.email)).toContain('Carys Customer would like to book you')
  expect(await subjectsTo(register, customer.email)).toContain('We’ve asked Dilys Chips')
})

test('of a hundred who book one time at once, one has it, and the others are told so', async () => {
  const implanter = await bookableImplanter(register)
  const customers = await Promise.all(Array.from({ length: 10 }, () => confirmed(register)))
  const tries = customers.flatMap((customer) => Array.from({ length: 10 }, () => customer))
  const replies = await Promise.all(tries.map(({ api }) => api.createImplanterBooking(visit(register, implanter.id))))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status, code }) => status === 409 && code === 'slotTaken')).toHaveLength(99)
  const kept = await register.db.selectFrom('booking').select('id').where('implanterId', '=', implanter.id).execute()
  expect(kept).toHaveLength(1)
})

test('the database keeps two visits of one implanter apart, whoever writes them', async () => {
  const { bookingId } = await requested(register)
  const again = register.asOwner(`
    set session_replication_role = 'replica';
    insert into booking (id, status, status_at, implanter_id, customer_id, visit, starts_at, ends_at, blocked, animals, lines, pence, deposit_pence, answer_by, created_at)
      select gen_random_uuid(), status, status_at, implanter_id, customer_id, visit, starts_at, ends_at, blocked, animals, lines, pence, deposit_pence, answer_by, created_at
      from booking where id = '${bookingId}'`)
  await expect(again).rejects.toMatchObject({ code: '23P01' })
})

test('asked again with the same key it is the same booking', async () => {
  const implanter = await bookableImplanter(register)
  const customer = await confirmed(register)
  const once = () => customer.api.createImplanterBooking(visit(register, implanter.id), { headers: { 'idempotency-key': 'one-visit' } })
  const [first, second] = [await once(), await once()]
  expect(second.data).toEqual(first.data)
  expect(first.status).toBe(200)
})

test('with a deposit the time is held for ten minutes: paid, the implanter is asked; not paid, it is free again', async () => {
  const implanter = await bookableImplanter(register, { terms: { depositPence: 1000 } })
  const [slow, quick] = [await confirmed(register), await confirmed(register)]
  const wanted = visit(register, implanter.id, { depositPence: 1000 })
  const held = (await slow.api.createImplanterBooking(wanted)).data
  expect(held).toMatchObject({ status: 'held', price: { deposit: { pence: 1000 } } })
  expect(await quick.api.createImplanterBooking(wanted)).toMatchObject({ code: 'slotTaken' })
  register.clock.turn({ minutes: 10 })
  expect(await slow.api.createPaymentIntent({ for: 'booking', id: held.bookingId })).toMatchObject({ code: 'tooLate' })
  const { bookingId } = (await quick.api.createImplanterBooking(wanted)).data
  expect(await statusOf(register, held.bookingId)).toBe('expired')
  await payDeposit(register, quick.api, bookingId)
  expect(await statusOf(register, bookingId)).toBe('requested')
  await register.drain()
  expect((await subjectsTo(register, implanter.email)).filter((subject) => subject.includes('would like'))).toHaveLength(1)
  expect(await quick.api.createPaymentIntent({ for: 'booking', id: bookingId })).toMatchObject({ code: 'paidAlready' })
})

test('nobody books themselves, an implanter who can’t be booked, or a visit that isn’t offered', async () => {
  const implanter = await bookableImplanter(register, { terms: { atHome: false } })
  expect(await implanter.api.createImplanterBooking(visit(register, implanter.id))).toMatchObject({ code: 'ownBooking', clause: 'BOOK-1' })
  const { api } = await confirmed(register)
  expect(await api.createImplanterBooking(visit(register, register.people.anna))).toMatchObject({ code: 'noSuchImplanter' })
  expect(await api.createImplanterBooking(visit(register, implanter.id, home))).toMatchObject({ code: 'notOffered' })
  await implanter.api.updateBookingTerms(terms({ listed: false }))
  expect(await api.createImplanterBooking(visit(register, implanter.id))).toMatchObject({
    status: 404,
    code: 'noSuchImplanter',
    clause: 'BOOK-13',
  })
})

test('an implanter doesn’t book for an animal that they’ve chipped for a customer', async () => {
  const [other, implanter] = [await bookableImplanter(register), await bookableImplanter(register)]
  const { petId } = (await implanter.api.registerChip(chipped(freshChip()))).data
  const { items } = (await implanter.api.getUsersPets({})).data
  expect(items.map(({ id, isForAnother }) => [id, isForAnother])).toEqual([[petId, true]])
  const theirs = { animals: [{ petId, name: 'Moss', species: 'dog' as const }] }
  expect(await implanter.api.createImplanterBooking(visit(register, other.id, theirs))).toMatchObject({ status: 404, code: 'notYours' })
})

test('an animal that the implanter can’t chip is refused with its clause, and another’s pet is not found', async () => {
  const trained = await bookableImplanter(register, { species: ['dog'] })
  const vet = await bookableImplanter(register, { role: 'vet', species: ['all'] })
  const { api } = await confirmed(register)
  const species = (kind: 'cat' | 'horse') => ({ animals: [{ name: 'Clover', species: kind }] })
  expect(await api.createImplanterBooking(visit(register, trained.id, species('cat')))).toMatchObject({
    code: 'outOfScope',
    clause: 'IMPLANT-1',
  })
  expect(await api.createImplanterBooking(visit(register, trained.id, species('horse')))).toMatchObject({
    code: 'vetsOnly',
    clause: 'IMPLANT-2',
  })
  expect(await api.createImplanterBooking(visit(register, vet.id, species('horse')))).toMatchObject({ status: 200 })
  const anna = await register.as('anna')
  const { petId } = (await anna.addPet(animal())).data
  const hers = { animals: [{ petId, name: 'As it was typed', species: 'cat' as const }] }
  expect(await api.createImplanterBooking(visit(register, trained.id, hers))).toMatchObject({ status: 404, code: 'notYours' })
  const { bookingId } = (await anna.createImplanterBooking(visit(register, trained.id, hers))).data
  const pet = (await anna.getPetDetail({ petId })).data
  expect((await anna.getBooking({ bookingId })).data.animals).toEqual([{ petId, name: pet.name, species: 'dog' }])
})

test('whoever can’t be reached, and a sixth booking that waits, are refused', async () => {
  const implanter = await bookableImplanter(register)
  const { api } = await join(register)
  expect(await api.createImplanterBooking(visit(register, implanter.id))).toMatchObject({ status: 409, code: 'confirmFirst' })
  const busy = await confirmed(register)
  const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']
  const replies = []
  for (const time of times)
    replies.push(await busy.api.createImplanterBooking(visit(register, implanter.id, { startsAt: at(register, 4, time) })))
  expect(replies.map(({ status, code }) => code || status)).toEqual([200, 200, 200, 200, 200, 'tooMany'])
})

test('a home visit needs an address that we know and the implanter travels to', async () => {
  const implanter = await bookableImplanter(register, { terms: { radiusKm: 20 } })
  const { api } = await confirmed(register)
  const book = (over: object) => api.createImplanterBooking({ ...visit(register, implanter.id), visit: 'home', ...over })
  expect(await book({})).toMatchObject({ status: 400, code: 'addressNeeded' })
  expect(await book(home)).toMatchObject({ status: 409, code: 'tooFar' })
  const nowhere = { ...home, address: { ...home.address, postcode: 'QQ1 1QQ' } }
  expect(await book(nowhere)).toMatchObject({ status: 404, code: 'noSuchPlace' })
  const { postcodes, distance } = register.services
  Object.assign(register.services, { postcodes: { ...postcodes, find: async () => Promise.reject(new Error('away')) } })
  expect(await book(home)).toMatchObject({ status: 503, code: 'placesDown' })
  Object.assign(register.services, {
    postcodes,
    distance: { driving: async () => Promise.reject(new Error('Failed to calculate distance: 503')) },
  })
  expect(await book(home)).toMatchObject({ status: 503, code: 'distanceFailed', message: 'Failed to calculate distance: 503' })
  Object.assign(register.services, { distance })
})

test('a time that is too soon, too far ahead, outside the hours or taken is refused in words', async () => {
  const implanter = await bookableImplanter(register)
  const { api } = await confirmed(register)
  const book = async (startsAt: string) => (await api.createImplanterBooking(visit(register, implanter.id, { startsAt }))).code
  expect(await book(at(register, 0, '11:00'))).toBe('tooSoon')
  expect(await book(at(register, 61, '11:00'))).toBe('tooFarAhead')
  expect(await book(at(register, 3, '20:00'))).toBe('closed')
  expect(await book(at(register, 3, '10:00'))).toBe('')
  expect(await book(at(register, 3, '10:15'))).toBe('slotTaken')
})

test('an account that’s closing can’t book', async () => {
  const implanter = await bookableImplanter(register)
  const { api } = await confirmed(register)
  await api.updateUser({ close: { password: NEWCOMERS_PASSWORD } })
  expect(await api.createImplanterBooking(visit(register, implanter.id))).toMatchObject({ status: 409, code: 'accountClosing' })
})

test('a deposit that the implanter has changed since is no surprise at the payment: nothing is booked', async () => {
  const implanter = await bookableImplanter(register)
  const customer = await confirmed(register)
  await implanter.api.updateBookingTerms(terms({ depositPence: 1000 }))
  const book = (depositPence: number) => customer.api.createImplanterBooking(visit(register, implanter.id, { depositPence }))
  expect(await book(0)).toMatchObject({ status: 409, code: 'priceChanged', clause: 'BOOK-1' })
  expect(await book(1000)).toMatchObject({ status: 200, data: { status: 'held' } })
})
