import { daysBetween, earlier, later } from '#platform/clock/clock.ts'
import { handlerOutsideTransaction, type PreflightContext } from '#platform/server/answer.ts'
import { getAvailability } from '../contract.ts'
import { priceOf } from '../price.ts'
import { type Bookable, bookableImplanter, busyOf } from '../queries.ts'
import { placeNamed, type Road, roadBetween } from '../road.ts'
import { money } from '../rows.ts'
import { drivingMinutes, freeSlots, visitMinutes } from '../slots.ts'
import { placeOf } from '../terms.ts'

const MOST_DAYS = 31

export default handlerOutsideTransaction(getAvailability, async (asking) => {
  const { input, db, now, refuse } = asking
  const { from, to, animals, visit } = input
  if (from > to || daysBetween(from, to) >= MOST_DAYS) throw refuse('periodWrong', { field: 'to' })
  const implanter = await bookableImplanter(db, input.implanterId, now)
  if (!implanter) throw refuse('noSuchImplanter')
  if (visit === 'home' ? !implanter.atHome : !implanter.atClinic) throw refuse('notOffered', { field: 'visit' })
  const road = visit === 'home' ? await roadHome(asking, implanter) : NO_ROAD
  const { metres } = road
  const travelMinutes = drivingMinutes(metres ?? 0)
  const minutes = visitMinutes(implanter, animals)
  const within = { from: earlier(new Date(from), { days: 2 }), to: later(new Date(to), { days: 3 }), now }
  const busy = (await busyOf(db, [implanter.accountId], within)).get(implanter.accountId) ?? []
  const { lines, pence, depositPence } = priceOf(implanter, { visit, animals, metres })
  return {
    slots: [...freeSlots(implanter, { kind: visit, minutes, travelMinutes }, busy, { from, to }, now)].map(({ startsAt, endsAt }) => ({
      startsAt,
      endsAt,
    })),
    minutes,
    travelMinutes,
    ...road,
    price: { lines, total: money(pence), deposit: money(depositPence) },
  }
})

const NO_ROAD = { metres: null, estimated: false, notice: null }

/** How far the home is, where the implanter travels as far. */
async function roadHome({ input, services, refuse }: PreflightContext<typeof getAvailability>, implanter: Bookable): Promise<Road> {
  if (!input.postcode) throw refuse('placeNeeded', { field: 'postcode' })
  const home = await placeNamed(services, input.postcode)
  if (typeof home === 'string') throw refuse(home, { field: 'postcode' })
  const road = await roadBetween(services, placeOf(implanter), home)
  if (road.metres > implanter.radiusKm * 1000) throw refuse('tooFar', { field: 'postcode' })
  return road
}
