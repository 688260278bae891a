import { londonDate } from '#platform/clock/clock.ts'
import { pageOfComputed } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { stayCards } from '../cards.ts'
import { ANIMALS_BY, chosenAnimals, countsOf } from '../chosen.ts'
import { getWelfarePets } from '../contract.ts'
import { locationsOf } from '../stays.ts'

export default answer(getWelfarePets, async (context) => {
  const { input, who, db, now } = context
  const { rows: stays, ...page } = await pageOfComputed(chosenAnimals(db, who.id, input, londonDate(now)), ANIMALS_BY, input)
  const [locations, counts] = [await locationsOf(db, who.id), await countsOf(db, who.id, londonDate(now))]
  return { items: await stayCards(context, stays), locations, counts, ...page }
})
