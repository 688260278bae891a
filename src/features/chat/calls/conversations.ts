import { answer } from '#platform/server/answer.ts'
import { conversations } from '../contract.ts'
import { conversationsOf, unreadOf } from '../list.ts'

export default answer(conversations, async ({ input, who, db }) => {
  return { ...(await conversationsOf(db, who, input)), unread: await unreadOf(db, who) }
})
