import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Email, Id, Moment, Nothing } from '#platform/contract/shapes.ts'

const noSuchSharing = [404, 'This isn’t open any more. Reload the page to see what is.'] as const

export const getSharing = call('getSharing', {
  method: 'GET',
  summary: 'The people a keeper shares their pets’ records with, and those who share theirs with you or have asked to.',
  who: 'signed-in',
  input: Nothing,
  output: z.object({
    /** `name` is null until they’ve said yes. */
    mine: z.array(z.object({ id: Id, email: z.string(), name: z.string().nullable(), since: Moment })),
    withMe: z.array(z.object({ id: Id, name: z.string(), isAsked: z.boolean(), since: Moment })),
  }),
  says: 'Who you share your pets’ records with',
  refuses: {},
})

export const shareRecords = call('shareRecords', {
  method: 'POST',
  summary: 'Ask someone you live with to share your pets’ records. They see nothing until they say yes.',
  who: 'signed-in',
  acting: 'owner',
  input: z.strictObject({ email: Email }),
  output: z.object({ id: Id }),
  says: 'We’ve e-mailed them. Nothing is shared until they say yes',
  refuses: {
    yourself: [409, 'That’s your own e-mail address'],
    confirmFirst: [409, 'Confirm your own e-mail address first, on your profile page'],
    already: [409, 'You’ve already asked them, or share your records with them'],
    tooMany: [409, 'You can share your records with five people. End one first.'],
  },
  limit: { times: 10, seconds: 86_400 },
})

export const answerSharing = call('answerSharing', {
  method: 'POST',
  summary: 'Say whether you want to share the records of a keeper who asked you.',
  who: 'signed-in',
  acting: 'owner',
  input: z.strictObject({ id: Id, accept: z.boolean() }),
  output: z.null(),
  says: 'Thank you. We’ve told them',
  refuses: { noSuchSharing },
})

export const endSharing = call('endSharing', {
  method: 'POST',
  summary: 'Stop sharing, as the keeper or as the person the records are shared with.',
  who: 'signed-in',
  acting: 'owner',
  input: z.strictObject({ id: Id }),
  output: z.null(),
  says: 'That’s no longer shared',
  refuses: { noSuchSharing },
})
