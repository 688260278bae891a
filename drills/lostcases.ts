import { sql } from 'kysely'
import { seedIfEmpty } from '#database/seed/seed.ts'
import type { DB } from '#database/types.ts'
import { listedQuery } from '#features/missing/list.ts'
import { onGrid } from '#knowledge/places/grid.ts'
import { connect } from '#platform/database/connect.ts'
import type { Db } from '#platform/database/db.ts'
import { withThrowAwayDatabase } from '#src/testing/process/database.ts'
import type { Amounts, Outcome } from './drill.ts'

const USUAL = { thousands: 100 }
const MOST_MS = 20
const TOWNS = [
  { name: 'London', lat: 51.507, lng: -0.128 },
  { name: 'Birmingham', lat: 52.48, lng: -1.9 },
  { name: 'Banbury', lat: 52.06, lng: -1.34 },
  { name: 'Inverness', lat: 57.48, lng: -4.22 },
]

/** Fills a register with open searches, a third of them in London, and asks for those within 10 km of a point, in every way that the list can be narrowed. */
export async function lostCases(seed: number, { thousands = USUAL.thousands }: Amounts): Promise<Outcome> {
  return withThrowAwayDatabase(async ({ url }) => {
    const { db, close } = connect<DB>(url, { max: 1 })
    try {
      await seedIfEmpty(db, new Date())
      await fill(db, thousands * 1000, (seed % 1000) / 1000)
      const asked = TOWNS.flatMap(({ name, ...at }) => WAYS.map((way) => ({ name, at, way })))
      const plans = []
      for (const { name, at, way } of asked)
        plans.push({ name: `${name} ${JSON.stringify(way)}`, ...(await planOf(db, { ...way, ...at })) })
      const wrong = plans.flatMap(({ name, milliseconds, text }) => [
        ...(milliseconds > MOST_MS ? [`${name}: ${milliseconds} ms\n${text}`] : []),
        ...(/Seq Scan on (lost_case|found_report|pet)/.test(text) ? [`${name}: reads a whole table\n${text}`] : []),
      ])
      const slowest = plans.toSorted((one, other) => other.milliseconds - one.milliseconds)[0]
      process.stdout.write(`${slowest?.name}\n${slowest?.text}\n`)
      const did = `${thousands * 1000} searches, ${plans.length} questions, the slowest ${slowest?.milliseconds} ms`
      return { did, wrong }
    } finally {
      await close()
    }
  })
}

const WAYS = [
  { sort: 'newest' },
  { sort: 'nearest' },
  { sort: 'newest', species: 'cat' },
  { sort: 'newest', kind: 'both', days: 30 },
  { sort: 'nearest', query: 'red collar' },
] as const

async function fill(db: Db, searches: number, turn: number) {
  const london = onGrid({ lat: 51.507, lng: -0.128 })
  const west = onGrid({ lat: 50, lng: -5 })
  const east = onGrid({ lat: 58, lng: 1.5 })
  // Made as a restore makes them: without the events that a person would have caused.
  await sql`set session_replication_role = replica`.execute(db)
  await sql`select setseed(${turn})`.execute(db)
  await sql`
    insert into pet (id, status, keeper_id, name, original_name, species, breed, sex, neutered, colour, born_on, born_exactly, registered_at, updated_at, status_at, kept_since)
    select gen_random_uuid(), 'missing', (select id from account order by id limit 1), 'Pet ' || n, 'Pet ' || n, (array['dog', 'cat', 'rabbit'])[1 + n % 3], '{}',
      'female', 'yes', (array['Black', 'White', 'Ginger', 'Tabby'])[1 + n % 4], date '2022-05-01', true, now(), now(), now(), now()
    from generate_series(1, ${searches}) as n`.execute(db)
  await sql`
    insert into lost_case (id, status, status_at, pet_id, keeper_id, species, seen_at, lat, lng, area, shown_lat, shown_lng, shown, circumstances, created_at)
    select gen_random_uuid(), 'open', now(), pet.id, pet.keeper_id, pet.species, now() - random() * interval '300 days', 52, -1, 'Somewhere', 52, -1,
      case when random() < 0.33
        then point(${london.east} + (random() + random() - 1) * 20000, ${london.north} + (random() + random() - 1) * 20000)
        else point(${west.east} + random() * ${east.east - west.east}, ${west.north} + random() * ${east.north - west.north}) end,
      case when random() < 0.05 then 'Wears a red collar' else 'Ran off in the park' end, now()
    from pet where pet.name like 'Pet %'`.execute(db)
  await sql`
    insert into found_report (id, status, status_at, species, sex, colour, description, found_at, lat, lng, area, shown_lat, shown_lng, shown, whereabouts, key_hash, created_at)
    select gen_random_uuid(), 'open', now(), 'dog', 'unknown', 'Black', '', now() - random() * interval '90 days', 52, -1, 'Somewhere', 52, -1,
      point(${west.east} + random() * ${east.east - west.east}, ${west.north} + random() * ${east.north - west.north}), 'seen', gen_random_uuid()::text, now()
    from generate_series(1, ${Math.round(searches / 5)})`.execute(db)
  await sql`set session_replication_role = origin`.execute(db)
  await sql`vacuum (analyze) pet, lost_case, found_report`.execute(db)
}

type Asked = Partial<Parameters<typeof listedQuery>[0]> & { lat: number; lng: number }

/** The median of five runs, and the plan. */
async function planOf(db: Db, { lat, lng, ...way }: Asked) {
  const question = listedQuery(
    { kind: 'lost', near: '', km: 10, query: '', sort: 'newest', page: 1, pageSize: 20, ...way },
    { lat, lng },
    new Date(),
  )
  const runs = []
  for (const _ of [1, 2, 3, 4, 5]) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off) ${question}`.execute(db)
    const text = rows.map((row) => row['QUERY PLAN'] ?? Object.values(row)[0]).join('\n')
    runs.push({ text, milliseconds: Number(/Execution Time: ([\d.]+)/.exec(text)?.[1]) })
  }
  return runs.toSorted((one, other) => one.milliseconds - other.milliseconds)[2] ?? { text: '', milliseconds: Number.POSITIVE_INFINITY }
}
