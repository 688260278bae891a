import { sql } from 'kysely'
import { holdersElsewhere } from '#features/chips/queries.ts'
import { implantProblem } from '#knowledge/animals/birth.ts'
import { BreedChoice, Species } from '#knowledge/animals/shape.ts'
import type { Db } from '#platform/database/db.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { chipLitter } from '../contract.ts'
import { enteredRows, rowsProblem, rowsRegistered } from '../entry.ts'
import { enterOffspring } from '../litter.ts'
import { unchipped } from '../newborn.ts'
import { litterToChange } from '../queries.ts'

export default handlerWithPreflight(
  chipLitter,
  ({ db, services, input }) =>
    holdersElsewhere(
      db,
      services,
      input.young.map(({ chipNumber }) => chipNumber),
    ),
  async (context, elsewhere) => {
    const { input, who, db, now, refuse } = context
    const { litterId, implant, evenIfHeldElsewhere } = input
    const litter = await litterToChange(db, litterId, who.id)
    if (!litter) throw refuse('noSuchLitter')
    const ids = input.young.map(({ newbornId }) => newbornId)
    if (!(await areWaiting(db, litterId, ids))) throw refuse('notWaiting')
    const wrong = implantProblem(implant.implantedOn, litter, now)
    if (wrong) throw refuse('implantDateWrong', { words: wrong, field: 'implant.implantedOn' })
    const young = input.young.map(({ newbornId: _, ...one }) => one)
    const problems = await rowsProblem(context, { young, damChip: litter.damChipNumber, elsewhere, evenIfHeldElsewhere })
    if (problems) return refuse(problems.reason, { fields: problems.fields })

    const { bornOn, bornExactly } = litter
    const same = { species: Species.parse(litter.species), breed: BreedChoice.parse(litter.breed), bornOn, bornExactly, implant }
    const entering = enterOffspring(context, { ...same, young }, { litterId, breederId: who.id, alsoHeldBy: elsewhere })
    const entered = await enteredRows(young, entering)
    if ('reason' in entered) throw refuse(entered.reason, { fields: entered.fields })
    const { pets } = entered
    await giveRecords(
      db,
      ids,
      pets.map(({ petId }) => petId),
    )
    return { litterId, pets, payment: await rowsRegistered(context, entered, { damName: litter.damName, elsewhere }) }
  },
)

/** Whether each of these is an animal of the litter that has no chip yet, and none stands there twice. */
async function areWaiting(db: Db, litterId: string, ids: readonly string[]): Promise<boolean> {
  const found = await unchipped(db)
    .select('newborn.id')
    .where('newborn.litterId', '=', litterId)
    .where('newborn.id', 'in', [...ids])
    .execute()
  return found.length === ids.length
}

/** Each animal that was written down is now the one that was registered in its row. */
const giveRecords = (db: Db, ids: readonly string[], petIds: readonly string[]) =>
  sql`
    update newborn set pet_id = given.pet_id
    from unnest(${ids}::uuid[], ${petIds}::uuid[]) as given (id, pet_id)
    where newborn.id = given.id`.execute(db)
