import { sql } from 'kysely'
import { ensure } from '#database/seed/ensure.ts'
import { PEOPLE } from '#database/seed/people.ts'
import type { SeedContext } from '#features/accounts/points.ts'
import { daysAfter, earlier, later, londonDate } from '#platform/clock/clock.ts'
import { DAYS } from '#platform/clock/weekdays.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { lawOn } from '#platform/law/tools.ts'
import { beginBooking } from './beginBooking.ts'
import { bookingLife, REVIEWED } from './lifecycle.ts'
import { priceOf } from './price.ts'
import { busyOf, lockTerms } from './queries.ts'
import { saveHours, saveTerms } from './saveTerms.ts'
import { freeSlots, slotAt, visitMinutes } from './slots.ts'
import { USUAL } from './usual.ts'

const { line1, town, postcode } = PEOPLE.idris
const CARDIFF = { lat: 51.48, lng: -3.18, name: 'Cardiff' }

/** Idris's terms: he goes to people's homes, and sees animals at his. */
const TERMS = {
  ...USUAL,
  publicName: 'Idris Bevan Microchipping',
  about:
    'I’ve chipped dogs and cats in and around Cardiff since 2021. I take my time with nervous animals, and show you the number on the reader before I leave.',
  address: { line1, line2: '', town, county: '', postcode },
  atClinic: true,
  radiusKm: 120,
  noticeHours: 12,
}

/** Idris can be booked: Anna's visit is confirmed, Toby has asked for one, and one lies behind with a review. */
export async function seedBookings({ db, now, people }: SeedContext): Promise<void> {
  const { idris, anna, toby, bryony } = people
  const insurance = { insurer: 'Balens', policyNumber: 'BAL-20871', until: daysAfter(londonDate(now), 300) }
  await db
    .updateTable('profile')
    .set({ details: sql`details || ${JSON.stringify({ insurance })}::jsonb` })
    .where('accountId', '=', idris)
    .where('type', '=', 'Implanter')
    .execute()
  const began = lawOn(db, earlier(now, { days: 60 }), idris)
  await saveTerms(began, idris, TERMS, CARDIFF)
  const weekdays = DAYS.slice(0, 5).map((day) => ({ day, from: '09:00', to: '17:00', visit: 'both' as const }))
  const saturday = { day: 'saturday' as const, from: '09:00', to: '13:00', visit: 'clinic' as const }
  await saveHours(began, idris, { hours: [...weekdays, saturday], exceptions: [] })

  await seedVisit(db, earlier(now, { days: 21 }), { idris, customer: bryony, name: 'Teasel', visited: true })
  const confirmed = await seedVisit(db, earlier(now, { hours: 5 }), { idris, customer: anna, name: 'Clover', visited: false })
  await lawOn(db, earlier(now, { hours: 3 }), idris).transition(bookingLife, 'confirm', confirmed, 'Implanter')
  await db
    .updateTable('booking')
    .set({ confirmedAt: earlier(now, { hours: 3 }), answerBy: null })
    .where('id', '=', confirmed)
    .execute()
  await seedVisit(db, earlier(now, { hours: 2 }), { idris, customer: toby, name: 'Inky', visited: false })
  // He asks for a deposit only now, so that nothing of the demo was paid without a payment.
  await saveTerms(lawOn(db, now, idris), idris, { ...TERMS, depositPence: 1000 }, CARDIFF)
}

interface Visit {
  idris: string
  customer: string
  name: string
  visited: boolean
}

/** A visit to Idris's clinic, at the first time that was free when it was asked for. */
async function seedVisit(db: Db, at: Date, { idris, customer, name, visited }: Visit): Promise<string> {
  const terms = await lockTerms(db, idris)
  ensure(terms?.address, 'Idris has no terms')
  const wanted = { kind: 'clinic' as const, minutes: visitMinutes(terms, 1), travelMinutes: 0 }
  const days = { from: londonDate(at), to: daysAfter(londonDate(at), 14) }
  const busy = (await busyOf(db, [idris], { from: at, to: later(at, { days: 20 }), now: at })).get(idris) ?? []
  const [slot] = freeSlots(terms, wanted, busy, days, at)
  ensure(slot, 'Idris has no free time')
  const { id } = await beginBooking(lawOn(db, at, customer), {
    implanterId: idris,
    customerId: customer,
    slot: slotAt(terms, wanted, slot.startsAt),
    visit: 'clinic',
    animals: [{ petId: null, name, species: 'cat' }],
    address: terms.address,
    notes: '',
    metres: null,
    travelMinutes: 0,
    price: priceOf(terms, { visit: 'clinic', animals: 1, metres: null }),
  })
  if (visited) await seedReview(db, id, { idris, customer, name, visited }, slot.endsAt)
  return id
}

async function seedReview(db: Db, id: string, { idris, customer }: Visit, endsAt: Date): Promise<void> {
  const law = lawOn(db, endsAt, idris)
  await law.transition(bookingLife, 'confirm', id, 'Implanter')
  await law.transition(bookingLife, 'finish', id, 'Implanter')
  await db.updateTable('booking').set({ confirmedAt: endsAt, answerBy: null, reminded: 2 }).where('id', '=', id).execute()
  const words = 'On time, gentle, and explained everything. My cat hardly noticed.'
  const said = { stars: 5, words, createdAt: later(endsAt, { days: 1 }) }
  const reply = { reply: 'Thank you! Teasel was a star.', repliedAt: later(endsAt, { days: 2 }) }
  await db
    .insertInto('bookingReview')
    .values({ id: newId(), bookingId: id, implanterId: idris, customerId: customer, ...said, ...reply })
    .execute()
  await db.updateTable('bookingTerms').set({ stars: sql`stars + 5`, reviews: sql`reviews + 1` }).where('accountId', '=', idris).execute()
  const facts = { stars: 5 }
  await lawOn(db, said.createdAt, customer).recordEvent('booking', id, { move: 'review', clause: REVIEWED.clause, by: 'requester', facts })
}
