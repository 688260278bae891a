import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { byOneWay, byWaysOn, lookedUp, lookedUpMissing } from '../messages.ts'
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
      if (keeper?.missing) await notify(byWaysOn(keeper), lookedUpMissing(keeper.petName, keeper.missing, at))
      else if (keeper) await notify(byOneWay(keeper), lookedUp(keeper.petName, at))
    }
  },
})
