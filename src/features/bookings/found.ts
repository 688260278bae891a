import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod'
import { daysAway } from '#features/accounts/queries/timeaway.ts'
import { onGrid, type Point } from '#knowledge/places/grid.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import type { searchImplanters } from './contract.ts'
import type { Bookable } from './queries.ts'
import type { VisitKind } from './shapes.ts'
import { closedWhileAway, readTerms } from './terms.ts'

type Asked = z.output<(typeof searchImplanters)['input']>

export type FoundImplanter = Bookable & {
  /** As the crow flies. */
  straight: number
  /** Which visit is meant. */
  visit: VisitKind
}

/** Roads are longer than the straight line: what an implanter's radius and the order by price go by until the road is measured. */
const ROADS = 1.3
const KM = 1000
/** Of how many the calendars are looked through for one day. */
export const MOST_LOOKED_AT = 300

/** One page of implanters, the nearest first or as they are sorted, and how many there are. */
export async function foundImplanters(db: Db, asked: Asked, at: Point, now: Date, page: { limit: number; offset: number }) {
  const { rows } = await foundQuery(asked, at, now, page).execute(db)
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from (${matching(asked, at, now)}) as found`.execute(
    db,
  )
  const away = await daysAway(
    db,
    rows.map(({ accountId }) => accountId),
  )
  return {
    found: rows.map((row) => ({
      ...closedWhileAway(readTerms(row), away.get(row.accountId)),
      straight: row.straight,
      visit: row.visit,
      details: row.details,
    })),
    total: counted[0]?.total ?? 0,
  }
}

/** What one page asks of the database. */
export const foundQuery = (asked: Asked, at: Point, now: Date, { limit, offset }: { limit: number; offset: number }) => sql<FoundImplanter>`
  select * from (${matching(asked, at, now)}) as found order by ${orderOf(asked)}, account_id limit ${limit} offset ${offset}`

function matching(asked: Asked, at: Point, now: Date): RawBuilder<unknown> {
  const { east, north } = onGrid(at)
  const near = sql`point(${east}, ${north})`
  const reach = Math.max(asked.km, FARTHEST_KM) * KM
  return sql`
    select * from (
      select terms.*, profile.details, terms.shown <-> ${near} as straight, ${visitOf(asked, near)} as visit
      from booking_terms as terms
      join account on account.id = terms.account_id
      join profile on profile.account_id = terms.account_id and profile.type = 'Implanter'
      where terms.listed and terms.shown <@ circle(${near}, ${reach})
        and account.status = 'active' and profile.status = 'verified' and profile.details->'insurance'->>'until' >= ${londonDate(now)}
        and ${canChip(asked)}
    ) as terms where visit is not null`
}

/** The farthest that anybody travels to a home. */
const FARTHEST_KM = 200

/** The visit that is meant: the one that was asked for, else the clinic where it is near, else the home; null where neither is offered there. */
function visitOf({ visit, km }: Asked, near: RawBuilder<unknown>) {
  const clinic = sql`when terms.at_clinic and terms.shown <-> ${near} <= ${km * KM} then 'clinic'`
  const home = sql`when terms.at_home and (terms.shown <-> ${near}) * ${ROADS} <= terms.radius_km * ${KM} then 'home'`
  const cases = { clinic, home, any: sql`${clinic} ${home}` }
  return sql`case ${cases[visit ?? 'any']} end`
}

/** IMPLANT-1, IMPLANT-2 as the database reads them; a test compares them with the law. */
function canChip({ species }: Asked) {
  if (!species) return sql`true`
  const trained = sql`(profile.details->'species' ? ${species} or profile.details->'species' ? 'all') and ${species} in ('dog', 'cat', 'ferret', 'rabbit')`
  return sql`(profile.details->>'role' = 'vet' or (${trained}))`
}

function orderOf({ sort, animals }: Asked) {
  const travel = sql`case visit when 'home' then km_pence * floor(greatest(0, straight * ${ROADS} - free_km * ${KM}) / ${KM}) else 0 end`
  const price = sql`(case visit when 'home' then home_pence else clinic_pence end + further_pence * ${animals - 1} + ${travel})`
  const orders = {
    distance: sql`straight`,
    price,
    '-price': sql`${price} desc`,
    '-rating': sql`case when reviews > 0 then stars::float8 / reviews else 0 end desc, straight`,
    name: sql`lower(public_name)`,
  }
  return orders[sort]
}
