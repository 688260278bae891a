import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { waysFor } from '../byWaysOn.ts'
import { lookedUp, lookedUpMissing, lookedUpUnconfirmed } from '../messages.ts'
import { keepersOf } from '../queries.ts'

/** Writes to the keepers of pets that were looked up. */
export default job({
  name: 'tellKeepersOfLookups',
  data: z.object({ lookups: z.array(z.object({ petId: z.uuid(), at: z.coerce.date() })) }),
  work: async ({ data, db, notify }) => {
    const keepers = await keepersOf(
      db,
      data.lookups.map(({ petId }) => petId),
    )
    for (const { petId, at } of data.lookups) {
      const keeper = keepers.get(petId)
      if (!keeper) continue
      const { petName, missing, isConfirmed } = keeper
      const told = isConfirmed ? lookedUp(petName, at) : lookedUpUnconfirmed(petName, at)
      await notify(waysFor(keeper), missing ? lookedUpMissing(petName, missing, at) : told)
    }
  },
})
