import { straysElsewhere } from '#features/welfare/queries/strayselsewhere.ts'
import { answer } from '#platform/server/answer.ts'
import { conflictCard, sendingCard } from '../cards.ts'
import { registerConflicts } from '../contract.ts'
import { conflictsOfKeeper, sendingsOfKeeper } from '../queries.ts'

export default answer(registerConflicts, async ({ input, who, db, now }) => {
  const [conflicts, sendings] = [await conflictsOfKeeper(db, who.id, input.petId), await sendingsOfKeeper(db, who.id, input.petId)]
  const strays = await straysElsewhere(
    db,
    conflicts.map(({ petId }) => petId),
  )
  const items = conflicts.map((row) => conflictCard(row, strays.get(row.petId), now))
  return { items, sent: sendings.map(sendingCard) }
})
