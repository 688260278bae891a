import { sql } from 'kysely'
import { onGrid } from '#knowledge/places/grid.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { updateLostAlerts } from '../contract.ts'
import { ALERTS } from '../lifecycle.ts'
import { placed } from '../whereabouts.ts'

/** LOST-8: a person’s own consent, given and taken back here. */
export default handlerWithPreflight(
  updateLostAlerts,
  async ({ input, services }) => (input.species.length > 0 ? placed(services, { place: input.place }) : null),
  async ({ input, who, db, now, refuse, recordEvent }, place) => {
    if (typeof place === 'string') throw refuse(place, { field: 'place' })
    await recordEvent('account', who.id, { move: 'updateLostAlerts', ...ALERTS, by: 'holder', facts: { species: input.species } })
    if (!place) {
      await db.deleteFrom('lostAlert').where('accountId', '=', who.id).execute()
      return { species: [], area: null }
    }
    const { east, north } = onGrid(place)
    const wanted = { ...place, species: input.species, home: sql<{ x: number; y: number }>`point(${east}, ${north})`, since: now }
    await db
      .insertInto('lostAlert')
      .values({ accountId: who.id, ...wanted })
      .onConflict((conflict) => conflict.column('accountId').doUpdateSet(wanted))
      .execute()
    return { species: input.species, area: place.area }
  },
)
