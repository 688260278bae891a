import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { lookedUpLetter, lookedUpText } from '../messages.ts'
import { keepersOf } from '../queries.ts'

/** Writes to the keepers of pets that were looked up: by e-mail, or by text message where they want no e-mail. */
export default job({
  name: 'tellKeepersOfLookups',
  data: z.object({ lookups: z.array(z.object({ petId: z.uuid(), at: z.coerce.date() })) }),
  work: async ({ data, db, needs, send }) => {
    const keepers = await keepersOf(
      db,
      data.lookups.map(({ petId }) => petId),
    )
    for (const { petId, at } of data.lookups) {
      const keeper = keepers.get(petId)
      if (!keeper) continue
      if (!keeper.alertByEmail && keeper.mobile) await send(lookedUpText(keeper, needs.config.publicUrl))
      if (keeper.alertByEmail || !keeper.mobile) await send(lookedUpLetter(keeper, at, needs.config.publicUrl))
    }
  },
})
