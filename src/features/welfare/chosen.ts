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
  if (state === 'waiting') ours = ours.where('stay.state', 'in', ['withUs', 'inFoster'])
  if (state === 'here') ours = ours.where('stay.state', '<>', 'left')
  if (state === 'stillYours') ours = ours.where(isStillYours(organisationId))
  if (isState(state)) ours = ours.where('stay.state', '=', state)
  if (kind) ours = ours.where('stay.kind', '=', kind)
  if (species) ours = ours.where('stay.species', '=', species)
  if (location) ours = ours.where('stay.location', '=', location)
  if (stray) ours = ours.where('stay.state', '<>', 'left').where('stay.strayState', '=', stray)
  if (query)
    ours = ours.where((row) =>
      row.or([
        ...(['shownName', 'location', 'foundWhere', 'councilReference', 'releaseReference', 'fromWhom'] as const).map((text) =>
          row(`stay.${text}`, 'ilike', within(query)),
        ),
        row('stay.chipNumber', 'like', within(ungrouped(query))),
      ]),
    )
  return ours
}

const isState = (state: Chosen['state']): state is z.output<typeof StayState> => StayState.safeParse(state).success

/** It has left, and the organisation is still its keeper on the register. */
const isStillYours = (organisationId: string) =>
  sql<boolean>`stay.state = 'left' and stay.keeper_id = ${organisationId} and stay.status <> 'deceased' and stay.chip_number <> ''`

/** How many animals of an organisation there are of each state, and of those that the list puts together. */
export async function countsOf(db: Db, organisationId: string) {
  const rows = await db
    .selectFrom(animalsOf(db, organisationId).as('stay'))
    .select(['stay.state', sql<number>`count(*)::int`.as('count')])
    .select(sql<number>`(count(*) filter (where ${isStillYours(organisationId)}))::int`.as('stillYours'))
    .groupBy('stay.state')
    .execute()
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  const [withUs, held, inFoster, offered, left] = [of('withUs'), of('held'), of('inFoster'), of('offered'), of('left')]
  const stillYours = rows.reduce((sum, row) => sum + row.stillYours, 0)
  return { here: all - left, waiting: withUs + inFoster, held, inFoster, offered, left, stillYours, all }
}

export const ANIMALS_BY = { by: { name: sql`lower(shown_name)`, cameOn: 'stay.cameOn' }, id: 'stay.intakeId' }
