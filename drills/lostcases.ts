import { type RawBuilder, sql } from 'kysely'
import { seedIfEmpty } from '#database/seed/seed.ts'
import type { DB } from '#database/types.ts'
import { countQuery, listedQuery } from '#features/missing/list.ts'
import { onGrid, type Point } from '#knowledge/places/grid.ts'
import { connect } from '#platform/database/connect.ts'
import type { Db } from '#platform/database/db.ts'
import { withThrowAwayDatabase } from '#src/testing/process/database.ts'
import type { Amounts, Outcome } from './drill.ts'

const USUAL = { thousands: 100 }
const MOST_MS = 20
/** Half the points stand in and around London, half anywhere. */
const POINTS = 50
const LONDON = { lat: 51.507, lng: -0.128 }

/** Fills a register with open searches, a third of them in London, and asks for those within 10 km of a point, in every way that the list can be narrowed. */
export async function lostCases(seed: number, { thousands = USUAL.thousands }: Amounts): Promise<Outcome> {
  return withThrowAwayDatabase(async ({ url }) => {
    const { db, close } = connect<DB>(url, { max: 1 })
    try {
      await seedIfEmpty(db, new Date())
      await fill(db, thousands * 1000, (seed % 1000) / 1000)
      const points = pointsFrom(seed)
      const ways = []
      for (const way of WAYS) ways.push(await wayAt(db, way, points))
      for (const { name, plans, slowest } of ways)
        say(`${name}\n  median ${medianOf(plans)?.milliseconds} ms, most ${slowest.milliseconds} ms, ${slowest.name}`)
      const slowest = ways.map((way) => way.slowest).reduce(slower)
      say(`\n${slowest.name}\n${slowest.text}`)
      const all = ways.flatMap(({ plans }) => plans)
      const did = `${thousands * 1000} searches, ${all.length} questions, the median ${medianOf(all)?.milliseconds} ms, the slowest ${slowest.milliseconds} ms`
      return { did, wrong: ways.flatMap(({ plans }) => wrongIn(plans)) }
    } finally {
      await close()
    }
  })
}

const WAYS: Way[] = [
  { sort: 'newest' },
  { sort: 'nearest' },
  { sort: 'newest', species: 'cat' },
  { sort: 'nearest', species: 'cat' },
  { sort: 'newest', kind: 'both' },
  { sort: 'nearest', kind: 'both' },
  { sort: 'newest', kind: 'found' },
  { sort: 'newest', kind: 'both', days: 30 },
  { sort: 'newest', query: 'red collar' },
  { sort: 'nearest', query: 'red collar' },
  { sort: 'newest', query: 'black park' },
  { sort: 'nearest', query: 'park' },
  { sort: 'newest', query: 'bl ran' },
  { sort: 'nearest', query: 'purple' },
  { sort: 'nearest', query: 'pet 4711' },
]

type Asked = Parameters<typeof listedQuery>[0]
type Way = Partial<Asked>

interface Plan {
  name: string
  text: string
  milliseconds: number
}

const slower = (one: Plan, other: Plan) => (other.milliseconds > one.milliseconds ? other : one)
const medianOf = (plans: readonly Plan[]) =>
  plans.toSorted((one, other) => one.milliseconds - other.milliseconds)[Math.floor(plans.length / 2)]

function* chances(seed: number) {
  let state = seed >>> 0
  while (true) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

/** The middle of London, places around it, and as many anywhere in Britain. */
function pointsFrom(seed: number): Point[] {
  const chance = chances(seed)
  const between = (least: number, most: number) => least + (most - least) * (chance.next().value ?? 0)
  return Array.from({ length: POINTS }, (_, index) => {
    if (index === 0) return LONDON
    if (index % 2 === 0) return { lat: between(50.3, 58), lng: between(-4.5, 1) }
    return { lat: LONDON.lat + between(-0.15, 0.15), lng: LONDON.lng + between(-0.25, 0.25) }
  })
}

async function wayAt(db: Db, way: Way, points: readonly Point[]) {
  const plans: Plan[] = []
  for (const at of points) {
    const asked: Asked = { kind: 'lost', near: '', km: 10, query: '', sort: 'newest', page: 1, pageSize: 20, ...way }
    const where = `at ${at.lat.toFixed(2)}, ${at.lng.toFixed(2)}`
    plans.push({ name: `a page ${where}`, ...(await planOf(db, listedQuery(asked, at, new Date()))) })
    plans.push({ name: `its count ${where}`, ...(await planOf(db, countQuery(asked, at, new Date()))) })
  }
  return { name: JSON.stringify(way), plans, slowest: plans.reduce(slower) }
}

const wrongIn = (plans: readonly Plan[]) =>
  plans.flatMap(({ name, milliseconds, text }) => [
    ...(milliseconds > MOST_MS ? [`${name}: ${milliseconds} ms\n${text}`] : []),
    ...(/Seq Scan on (lost_case|found_report|pet)/.test(text) ? [`${name}: reads a whole table\n${text}`] : []),
  ])

const say = (words: string) => process.stdout.write(`${words}\n`)

/** What keepers say of how it happened: the commoner words stand in a fifth of all searches. */
const SAID = [
  'Wears a red collar with a bell',
  'Ran off in the park after a squirrel',
  'Slipped the lead by the canal',
  'Frightened by fireworks and jumped the garden fence',
  'Left through the cat flap at night',
  'Last seen in the car park of the supermarket',
  'Ran from a van on the motorway',
  'Very shy, has a blue harness and limps',
  'Taken from the garden by two men',
  'Escaped from a sitter and has a collar without a tag',
]

async function fill(db: Db, searches: number, turn: number) {
  const london = onGrid(LONDON)
  const west = onGrid({ lat: 50, lng: -5 })
  const east = onGrid({ lat: 58, lng: 1.5 })
  // Made as a restore makes them: without the events that a person would have caused.
  await sql`set session_replication_role = replica`.execute(db)
  // Else a vacuum that follows at once can't yet tell that every row is there for everyone.
  await sql`set synchronous_commit = on`.execute(db)
  await sql`select setseed(${turn})`.execute(db)
  await sql`
    insert into pet (id, status, keeper_id, name, original_name, species, breed, sex, neutered, colour, born_on, born_exactly, registered_at, updated_at, status_at, kept_since)
    select gen_random_uuid(), 'missing', (select id from account order by id limit 1), 'Pet ' || n, 'Pet ' || n, (array['dog', 'cat', 'rabbit'])[1 + n % 3], '{}',
      'female', 'yes', (array['Black', 'White', 'Ginger', 'Tabby', 'Brown', 'Grey', 'Black and white', 'Cream'])[1 + n % 8], date '2022-05-01', true, now(), now(), now(), now()
    from generate_series(1, ${searches}) as n`.execute(db)
  await sql`
    insert into lost_case (id, status, status_at, pet_id, keeper_id, species, seen_at, lat, lng, area, shown_lat, shown_lng, shown, circumstances, words, created_at)
    select gen_random_uuid(), 'open', now(), id, keeper_id, species, now() - random() * interval '300 days', 52, -1, 'Somewhere', 52, -1, shown, said,
      search_words(shown, concat_ws(' ', name, colour, 'Somewhere', said)), now()
    from (select id, keeper_id, species, name, colour,
      case when random() < 0.33
        then point(${london.east} + (random() + random() - 1) * 20000, ${london.north} + (random() + random() - 1) * 20000)
        else point(${west.east} + random() * ${east.east - west.east}, ${west.north} + random() * ${east.north - west.north}) end as shown,
      (${sql.val(SAID)}::text[])[1 + floor(random() * ${SAID.length})::int] as said
      from pet where name like 'Pet %') as lost`.execute(db)
  await sql`
    insert into found_report (id, status, status_at, species, sex, colour, description, found_at, lat, lng, area, shown_lat, shown_lng, shown, words, whereabouts, key_hash, created_at)
    select gen_random_uuid(), 'open', now(), 'dog', 'unknown', 'Black', '', now() - random() * interval '90 days', 52, -1, 'Somewhere', 52, -1,
      shown, search_words(shown, 'Black Somewhere'), 'seen', gen_random_uuid()::text, now()
    from (select point(${west.east} + random() * ${east.east - west.east}, ${west.north} + random() * ${east.north - west.north}) as shown
      from generate_series(1, ${Math.round(searches / 5)})) as found`.execute(db)
  await sql`set session_replication_role = origin`.execute(db)
  await sql`vacuum (analyze) pet, lost_case, found_report`.execute(db)
}

/** The median of five runs, and the plan. */
async function planOf(db: Db, question: RawBuilder<unknown>) {
  const runs: Plan[] = []
  for (const name of ['1', '2', '3', '4', '5']) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off) ${question}`.execute(db)
    const text = rows.map((row) => row['QUERY PLAN'] ?? Object.values(row)[0]).join('\n')
    runs.push({ name, text, milliseconds: Number(/Execution Time: ([\d.]+)/.exec(text)?.[1]) })
  }
  const { text, milliseconds } = medianOf(runs) ?? { text: '', milliseconds: Number.POSITIVE_INFINITY }
  return { text, milliseconds }
}
