import * as z from 'zod'
import { Id } from '#platform/contract/shapes.ts'
import { newId } from '#platform/database/id.ts'
import { job } from '#platform/jobs/job.ts'
import { aboutOf } from '../endByDeath.ts'
import { deathLetter } from '../messages.ts'

/** CONF-6 Writes to another register, where we know its address, that an animal has died whose microchip it has: it can tell the keeper whom it knows. */
export default job({
  name: 'tellRegisterOfDeath',
  data: z.object({ petId: Id, registerCode: z.string(), diedOn: z.string(), organisation: z.string() }),
  work: async ({ data, db, send }) => {
    const about = await aboutOf(db, data)
    if (!about.address) return
    await send({
      channel: 'post',
      kind: 'needed',
      id: newId(),
      to: `${about.name}\n${about.address}`,
      ...deathLetter({ ...about, ...data }),
    })
  },
})
