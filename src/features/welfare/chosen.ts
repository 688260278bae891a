import { sql } from 'kysely'
import type * as z from 'zod'
import { ungrouped } from '#knowledge/chipnumbers/group.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { within } from '#platform/database/within.ts'
import type { downloadWelfareAnimals } from './contract.ts'
import { StayState } from './shapes.ts'
import { animalsOf, strayStateOn } from './stays.ts'

type Chosen = Omit<InputOf<typeof downloadWelfareAnimals>, 'sort'>

/** The animals of an organisation that a list or a file of them is to hold. */
export function chosenAnimals(db: Db, organisationId: string, { state, kind, species, location, stray, query }: Chosen, today: string) {
  let ours = db.selectFrom(animalsOf(db, organisationId).select(strayStateOn(today).as('strayState')).as('stay')).selectAll()
  if (state === 'waiting') ours = ours.where(isWaiting(today))
  if (state === 'here') ours = ours.where('stay.state', '<>', 'left')
  if (state === 'stillYours') ours = ours.where(isStillYours(organisationId))
  if (state === 'held') ours = ours.where(isHeldNow(today))
  else if (state === 'withUs') ours = ours.where('stay.state', '=', 'withUs').where(sql<boolean>`not ${isHeldNow(today)}`)
  else if (isState(state)) ours = ours.where('stay.state', '=', state)
  if (kind) ours = ours.where('stay.kind', '=', kind)
  if (species) ours = ours.where('stay.species', '=', species)
  if (location) ours = ours.where('stay.location', '=', location)
  if (stray) ours = ours.where('stay.state', '<>', 'left').where('stay.strayState', '=', stray)
  if (query)
    ours = ours.where((row) =>
      row.or([
        ...TEXTS.map((text) => row(`stay.${text}`, 'ilike', within(query))),
        row(BREED, 'ilike', within(query)),
        row('stay.chipNumber', 'like', within(ungrouped(query))),
      ]),
    )
  return ours
}

/** What an organisation remembers of an animal, or is asked on the phone: who found it or gave it up, and where it went, as well. */
const TEXTS = [
  'shownName',
  'colour',
  'location',
  'foundWhere',
  'finderName',
  'givenUpBy',
  'fromWhom',
  'outcomeTo',
  'councilReference',
  'releaseReference',
] as const

/** Of a breed on the list its id, which is its name in small letters with dashes; both of a cross; or the words of whoever described it. */
const BREED = sql<string>`replace(concat_ws(' ', stay.breed ->> 'breedId', stay.breed ->> 'breedIds', stay.breed ->> 'text'), '-', ' ')`

const isState = (state: Chosen['state']): state is z.output<typeof StayState> => StayState.safeParse(state).success

/** It has left, and the organisation is still its keeper on the register. */
const isStillYours = (organisationId: string) =>
  sql<boolean>`stay.state = 'left' and stay.keeper_id = ${organisationId} and stay.status <> 'deceased' and stay.chip_number <> ''`

/** HOLD-8 Its keeper on another register has their days. */
const isHeldElsewhere = (today: string) => sql`(stay.is_doubtful and coalesce(stay.elsewhere_until > ${today}, false))`

const isHeldNow = (today: string) => sql<boolean>`(stay.state = 'held' or stay.state = 'withUs' and ${isHeldElsewhere(today)})`

/** It can be given a home: nobody’s days to claim it run. */
const isWaiting = (today: string) =>
  sql<boolean>`(stay.state in ('withUs', 'inFoster') and not ${isHeldElsewhere(today)}
    and coalesce(stay.stray_state, 'free') = 'free')`

/** How many animals of an organisation there are of each state, and of those that the list puts together. */
export async function countsOf(db: Db, organisationId: string, today: string) {
  const rows = await db
    .selectFrom(animalsOf(db, organisationId).select(strayStateOn(today).as('strayState')).as('stay'))
    .select(['stay.state', sql<number>`count(*)::int`.as('count')])
    .select(sql<number>`(count(*) filter (where ${isStillYours(organisationId)}))::int`.as('stillYours'))
    .select(sql<number>`(count(*) filter (where ${isWaiting(today)}))::int`.as('waiting'))
    .select(sql<number>`(count(*) filter (where ${isHeldNow(today)}))::int`.as('heldNow'))
    .groupBy('stay.state')
    .execute()
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  const sumOf = (column: 'stillYours' | 'waiting' | 'heldNow') => rows.reduce((sum, row) => sum + row[column], 0)
  const [inFoster, offered, left] = [of('inFoster'), of('offered'), of('left')]
  const [stillYours, waiting, held] = [sumOf('stillYours'), sumOf('waiting'), sumOf('heldNow')]
  return { here: all - left, waiting, held, inFoster, offered, left, stillYours, all }
}

export const ANIMALS_BY = { by: { name: sql`lower(shown_name)`, cameOn: 'stay.cameOn' }, id: 'stay.intakeId' }
