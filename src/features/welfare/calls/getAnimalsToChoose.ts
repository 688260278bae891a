import { londonDate } from '#platform/clock/clock.ts'
import { pageOfComputed } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { ANIMALS_BY, chosenAnimals } from '../chosen.ts'
import { getAnimalsToChoose } from '../contract.ts'
import { passingOfStay } from '../groundsOf.ts'
import { MOST_AT_ONCE } from '../policy.ts'

export default answer(getAnimalsToChoose, async ({ input, who, db, now }) => {
  const { sort, ...view } = input
  const ours = chosenAnimals(db, who.id, view, londonDate(now)).where('stay.state', '<>', 'left')
  const { rows, total } = await pageOfComputed(ours, ANIMALS_BY, { sort, page: 1, pageSize: MOST_AT_ONCE })
  return {
    animals: rows.map((stay) => {
      const { id, shownName: name, isHeld, chipNumber } = stay
      return { id, name, isHeld, isUnchipped: chipNumber === '', ...passingOfStay(stay, now) }
    }),
    total,
  }
})
