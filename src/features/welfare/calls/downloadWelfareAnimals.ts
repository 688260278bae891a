import { londonDate } from '#platform/clock/clock.ts'
import { everyRowOf } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { csvFile } from '#platform/server/csv.ts'
import { stayLine } from '../cards.ts'
import { ANIMALS_BY, chosenAnimals } from '../chosen.ts'
import { downloadWelfareAnimals } from '../contract.ts'
import { csvRows } from '../parts/list/rows.ts'

export default answer(downloadWelfareAnimals, async ({ input, who, db, now, give }) => {
  const stays = await everyRowOf(chosenAnimals(db, who.id, input, londonDate(now)), ANIMALS_BY, input)
  give(csvFile(csvRows(stays.map((stay) => stayLine(stay, who, now))), 'animals.csv'))
  return null
})
