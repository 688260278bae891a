import { accountById } from '#features/accounts/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { rehomingsIn } from '../boxes.ts'
import { rehomingCards } from '../cards.ts'
import { getPetRehomeRequests } from '../contract.ts'

export default answer(getPetRehomeRequests, async (context) => {
  const { input, who, db, now } = context
  const { rows, ...page } = await rehomingsIn(db, input, await accountById(db, who.id), now)
  return { items: await rehomingCards(context, rows, who), ...page }
})
