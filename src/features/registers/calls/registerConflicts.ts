import { answer } from '#platform/server/answer.ts'
import { conflictCard, sendingCard } from '../cards.ts'
import { registerConflicts } from '../contract.ts'
import { conflictsOfKeeper, sendingsOfKeeper } from '../queries.ts'

export default answer(registerConflicts, async ({ input, who, db }) => {
  const [conflicts, sendings] = [await conflictsOfKeeper(db, who.id, input.petId), await sendingsOfKeeper(db, who.id, input.petId)]
  return { items: conflicts.map(conflictCard), sent: sendings.map(sendingCard) }
})
