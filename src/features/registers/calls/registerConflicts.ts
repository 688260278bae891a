import { answer } from '#platform/server/answer.ts'
import { conflictCard } from '../cards.ts'
import { registerConflicts } from '../contract.ts'
import { conflictsOfKeeper } from '../queries.ts'

export default answer(registerConflicts, async ({ input, who, db }) => {
  const rows = await conflictsOfKeeper(db, who.id, input.petId)
  return { items: rows.map(conflictCard) }
})
