import { awayToday } from '#features/accounts/queries/timeaway.ts'
import type { Away } from '#features/accounts/shapes.ts'
import type { Point } from '#knowledge/places/grid.ts'
import { earlier, later, londonDate } from '#platform/clock/clock.ts'
import { handlerOutsideTransaction, type PreflightContext } from '#platform/server/answer.ts'
import { searchImplanters } from '../contract.ts'
import { type FoundImplanter, foundImplanters, MOST_LOOKED_AT } from '../found.ts'
import { priceOf } from '../price.ts'
import { busyOf, publicImplanter } from '../queries.ts'
import { placeNamed, roadBetween } from '../road.ts'
import { money } from '../rows.ts'
import { drivingMinutes, freeSlots, type Slot, visitMinutes } from '../slots.ts'
import { placeOf } from '../terms.ts'

type Asking = PreflightContext<typeof searchImplanters>

/** The database sorts by the straight line; the road is asked for those alone that are shown. */
export default handlerOutsideTransaction(searchImplanters, async (asking) => {
  const { input, refuse, services } = asking
  const at = await placeNamed(services, input.near)
  if (typeof at === 'string') throw refuse(at, { field: 'near' })
  const { shown, total } = await shownImplanters(asking, at)
  const ids = shown.map(({ implanter }) => implanter.accountId)
  const away = await awayToday(asking.db, ids, asking.now)
  const items = await Promise.all(shown.map((one) => withRoad(asking, at, { ...one, away: away.get(one.implanter.accountId) ?? null })))
  const notice = items.find((item) => item.notice)?.notice ?? null
  return { items: items.map(({ notice: _, ...item }) => item), total, page: input.page, pageSize: input.pageSize, place: at.name, notice }
})

interface Free {
  implanter: FoundImplanter
  next: Slot | null
}

/** Those of the page that was asked for, with their next free time; for one day only those who have one on it, of the nearest few hundred. */
async function shownImplanters(asking: Asking, at: Point): Promise<{ shown: Free[]; total: number }> {
  const { input, db, now } = asking
  const { page, pageSize, day } = input
  const place = { limit: pageSize, offset: (page - 1) * pageSize }
  if (!day) {
    const { found, total } = await foundImplanters(db, input, at, now, place)
    return { shown: await withNext(asking, found), total }
  }
  const { found } = await foundImplanters(db, input, at, now, { limit: MOST_LOOKED_AT, offset: 0 })
  const free = (await withNext(asking, found)).filter(({ next }) => next !== null)
  return { shown: free.slice(place.offset, place.offset + pageSize), total: free.length }
}

async function withNext({ input: { day, animals }, db, now }: Asking, found: readonly FoundImplanter[]): Promise<Free[]> {
  const today = londonDate(now)
  const days = day ? { from: day, to: day } : { from: today, to: FAR }
  const within = day
    ? { from: earlier(new Date(day), { days: 2 }), to: later(new Date(day), { days: 3 }), now }
    : { from: now, to: new Date(FAR), now }
  const busy = await busyOf(
    db,
    found.map(({ accountId }) => accountId),
    within,
  )
  return found.map((implanter) => {
    const visit = { kind: implanter.visit, minutes: visitMinutes(implanter, animals), travelMinutes: travelOf(implanter) }
    const [next = null] = freeSlots(implanter, visit, busy.get(implanter.accountId) ?? [], days, now)
    return { implanter, next }
  })
}

/** No day that anybody can book comes after it. */
const FAR = '2199-12-31'
const ROADS = 1.3
const travelOf = ({ visit, straight }: FoundImplanter) => (visit === 'home' ? drivingMinutes(straight * ROADS) : 0)

async function withRoad({ input: { animals }, services }: Asking, at: Point, { implanter, next, away }: Free & { away: Away | null }) {
  const { visit } = implanter
  const { metres, estimated, notice } = await roadBetween(services, placeOf(implanter), at)
  const { pence } = priceOf(implanter, { visit, animals, metres })
  const slot = next && { startsAt: next.startsAt, endsAt: next.endsAt }
  return { ...publicImplanter(implanter, away), metres, estimated, notice, visit, price: money(pence), next: slot }
}
