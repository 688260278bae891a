import { londonDate } from '#platform/clock/clock.ts'
import { pageOfComputed } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { stayCards } from '../cards.ts'
import { ANIMALS_BY, chosenAnimals } from '../chosen.ts'
import { getWelfarePets } from '../contract.ts'
import { locationsOf } from '../stays.ts'

export default answer(getWelfarePets, async (context) => {
  const { input, who, db, now } = context
  const { rows: stays, ...page } = await pageOfComputed(chosenAnimals(db, who.id, input, londonDate(now)), ANIMALS_BY, input)
  return { items: await stayCards(context, stays), locations: await locationsOf(db, who.id), ...page }
})
