import { ensure } from '#database/seed/ensure.ts'
import type { PersonKey } from '#database/seed/people.ts'
import { answerBooking, closeBooking, createImplanterBooking, getAvailability, reviewBooking } from '#features/bookings/contract.ts'
import { createPaymentIntent } from '#features/payments/contract.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { type Act, actsAbout, type Year } from './year.ts'

/** From the request to after the visit. */
const DAYS_AHEAD = 8

interface Visit {
  daysAgo: number
  customer: PersonKey
  animal: string
  species: 'dog' | 'cat'
  /** What they said of it. */
  review?: { stars: number; words: string }
}

const VISITS: readonly Visit[] = [
  { daysAgo: 333, customer: 'anna', animal: 'Clementine', species: 'cat', review: { stars: 5, words: 'Quick, calm, and on time.' } },
  { daysAgo: 266, customer: 'bryony', animal: 'Fergus', species: 'dog' },
  {
    daysAgo: 204,
    customer: 'tamsin',
    animal: 'Rook',
    species: 'cat',
    review: { stars: 4, words: 'Careful with a cat that hates being held. Parking is hard to find.' },
  },
  {
    daysAgo: 141,
    customer: 'anna',
    animal: 'Peggy',
    species: 'cat',
    review: { stars: 5, words: 'He showed me the number on the reader and in the register.' },
  },
  { daysAgo: 88, customer: 'stefan', animal: 'Moss', species: 'dog' },
]

/** Visits to Idris’s clinic: asked for, confirmed the same day, and done. */
export const visitActs: readonly Act[] = VISITS.flatMap(visitActsOf)

function visitActsOf(visit: Visit): Act[] {
  return actsAbout(visit.daysAgo, (year) => book(year, visit), [
    {
      daysAgo: visit.daysAgo - DAYS_AHEAD,
      happens: async ({ as }, bookingId) => {
        await as('idris')(closeBooking, { bookingId, outcome: 'implanted' })
        if (visit.review) await as(visit.customer)(reviewBooking, { bookingId, ...visit.review })
      },
    },
  ])
}

async function book({ as, ids, now, pay }: Year, { customer, animal, species }: Visit): Promise<string> {
  const asked = { implanterId: ids.idris, visit: 'clinic' as const, animals: 1 }
  const from = daysAfter(londonDate(now()), 1)
  const { slots, price } = await as(customer)(getAvailability, { ...asked, from, to: daysAfter(from, DAYS_AHEAD - 2) })
  const [slot] = slots
  ensure(slot, 'Idris has no free time')
  const { bookingId } = await as(customer)(createImplanterBooking, {
    implanterId: ids.idris,
    startsAt: slot.startsAt,
    visit: 'clinic',
    animals: [{ name: animal, species }],
    pence: price.total.pence,
    depositPence: price.deposit.pence,
  })
  if (price.deposit.pence > 0) await pay(customer, await as(customer)(createPaymentIntent, { for: 'booking', id: bookingId }))
  await as('idris')(answerBooking, { bookingId, answer: 'confirm' })
  return bookingId
}
