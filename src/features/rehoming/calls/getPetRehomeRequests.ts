import { accountById } from '#features/accounts/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { rehomingsIn } from '../boxes.ts'
import { rehomingCards } from '../cards.ts'
import { getPetRehomeRequests } from '../contract.ts'

export default answer(getPetRehomeRequests, async ({ input, who, db, now }) => {
  const { page, pageSize } = input
  const { total, rows } = await rehomingsIn(db, input, await accountById(db, who.id), now)
  return { items: await rehomingCards(db, rows, who, now), total, page, pageSize }
})
