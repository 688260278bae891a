import { earlier, later } from '#platform/clock/clock.ts'
import { handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { assertMayAsk } from '../assertMayAsk.ts'
import { beginBooking } from '../beginBooking.ts'
import { isOverlap } from '../blocked.ts'
import { createImplanterBooking } from '../contract.ts'
import { asked, requestSent } from '../messages.ts'
import { priceOf } from '../price.ts'
import { type Bookable, bookableImplanter, busyOf, lockBooking, lockTerms } from '../queries.ts'
import { releaseHeld } from '../releaseHeld.ts'
import { placeNamed, wordsOf } from '../road.ts'
import { money } from '../rows.ts'
import { sidesOf } from '../sides.ts'
import { cannotBegin, drivingMinutes, slotAt, visitMinutes } from '../slots.ts'
import { placeOf } from '../terms.ts'

/** BOOK-1: everything is worked out here, whatever the browser showed. */
export default handlerWithPreflight(createImplanterBooking, whereAndHowFar, async (context, { implanter, metres }) => {
  const { input, who, db, now, refuse, notify } = context
  const { visit, startsAt, notes } = input
  const animals = await assertMayAsk(context)
  const address = visit === 'home' ? input.address : implanter.address
  if (!address) throw refuse('addressNeeded', { field: 'address.line1' })
  const price = priceOf(implanter, { visit, animals: input.animals.length, metres })
  if (price.pence !== input.pence || price.depositPence !== input.depositPence) throw refuse('priceChanged')

  const terms = await lockTerms(db, input.implanterId)
  if (!terms) throw refuse('noSuchImplanter')
  await releaseHeld(context, input.implanterId)
  const wanted = { kind: visit, minutes: visitMinutes(terms, input.animals.length), travelMinutes: drivingMinutes(metres ?? 0) }
  const within = { from: earlier(startsAt, { days: 1 }), to: later(startsAt, { days: 1 }), now }
  const busy = (await busyOf(db, [input.implanterId], within)).get(input.implanterId) ?? []
  const why = cannotBegin(terms, wanted, busy, startsAt, now)
  if (why) throw refuse(why, { field: 'startsAt' })

  const booking = await beginBooking(context, {
    implanterId: input.implanterId,
    customerId: who.id,
    slot: slotAt(terms, wanted, startsAt),
    visit,
    animals,
    address,
    notes,
    metres,
    travelMinutes: wanted.travelMinutes,
    price,
  }).catch((error: unknown) => {
    throw isOverlap(error) ? refuse('slotTaken', { field: 'startsAt' }) : error
  })
  const row = await lockBooking(db, booking.id)
  if (row?.status === 'requested') {
    const sides = await sidesOf(db, row)
    await notify(input.implanterId, asked(sides))
    await notify(who.id, requestSent(sides))
  }
  const { lines, pence, depositPence } = price
  return {
    bookingId: booking.id,
    status: booking.status,
    price: { lines, total: money(pence), deposit: money(depositPence) },
    answerBy: booking.answerBy,
  }
})

interface Road {
  implanter: Bookable
  metres: number | null
}

/** The implanter, and how far the home is by road: the price depends on it, so nothing is booked where it isn't known. */
async function whereAndHowFar({ input, db, now, services, refuse }: PreflightContext<typeof createImplanterBooking>): Promise<Road> {
  const implanter = await bookableImplanter(db, input.implanterId, now)
  if (!implanter) throw refuse('noSuchImplanter')
  const isHome = input.visit === 'home'
  if (isHome ? !implanter.atHome : !implanter.atClinic) throw refuse('notOffered', { field: 'visit' })
  if (!isHome) return { implanter, metres: null }
  if (!input.address) throw refuse('addressNeeded', { field: 'address.line1' })
  const home = await placeNamed(services, input.address.postcode)
  if (typeof home === 'string') throw refuse(home, { field: 'address.postcode' })
  const { metres } = await services.distance.driving(placeOf(implanter), home).catch((error: unknown) => {
    throw refuse('distanceFailed', { words: wordsOf(error) })
  })
  if (metres > implanter.radiusKm * 1000) throw refuse('tooFar', { field: 'address.postcode' })
  return { implanter, metres }
}
