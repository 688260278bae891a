import { answer } from '#platform/server/answer.ts'
import { saveNewsletterTopics } from '../contract.ts'
import { readerOf } from '../readers.ts'

export default answer(saveNewsletterTopics, async ({ input, db, services, refuse }) => {
  const reader = await readerOf(db, services, input.token)
  if (!reader) throw refuse('linkUnknown')
  const topics = [...new Set(input.topics)]
  await db.updateTable('newsletterSubscriber').set({ topics }).where('id', '=', reader.id).execute()
  return null
})
