import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Id, IsoDate, Moment } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'

const Happened = asking('Say in a few words what happened', z.string().trim().min(3).max(500))

export const reportDeath = call('reportDeath', {
  method: 'POST',
  vital: true,
  summary: 'Report that an animal whose chip you’ve just read has died. We tell its keeper, who can contest it for 14 days.',
  who: ['Welfare', 'Staff'],
  input: z.strictObject({
    /** The lookup that showed you the record, made within the last day. */
    lookupId: Id,
    diedOn: asking('Enter the date it died or was found', IsoDate),
    words: Happened,
  }),
  output: z.object({ petName: z.string(), until: Moment }),
  says: 'Thank you. We’ve told the keeper',
  refuses: {
    lookItUp: [404, 'Look up the animal’s chip first, then report its death within a day'],
    hasDied: [409, 'This animal’s death has been reported already'],
    notKept: [
      409,
      'We can’t record this here: the animal has left the country, or its keeper hasn’t confirmed the registration yet. Ring us, and we’ll tell them.',
    ],
    inFuture: [400, 'The date must be today or earlier'],
    beforeBirth: [400, 'The date can’t be before the date of birth'],
  },
  limit: { times: 60, seconds: 3600 },
})

export const answerDeathReport = call('answerDeathReport', {
  method: 'POST',
  vital: true,
  summary: 'Say whether a pet that was reported dead has died, or is alive.',
  who: 'signed-in',
  input: z.strictObject({ petId: Id, hasDied: z.boolean() }),
  output: z.object({ petId: Id, petName: z.string() }),
  says: 'Record saved',
  refuses: { noReport: [404, 'No one’s report of this pet’s death is waiting for you'] },
})

export const getDeathReport = call('getDeathReport', {
  method: 'GET',
  summary: 'The report of a pet’s death that its keeper hasn’t answered yet, if there is one.',
  who: 'signed-in',
  input: z.strictObject({ petId: Id }),
  output: z.object({
    report: z
      .object({
        organisation: z.string(),
        diedOn: z.string(),
        words: z.string(),
        /** The organisation held it for you. */ isHeld: z.boolean(),
        reportedAt: Moment,
        until: Moment,
      })
      .nullable(),
  }),
  says: 'The report',
  refuses: {},
})
