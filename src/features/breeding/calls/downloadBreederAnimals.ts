import { everyRowOf } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { csvFile } from '#platform/server/csv.ts'
import { ANIMALS_BY, chosenAnimals } from '../chosen.ts'
import { downloadBreederAnimals } from '../contract.ts'
import { animalLines, newbornRows } from '../lines.ts'

export default answer(downloadBreederAnimals, async ({ input, who, db, give }) => {
  const young = await everyRowOf(chosenAnimals(db, who.id, input), ANIMALS_BY, input)
  const { state, petId } = input
  const newborn = petId || (state && state !== 'withMe') ? [] : await newbornRows(db, who.id, input)
  give(csvFile(await animalLines(db, young, newborn), 'animals.csv'))
  return null
})
