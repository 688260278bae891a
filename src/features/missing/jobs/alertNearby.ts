import { sql } from 'kysely'
import * as z from 'zod'
import { Species } from '#knowledge/animals/shape.ts'
import { speciesWords } from '#knowledge/animals/species.ts'
import { onGrid } from '#knowledge/places/grid.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { metresNow } from '../alertMetres.ts'
import { LOOKED_FOR } from '../lifecycle.ts'
import { lookOut } from '../messages.ts'
import { casesWithPets, type LostCaseWithPet } from '../queries.ts'

/** LOST-8: asks the people nearby who want to hear of it to look out for an animal, each once. */
export default job({
  name: 'alertNearby',
  data: z.object({ caseId: z.uuid() }),
  work: async (context) => {
    const { data, db, now, notify } = context
    const lost = await casesWithPets(db)
      .where('lostCase.id', '=', data.caseId)
      .where('lostCase.status', 'in', [...LOOKED_FOR])
      .forNoKeyUpdate('lostCase')
      .executeTakeFirst()
    if (!lost) return

    const species = Species.parse(lost.species)
    const metres = metresNow(lost, now)
    const words = lookOut({ id: lost.id, petName: lost.petName, animal: speciesWords[species].one, area: lost.area, colour: lost.colour })
    for (const { accountId } of await peopleWithin(context, lost, metres)) {
      await db.insertInto('lostAlertSent').values({ caseId: lost.id, accountId, at: now }).execute()
      await notify(accountId, words)
    }
    await db.updateTable('lostCase').set({ alertMetres: metres }).where('id', '=', lost.id).execute()
  },
})

/** How many are told at once. The next hour goes on. */
const MOST_AT_ONCE = 500

function peopleWithin({ db }: JobContext<object>, { id, species, keeperId, ...lost }: LostCaseWithPet, metres: number) {
  // Round the place that strangers are shown, so that who is told gives nothing away.
  const { east, north } = onGrid({ lat: lost.shownLat, lng: lost.shownLng })
  return db
    .selectFrom('lostAlert')
    .select('accountId')
    .where(sql<boolean>`lost_alert.home <@ circle(point(${sql.lit(east)}, ${sql.lit(north)}), ${sql.lit(metres)})`)
    .where(sql<boolean>`${species} = any(lost_alert.species)`)
    .where('accountId', '<>', keeperId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lostAlertSent')
            .select('lostAlertSent.caseId')
            .where('lostAlertSent.caseId', '=', id)
            .whereRef('lostAlertSent.accountId', '=', 'lostAlert.accountId'),
        ),
      ),
    )
    .orderBy('accountId')
    .limit(MOST_AT_ONCE)
    .execute()
}
