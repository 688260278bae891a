import { pageOfComputed } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { offspringCards } from '../cards.ts'
import { ANIMALS_BY, chosenAnimals } from '../chosen.ts'
import { getBreederPets } from '../contract.ts'

export default answer(getBreederPets, async ({ input, who, db, now }) => {
  const { rows: young, ...page } = await pageOfComputed(chosenAnimals(db, who.id, input), ANIMALS_BY, input)
  return { items: await offspringCards(db, young, who, now), ...page }
})
