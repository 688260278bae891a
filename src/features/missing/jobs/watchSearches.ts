import * as z from 'zod'
import { HELD_BY } from '#features/pets/queries.ts'
import { Species } from '#knowledge/animals/shape.ts'
import { speciesWords } from '#knowledge/animals/species.ts'
import { earlier, span } from '#platform/clock/clock.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { metresNow } from '../alertMetres.ts'
import { FOUND_DAYS, foundReportLife, LISTED_FOUND, LOOKED_FOR, lostCaseLife, REMINDERS, RESTS_AFTER_DAYS } from '../lifecycle.ts'
import { foundExpired, howDoesItGo, searchRests } from '../messages.ts'
import { casesWithPets } from '../queries.ts'

/** LOST-6, LOST-8, FOUND-6: lets long searches rest, reminds keepers, asks further out for help, and ends old reports. */
export default job({
  name: 'watchSearches',
  schedule: '25 * * * *',
  data: z.object({}),
  work: async (context) => {
    await letRest(context)
    await remind(context)
    await askFurtherOut(context)
    await endFound(context)
  },
})

const AT_ONCE = 500

/** What somebody changes at this moment waits for the next hour. */
const notInUse = ({ db }: JobContext<object>) =>
  casesWithPets(db).orderBy('lostCase.createdAt').limit(AT_ONCE).forNoKeyUpdate('lostCase').skipLocked()

async function letRest(context: JobContext<object>): Promise<void> {
  const { now, transition, notify } = context
  const since = earlier(now, { days: RESTS_AFTER_DAYS })
  const due = await notInUse(context)
    .where('lostCase.status', 'in', ['open', 'located'])
    .where('lostCase.statusAt', '<=', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sighting')
            .select('sighting.id')
            .whereRef('sighting.caseId', '=', 'lostCase.id')
            .where('sighting.createdAt', '>', since),
        ),
      ),
    )
    .execute()
  for (const { id, keeperId, petName } of due) {
    await transition(lostCaseLife, 'rest', id, 'clock')
    await notify(keeperId, searchRests({ id, petName }))
  }
}

async function remind(context: JobContext<object>): Promise<void> {
  const { db, now, notify } = context
  const due = await notInUse(context)
    .where('lostCase.status', 'in', ['open', 'located'])
    // Whose animal an organisation holds for them isn’t searching.
    .where(HELD_BY, 'is', null)
    .where(({ or, and, eb }) =>
      or(
        REMINDERS.map((days, sent) => and([eb('lostCase.reminders', '<=', sent), eb('lostCase.createdAt', '<=', earlier(now, { days }))])),
      ),
    )
    .execute()
  for (const { id, keeperId, petName, createdAt } of due) {
    const passed = REMINDERS.filter((days) => now.getTime() - createdAt.getTime() >= span({ days }))
    await db.updateTable('lostCase').set({ reminders: passed.length }).where('id', '=', id).execute()
    await notify(keeperId, howDoesItGo({ id, petName, day: passed.at(-1) ?? 1 }))
  }
}

/** People farther away are asked each day, until the animal has been lost for as long as the circle grows. */
async function askFurtherOut({ db, now, queue }: JobContext<object>): Promise<void> {
  const young = await casesWithPets(db)
    .where('lostCase.status', 'in', [...LOOKED_FOR])
    .where(HELD_BY, 'is', null)
    .where('lostCase.createdAt', '>', earlier(now, { days: GROWS_DAYS }))
    .execute()
  for (const lost of young) if (lost.alertMetres < metresNow(lost, now)) await queue('alertNearby', { caseId: lost.id })
}
const GROWS_DAYS = 10

async function endFound({ db, now, transition, notify }: JobContext<object>): Promise<void> {
  const due = await db
    .selectFrom('foundReport')
    .select(['id', 'species', 'finderEmail', 'finderMobile', 'finderName'])
    .where('status', 'in', [...LISTED_FOUND])
    .where('createdAt', '<=', earlier(now, { days: FOUND_DAYS }))
    .orderBy('createdAt')
    .limit(AT_ONCE)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  for (const { id, species, finderEmail: email, finderMobile: mobile, finderName: name } of due) {
    await transition(foundReportLife, 'expire', id, 'clock')
    await notify({ email, mobile, name }, foundExpired({ animal: speciesWords[Species.parse(species)].one }))
  }
}
