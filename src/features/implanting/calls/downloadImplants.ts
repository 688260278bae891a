import { sql } from 'kysely'
import { everyRowOf } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { csvFile } from '#platform/server/csv.ts'
import { chosenImplants, IMPLANTS_BY } from '../chosen.ts'
import { downloadImplants } from '../contract.ts'
import { implantRows } from '../parts/manage/implanted/csv.ts'
import { shownImplant, withAsked } from '../rows.ts'

export default answer(downloadImplants, async ({ input, who, db, now, give }) => {
  const implants = await withAsked(db, await everyRowOf(chosenImplants(db, who.id, input, now), IMPLANTS_BY, input))
  const petIds = implants.flatMap(({ petId }) => petId ?? [])
  const pets = await db
    .selectFrom('pet')
    .select(['id', 'species', 'breed', 'sex', 'neutered'])
    .where('id', '=', sql<string>`any(${petIds})`)
    .execute()
  const byId = new Map(pets.map((pet) => [pet.id, pet]))
  const rows = implants.map((row) => ({ ...shownImplant(row, now), pet: byId.get(row.petId ?? '') ?? null }))
  give(csvFile(implantRows(rows), 'implants.csv'))
  return null
})
