import { sql } from 'kysely'
import * as z from 'zod'
import { NO_COUNCIL } from '#features/pets/lifecycle.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { contactOf } from '../directory.ts'
import { claimSoon } from '../messages.ts'
import { FREE_FROM } from '../stays.ts'
import { strayDogs } from '../strays.ts'

/** Days before the animal may go to somebody else. */
const DAYS_BEFORE = 3
const AT_A_TIME = 200

/** PET-15 Reminds the keepers of dogs that are held for them, once for each day on which their time may end. */
export default job({
  name: 'remindKeepers',
  schedule: '10 8 * * *',
  data: z.object({}),
  work: async ({ db, now, notify }) => {
    const today = londonDate(now)
    const due = await strayDogs(db)
      .innerJoin('custody', (held) => held.onRef('custody.intakeId', '=', 'intake.id').on('custody.status', '=', 'held'))
      .select(['custody.id as custodyId', 'pet.id as petId', 'pet.keeperId'])
      .where(FREE_FROM, '<>', NO_COUNCIL)
      .where(FREE_FROM, '>', today)
      .where(FREE_FROM, '<=', daysAfter(today, DAYS_BEFORE))
      .where((stay) => stay.or([stay('custody.remindedOf', 'is', null), sql<boolean>`custody.reminded_of::text <> ${FREE_FROM}`]))
      .limit(AT_A_TIME)
      .forUpdate('custody')
      .skipLocked()
      .execute()
    for (const { custodyId, organisationId, keeperId, petId, name: petName, freeFrom } of due) {
      const { name: organisation, phone } = await contactOf(db, organisationId)
      await notify(keeperId, claimSoon({ petId, petName, organisation, phone, freeFrom }))
      await db.updateTable('custody').set({ remindedOf: freeFrom }).where('id', '=', custodyId).execute()
    }
  },
})
