import { answer } from '#platform/server/answer.ts'
import { moveForOthers } from '../cards.ts'
import { getMoveByCode } from '../contract.ts'
import { moveByCode } from '../queries.ts'

export default answer(getMoveByCode, async ({ input, db, refuse }) => {
  const move = await moveByCode(db, input.code)
  if (!move) throw refuse('noSuchCode', { field: 'code' })
  return moveForOthers(move)
})
