import { answer } from '#platform/server/answer.ts'
import { getMySpin } from '../contract.ts'
import { spinOf } from '../queries.ts'
import { spinRow } from '../rows.ts'

export default answer(getMySpin, async ({ input, who, db }) => {
  const spin = await spinOf(db, who.id, input.campaignId)
  return { spin: spin ? spinRow(spin) : null }
})
