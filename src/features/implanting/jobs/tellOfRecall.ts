import { sql } from 'kysely'
import * as z from 'zod'
import { batchLife } from '#features/stock/lifecycle.ts'
import type { Db } from '#platform/database/db.ts'
import { job } from '#platform/jobs/job.ts'
import { animalsOfBatch } from '../queries/animalsofbatch.ts'
import { chipOfYoursRecalled, chipsYouImplantedRecalled } from '../recallletters.ts'

/** So many animals at a time; the rest follow in a transaction of their own. */
const AT_A_TIME = 100

/** DEAD-4 Tells the keepers of animals that have chips of a batch that was called back, and who implanted them. Each animal is told of once. */
export default job({
  name: 'tellOfRecall',
  data: z.object({ batchId: z.string(), code: z.string(), why: z.string() }),
  work: async ({ db, data, recordEvent, notify, queue }) => {
    const animals = await untold(db, data)
    for (const { petId } of animals)
      await recordEvent('pet', petId, {
        move: 'recallChip',
        clause: batchLife.moves.recall.clause,
        by: 'Staff',
        facts: { batch: data.code },
      })
    // Until somebody has said that the animal is theirs, it stands in its implanter's name.
    const kept = animals.filter(({ status }) => status !== 'awaitingConfirmation')
    for (const [keeperId, pets] of Map.groupBy(kept, ({ keeperId }) => keeperId)) await notify(keeperId, chipOfYoursRecalled(pets, data))
    for (const [implanterId, pets] of Map.groupBy(animals, ({ implanterId }) => implanterId))
      if (implanterId)
        await notify(
          implanterId,
          chipsYouImplantedRecalled(
            pets.map(({ number }) => number),
            data,
          ),
        )
    if (animals.length === AT_A_TIME) await queue('tellOfRecall', data)
  },
})

/** Those of them of which nobody was told yet. */
const untold = (db: Db, { batchId, code }: { batchId: string; code: string }) =>
  animalsOfBatch(db, batchId)
    .select(['pet.id as petId', 'pet.name as petName', 'pet.status', 'pet.keeperId', 'chip.number', 'implant.implanterId'])
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('event')
            .select('event.id')
            .where('event.subject', '=', 'pet')
            .whereRef('event.subjectId', '=', 'pet.id')
            .where('event.move', '=', 'recallChip')
            .where(sql<string>`event.facts ->> 'batch'`, '=', code),
        ),
      ),
    )
    .orderBy('implant.implanterId')
    .orderBy('chip.number')
    .limit(AT_A_TIME)
    .execute()
