import { pageOfComputed } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { chosenImplants, IMPLANTS_BY } from '../chosen.ts'
import { getImplanterImplantedChips } from '../contract.ts'
import { shownImplant, withAsked } from '../rows.ts'

export default answer(getImplanterImplantedChips, async ({ input, who, db, now }) => {
  const { rows, ...page } = await pageOfComputed(chosenImplants(db, who.id, input, now), IMPLANTS_BY, input)
  return { items: (await withAsked(db, rows)).map((row) => shownImplant(row, now)), ...page }
})
