import * as z from 'zod'
import { NO_COUNCIL } from '#features/pets/lifecycle.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { straysAreFree } from '../messages.ts'
import { FREE_FROM } from '../stays.ts'
import { strayDogs } from '../strays.ts'

const AT_A_TIME = 200

/** PET-15 Writes to each organisation in the morning, once, of its stray dogs whose days are over. */
export default job({
  name: 'tellOfFreeStrays',
  schedule: '15 7 * * *',
  data: z.object({}),
  work: async ({ db, now, notify }) => {
    const free = await strayDogs(db)
      .where(FREE_FROM, '<>', NO_COUNCIL)
      .where(FREE_FROM, '<=', londonDate(now))
      .where('intake.freeToldAt', 'is', null)
      .limit(AT_A_TIME)
      .forUpdate('intake')
      .skipLocked()
      .execute()
    for (const [organisationId, dogs] of Map.groupBy(free, (dog) => dog.organisationId)) await notify(organisationId, straysAreFree(dogs))
    if (free.length === 0) return
    const ids = free.map(({ id }) => id)
    await db.updateTable('intake').set({ freeToldAt: now }).where('id', 'in', ids).execute()
  },
})
