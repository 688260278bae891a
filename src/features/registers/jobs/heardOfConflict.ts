import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { openConflict } from '../openConflict.ts'
import { petWithConflict } from '../queries.ts'

/** Another register answered that it has a number of ours. */
export default job({
  name: 'heardOfConflict',
  data: z.object({ chipNumber: z.string(), registerCode: z.string() }),
  work: async (context) => {
    const pet = await petWithConflict(context.db, context.data.chipNumber)
    if (!pet || pet.conflictId) return
    await openConflict(context, { petId: pet.petId, keeperId: pet.keeperId, registerCode: context.data.registerCode, found: 'asked' })
  },
})
