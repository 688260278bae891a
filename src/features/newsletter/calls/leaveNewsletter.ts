import { answer } from '#platform/server/answer.ts'
import { leaveNewsletter } from '../contract.ts'
import { readerOf } from '../readers.ts'
import { setLeft } from '../setLeft.ts'

export default answer(leaveNewsletter, async ({ input, db, now, services, refuse }) => {
  const reader = await readerOf(db, services, input.token)
  if (!reader) throw refuse('linkUnknown')
  await setLeft(db, reader.id, input.undo ? null : now)
  return { hasLeft: !input.undo }
})
