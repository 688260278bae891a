import { claimById } from '#features/keepership/disputes.ts'
import { answer } from '#platform/server/answer.ts'
import { claimRows } from '../claimrows.ts'
import { showClaim } from '../contract.ts'

export default answer(showClaim, async ({ input, db, refuse }) => {
  const [row] = await claimRows(db, [await claimById(db, input.requestId)])
  if (!row) throw refuse('noSuchRequest')
  return row
})
