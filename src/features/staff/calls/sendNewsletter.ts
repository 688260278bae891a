import { makeIssue } from '#features/newsletter/makeIssue.ts'
import { sendNewsletter } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(sendNewsletter, async (context) => {
  const { input, refuse } = context
  const { topic, subject, text, link = null } = input
  const made = await makeIssue(context, { topic, subject, paragraphs: text.split(/\n\s*\n/).map((part) => part.trim()), link })
  if (!made) throw refuse('noReaders', { field: 'topic' })
  return made
})
