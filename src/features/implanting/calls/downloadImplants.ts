import { everyRowOf } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { csvFile } from '#platform/server/csv.ts'
import { chosenImplants, IMPLANTS_BY } from '../chosen.ts'
import { downloadImplants } from '../contract.ts'
import { implantRows } from '../parts/manage/implanted/csv.ts'
import { shownImplant, withAsked } from '../rows.ts'

export default answer(downloadImplants, async ({ input, who, db, now, give }) => {
  const implants = await withAsked(db, await everyRowOf(chosenImplants(db, who.id, input, now), IMPLANTS_BY, input))
  give(csvFile(implantRows(implants.map((row) => shownImplant(row, now))), 'implants.csv'))
  return null
})
