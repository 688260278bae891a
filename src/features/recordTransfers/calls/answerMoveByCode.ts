import { answer } from '#platform/server/answer.ts'
import { moveForOthers } from '../cards.ts'
import { answerMoveByCode } from '../contract.ts'
import { answerByCode } from '../decideMove.ts'
import { moveByCode } from '../queries.ts'

export default answer(answerMoveByCode, async (context) => {
  const { input, db, refuse } = context
  const move = await moveByCode(db, input.code)
  if (!move) throw refuse('noSuchCode', { field: 'code' })
  await answerByCode(context, move, input.answer)
  return moveForOthers((await moveByCode(db, input.code)) ?? move)
})
