import type { Db } from '#platform/database/db.ts'

/**
 * Animals that live, with a chip of a batch that nobody has replaced, whatever was reported of it: of a recall their keepers and those who
 * implanted them are told.
 */
export const animalsOfBatch = (db: Db, batchId: string) =>
  db
    .selectFrom('chipUnit')
    .innerJoin('chip', 'chip.number', 'chipUnit.number')
    .innerJoin('pet', 'pet.id', 'chip.petId')
    .leftJoin('implant', (join) => join.onRef('implant.chipNumber', '=', 'chip.number').onRef('implant.petId', '=', 'pet.id'))
    .where('chipUnit.batchId', '=', batchId)
    .where('chip.supersededAt', 'is', null)
    .where('pet.status', '<>', 'deceased')
