import { answer } from '#platform/server/answer.ts'
import { confirmTransferFromDatabase } from '../contract.ts'
import { recordTransferLife } from '../lifecycle.ts'
import { moveOfKeeper } from '../queries.ts'

export default answer(confirmTransferFromDatabase, async ({ input, who, db, now, refuse, transition }) => {
  const known = await moveOfKeeper(db, input.moveId, who.id)
  if (!known) throw refuse('noSuchMove')
  const status = await transition(recordTransferLife, 'confirm', known.id, 'keeper')
  return { status, confirmedAt: now }
})
