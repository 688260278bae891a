import { sql } from 'kysely'
import type { createImplanterBooking, saveDiaryVisit, updateBookingTerms } from '#features/bookings/contract.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { DAYS } from '#platform/clock/weekdays.ts'
import type { CallInput } from '#platform/contract/call.ts'
import type { Client } from './client.ts'
import { verifiedImplanter } from './implants.ts'
import { NEWCOMERS_PASSWORD } from './newcomer.ts'
import { CARD, payWith } from './paying.ts'
import type { TestRegister } from './register.ts'
import { confirmed } from './rehomings.ts'

/** On which terms an implanter of a test can be booked; `over` replaces some. */
export const terms = (over: Partial<CallInput<typeof updateBookingTerms>> = {}): CallInput<typeof updateBookingTerms> => ({
  listed: true,
  publicName: 'Dilys Chips',
  about: 'Gentle with cats.',
  address: { line1: '2 Mill Lane', town: 'Ludlow', postcode: 'SY8 1AA' },
  atClinic: true,
  atHome: true,
  clinicPence: 1500,
  homePence: 2500,
  furtherPence: 1000,
  kmPence: 45,
  freeKm: 10,
  radiusKm: 60,
  depositPence: 0,
  firstMinutes: 20,
  furtherMinutes: 10,
  bufferMinutes: 10,
  noticeHours: 2,
  aheadDays: 60,
  ...over,
})

/** Hours of every day of the week. */
export const everyDay = (from = '09:00', to = '17:00') => DAYS.map((day) => ({ day, from, to, visit: 'both' as const }))

/** Writes down that an implanter is insured for so many days. */
export async function insure(register: TestRegister, accountId: string, days = 200): Promise<void> {
  const insurance = { insurer: 'Balens', policyNumber: 'B-1', until: daysAfter(londonDate(register.clock.now()), days) }
  await register.db
    .updateTable('profile')
    .set({ details: sql`details || ${JSON.stringify({ insurance })}::jsonb` })
    .where('accountId', '=', accountId)
    .where('type', '=', 'Implanter')
    .execute()
}

interface Bookable {
  terms?: Partial<CallInput<typeof updateBookingTerms>>
  role?: 'vet' | 'vetNurse' | 'trained'
  species?: string[]
}

/** A new implanter who can be booked every day from 9 to 5. */
export async function bookableImplanter(register: TestRegister, { terms: over = {}, ...practising }: Bookable = {}) {
  const implanter = await verifiedImplanter(register, practising)
  await insure(register, implanter.id)
  await implanter.api.updateBookingTerms(terms(over))
  await implanter.api.saveBookingHours({ hours: everyDay(), exceptions: [] })
  return implanter
}

/** What somebody sends who books a visit to the clinic for a cat, at 10 in the morning in three days. */
export const visit = (
  register: TestRegister,
  implanterId: string,
  over: Partial<CallInput<typeof createImplanterBooking>> = {},
): CallInput<typeof createImplanterBooking> => ({
  implanterId,
  startsAt: at(register, 3, '10:00'),
  visit: 'clinic',
  animals: [{ name: 'Clover', species: 'cat' }],
  pence: 1500,
  depositPence: 0,
  ...over,
})

/** A time of day, some days from now, while London's clocks are as far from UTC as the time says. */
export const at = (register: TestRegister, days: number, time: string) =>
  `${daysAfter(londonDate(register.clock.now()), days)}T${time}:00.000Z`

/** A visit to the clinic that an implanter notes who took it by telephone, at 11 in the morning in five days. */
export const diaryEntry = (
  register: TestRegister,
  over: Partial<CallInput<typeof saveDiaryVisit>> = {},
): CallInput<typeof saveDiaryVisit> => ({
  day: daysAfter(londonDate(register.clock.now()), 5),
  from: '11:00',
  minutes: 30,
  visit: 'clinic',
  name: 'Mrs Pugh',
  phone: '01584 810123',
  animals: 'Two kittens',
  ...over,
})

/** A customer who has asked an implanter for a visit. */
export async function requested(register: TestRegister, over: Partial<CallInput<typeof createImplanterBooking>> = {}, of: Bookable = {}) {
  const implanter = await bookableImplanter(register, of)
  const customer = await confirmed(register, { name: 'Carys Customer', mobile: '07700 900 344' })
  const { data } = await customer.api.createImplanterBooking(
    visit(register, implanter.id, { depositPence: of.terms?.depositPence ?? 0, ...over }),
  )
  return { implanter, customer, bookingId: data.bookingId }
}

/** The same, once the implanter has said yes. */
export async function booked(register: TestRegister, over: Partial<CallInput<typeof createImplanterBooking>> = {}, of: Bookable = {}) {
  const asked = await requested(register, over, of)
  await asked.implanter.api.answerBooking({ bookingId: asked.bookingId, answer: 'confirm' })
  return asked
}

/** Pays the deposit of a visit that is held. */
export async function payDeposit(register: TestRegister, api: Client, bookingId: string, card: string = CARD.good): Promise<string> {
  const { data: form } = await api.createPaymentIntent({ for: 'booking', id: bookingId })
  await payWith(register, form, card)
  await api.paymentTransactionRequest({ paymentId: form.paymentId })
  return form.paymentId
}

/** A visit whose deposit of £10 is paid, and that the implanter has confirmed. */
export async function bookedWithDeposit(
  register: TestRegister,
  over: Partial<CallInput<typeof createImplanterBooking>> = {},
  card: string = CARD.good,
) {
  const asked = await requested(register, over, { terms: { depositPence: 1000 } })
  const paymentId = await payDeposit(register, asked.customer.api, asked.bookingId, card)
  await asked.implanter.api.answerBooking({ bookingId: asked.bookingId, answer: 'confirm' })
  return { ...asked, paymentId }
}

/** Turns the clock to when a visit begins. */
export async function visitBegins(register: TestRegister, bookingId: string): Promise<void> {
  const { startsAt } = await register.db.selectFrom('booking').select('startsAt').where('id', '=', bookingId).executeTakeFirstOrThrow()
  register.clock.turn({ seconds: (startsAt.getTime() - register.clock.now().getTime()) / 1000 })
}

/** A visit in which the animals were chipped. */
export async function visited(register: TestRegister, of: Bookable = {}) {
  const asked = await booked(register, {}, of)
  await visitBegins(register, asked.bookingId)
  await asked.implanter.api.closeBooking({ bookingId: asked.bookingId, outcome: 'implanted' })
  return asked
}

export const statusOf = async (register: TestRegister, bookingId: string) =>
  (await register.db.selectFrom('booking').select('status').where('id', '=', bookingId).executeTakeFirst())?.status

/** A visit that took place, whose deposit of £10 is the implanter's by now, and who has said where to pay it. */
export async function depositOwed(register: TestRegister) {
  const made = await bookedWithDeposit(register)
  await visitBegins(register, made.bookingId)
  register.clock.turn({ hours: 1 })
  await made.implanter.api.closeBooking({ bookingId: made.bookingId, outcome: 'implanted' })
  await made.implanter.api.savePayoutAccount({ ...BANK, password: NEWCOMERS_PASSWORD })
  register.clock.turn({ days: 8 })
  return made
}

/** The bank account of an implanter, as they type it. */
export const BANK = { holderName: 'Idris Bevan Chipping Ltd', sortCode: '30-94-21', accountNumber: '1234 5678' }

/** The same, once it has been added up: the payout. */
export async function payoutPrepared(register: TestRegister) {
  const made = await depositOwed(register)
  await register.runJob('preparePayouts', {})
  const [payout] = (await made.implanter.api.getPayouts({})).data.items
  if (!payout) throw new Error('Nothing was added up')
  return { ...made, payoutId: payout.id }
}
