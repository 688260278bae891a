import { afterAll, beforeAll, expect, test } from 'vitest'
import { at, booked, requested } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { calendarOf } from './calendar.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

/** Reads a calendar as RFC 5545 has it: lines put together again, names and values, one record for each visit. */
function read(file: string): Record<string, string>[] {
  expect(file.endsWith('\r\n')).toBe(true)
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  const events: Record<string, string>[] = []
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+):(.*)$/s.exec(line) ?? []
    if (line === 'BEGIN:VEVENT') events.push({})
    const event = events.at(-1)
    if (event && name) event[name] ??= value.replaceAll('\\n', '\n').replaceAll(/\\([\\;,])/g, '$1')
  }
  return events
}

test('text is escaped and lines are folded at 75 octets, without cutting a letter', () => {
  const summary = 'Ŵyn; Gwen, “Llŷr” \\ and the rest of a very long line that has to be folded more than once because of its length'
  const [startsAt, endsAt] = [new Date('2026-03-29T01:00:00Z'), new Date('2026-03-29T01:20:00Z')]
  const event = {
    uid: 'a@b',
    sequence: 2,
    changedAt: startsAt,
    startsAt,
    endsAt,
    status: 'CONFIRMED' as const,
    summary,
    description: 'One\nTwo\rATTENDEE:mailto:evil@x.example',
    location: '',
    url: 'https://x',
  }
  const file = calendarOf([event], { name: 'Homeward', now: startsAt })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file).not.toMatch(/[^\r]\n|\r[^\n]/)
  expect(read(file)).toMatchObject([
    {
      UID: 'a@b',
      SEQUENCE: '2',
      DTSTART: '20260329T010000Z',
      DTEND: '20260329T012000Z',
      SUMMARY: summary,
      DESCRIPTION: 'One\nTwo\nATTENDEE:mailto:evil@x.example',
    },
  ])
})

test('both sides have a file of the visit: the same visit when it is moved, and gone when it is cancelled', async () => {
  const { implanter, customer, bookingId } = await booked(register, { notes: 'Ring the bell; twice' })
  const fileFor = async ({ api }: { api: typeof customer.api }) => {
    const { calendar } = (await api.getBooking({ bookingId })).data
    const reply = await register.app.inject(calendar ?? '')
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
    return read(reply.body)[0]
  }
  const first = await fileFor(customer)
  expect(first).toMatchObject({
    UID: `${bookingId}@localhost`,
    SEQUENCE: '0',
    STATUS: 'CONFIRMED',
    DTSTART: '20260330T100000Z',
    SUMMARY: 'Microchipping: Dilys Chips',
    LOCATION: '2 Mill Lane, Ludlow, SY8 1AA',
  })
  expect(await fileFor(implanter)).toMatchObject({ UID: first?.['UID'], SUMMARY: 'Microchipping: Carys Customer' })
  await customer.api.moveBooking({ bookingId, startsAt: at(register, 4, '11:00') })
  expect(await fileFor(customer)).toMatchObject({ UID: first?.['UID'], SEQUENCE: '1', DTSTART: '20260331T110000Z' })
  await implanter.api.cancelBooking({ bookingId })
  const gone = await fileFor(customer)
  expect(gone).toMatchObject({ UID: first?.['UID'], SEQUENCE: '2', STATUS: 'CANCELLED' })
  expect(gone).not.toHaveProperty('LOCATION')
  expect(JSON.stringify([first, gone]).match(/Ring the bell/g)).toHaveLength(1)
  expect((await implanter.api.getBooking({ bookingId })).data.notes).toBe('')
  expect((await customer.api.getBooking({ bookingId })).data.notes).toBe('Ring the bell; twice')
})

test('a calendar file opens with its signed address alone, for its own side, and for a day', async () => {
  const { customer, bookingId } = await booked(register)
  const url = (await customer.api.getBooking({ bookingId })).data.calendar ?? ''
  const status = async (asked: string) => (await register.app.inject(asked)).statusCode
  expect(await status(url)).toBe(200)
  for (const wrong of [
    url.replace('customer', 'implanter'),
    url.replace(/key=.{4}/, 'key=aaaa'),
    url.split('?')[0] ?? '',
    url.replace(bookingId, 'x'),
  ])
    expect(await status(wrong)).toBe(404)
  register.clock.turn({ days: 1, seconds: 1 })
  expect(await status(url)).toBe(404)
})

test('a request stands in the implanter’s calendar as one that isn’t sure, and what was cancelled as cancelled', async () => {
  const { implanter, customer, bookingId } = await requested(register)
  const feed = new URL((await implanter.api.getBookingTerms({})).data.calendar ?? '').pathname
  const events = async () => read((await register.app.inject(feed)).body)
  expect(await events()).toMatchObject([{ STATUS: 'TENTATIVE' }])
  expect((await events())[0]).not.toHaveProperty('LOCATION')
  await customer.api.cancelBooking({ bookingId })
  expect(await events()).toMatchObject([{ STATUS: 'CANCELLED' }])
  expect((await register.app.inject(`${feed.split('/').slice(0, -1).join('/')}/x.pdf`)).statusCode).toBe(404)
  expect((await register.app.inject(`/api/v1/calendars/${register.people.anna}/x.ics`)).statusCode).toBe(404)
})

test.each(['refused', 'applied', 'closing', 'closed'])('the calendar of an implanter who is %s opens no more', async (status) => {
  const { implanter } = await requested(register)
  const feed = new URL((await implanter.api.getBookingTerms({})).data.calendar ?? '').pathname
  expect((await register.app.inject(feed)).statusCode).toBe(200)
  const [table, column] = status.startsWith('clos') ? ['account', 'id'] : ['profile', 'account_id']
  await register.asOwner(
    `set session_replication_role = 'replica'; update ${table} set status = '${status}', status_at = now() where ${column} = '${implanter.id}'`,
  )
  const reply = await register.app.inject(feed)
  expect([reply.statusCode, reply.body]).toEqual([404, expect.not.stringContaining('VEVENT')])
})
