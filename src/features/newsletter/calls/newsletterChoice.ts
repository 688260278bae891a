import { answer } from '#platform/server/answer.ts'
import { newsletterChoice } from '../contract.ts'
import { readerOf } from '../readers.ts'
import { Topic } from '../shapes.ts'

export default answer(newsletterChoice, async ({ input, db, services, refuse }) => {
  const reader = await readerOf(db, services, input.token)
  if (!reader) throw refuse('linkUnknown')
  return { email: reader.email, topics: Topic.array().parse(reader.topics), hasLeft: reader.leftAt !== null }
})
