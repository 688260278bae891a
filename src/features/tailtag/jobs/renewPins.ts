import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { hashOf, pinOf, printedShortCode, shortCodeOf } from '../codes.ts'
import { newPin } from '../messages.ts'

/** TAG-7: sends the new keeper of a pet the new PIN of each tag that it wears. */
export default job({
  name: 'renewPins',
  schedule: '*/5 * * * *',
  data: z.object({}),
  work: async ({ db, services, notify }) => {
    const due = await db
      .selectFrom('tag')
      .innerJoin('pet', 'pet.id', 'tag.lastPetId')
      .select(['tag.id', 'tag.pins', 'pet.name', 'pet.keeperId'])
      .where('tag.pinHash', 'is', null)
      .limit(200)
      .forUpdate('tag')
      .skipLocked()
      .execute()
    for (const { id, pins, name, keeperId } of due) {
      const pin = pinOf(services, id, pins)
      await db
        .updateTable('tag')
        .set({ pinHash: hashOf(services, 'pin', pin) })
        .where('id', '=', id)
        .execute()
      await notify(keeperId, newPin({ petName: name, shortCode: printedShortCode(shortCodeOf(services, id)), pin }))
    }
  },
})
