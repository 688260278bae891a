import * as z from 'zod'
import { ChipNumber } from '#knowledge/chipnumbers/shape.ts'
import { call } from '#platform/contract/call.ts'
import { Id, IsoDate, Line, Moment, Nothing, Prose, pageOf, paging } from '#platform/contract/shapes.ts'
import { AskedByMe, AskedOfMe, ClaimReason, ClaimStatus, Council, Objection, Statement } from './shapes.ts'

const noSuchRequest = [404, 'We cannot find this request. The link may have been answered already, or be older than the request.'] as const
const Link = z.string().trim().min(1).max(200)

export const saveKeepershipRequest = call('saveKeepershipRequest', {
  method: 'POST',
  summary: 'Ask to be written down as the keeper of an animal that you have. Its keeper is asked, and neither learns who the other is.',
  who: 'signed-in',
  input: z.strictObject({
    chipNumber: ChipNumber,
    reason: ClaimReason,
    /** A photo of the animal with the reader that shows its number. */
    photoId: z.uuid('Add a photo of the animal'),
    statement: Statement,
    /** Needed for a found animal. */
    council: Council.optional(),
    /** That all of this is true: a false statement to a database is an offence in Scotland and may be fraud anywhere. */
    declaration: z.boolean().default(false),
  }),
  output: z.object({ requestId: Id, status: ClaimStatus, answerBy: Moment.nullable() }),
  says: 'We have written it down',
  refuses: {
    notRegistered: [404, 'This microchip is not registered here. Look it up to see where it is, or register the animal.'],
    yours: [409, 'You are the keeper of this animal already'],
    alreadyAsked: [409, 'There is an open request about this animal already: one is settled before another is made', 'CLAIM-1'],
    tooMany: [409, 'Three requests a year can be made from one account. Ring us if you need more.', 'CLAIM-12'],
    petGone: [
      409,
      'The keeper has reported that this animal has died or left the country. Ring us, and we will look at it together.',
      'CLAIM-1',
    ],
    notNow: [409, 'This animal is about to change hands', 'KEEP-2'],
    declarationNeeded: [400, 'Say that what you have written is true'],
    councilNeeded: [400, 'A found animal must be reported to the council first. Give its name, the reference and the date.', 'CLAIM-3'],
    inFuture: [400, 'The date must be today or earlier'],
    noSuchPhoto: [400, 'Upload the photo again'],
  },
  limit: { times: 20, seconds: 3600 },
})

export const getPendingKeepershipRequests = call('getPendingKeepershipRequests', {
  method: 'GET',
  summary: 'Requests to be the keeper of one of your animals, with the days that are left; also those about animals you kept until lately.',
  who: 'signed-in',
  input: Nothing,
  output: z.object({ items: z.array(AskedOfMe) }),
  says: 'Requests about your animals',
  refuses: {},
  // To open the list is to have been told, and that is written down.
  reads: false,
})

export const getMyKeepershipRequests = call('getMyKeepershipRequests', {
  method: 'GET',
  summary: 'The requests you made to be an animal’s keeper, and where they stand.',
  who: 'signed-in',
  input: z.strictObject({ ...paging }),
  output: pageOf(AskedByMe),
  says: 'Your requests',
  refuses: {},
})

export const keepershipRequestByLink = call('keepershipRequestByLink', {
  method: 'GET',
  summary: 'The request that a link from a message is about.',
  who: 'anyone',
  input: z.strictObject({ token: Link }),
  output: AskedOfMe,
  says: 'The request',
  refuses: { noSuchRequest },
  limit: { times: 30, seconds: 600 },
  reads: false,
})

export const respondKeepershipRequest = call('respondKeepershipRequest', {
  method: 'POST',
  summary: 'Agree that somebody else is the keeper of your animal now, or object: signed in, or with the link from the message.',
  who: 'anyone',
  input: z.strictObject({
    /** One of the two. */
    requestId: Id.optional(),
    token: Link.optional(),
    answer: z.enum(['accept', 'object']),
    /** Needed to object. */
    objection: Objection.optional(),
  }),
  output: z.object({ status: ClaimStatus, next: z.string() }),
  says: 'We have written it down',
  refuses: {
    noSuchRequest,
    objectionNeeded: [400, 'Say why you object'],
    notNow: [
      409,
      'This animal is reported to have died or left the country. Take that report back first, or ring us, and we will look at it together.',
      'CLAIM-8',
    ],
  },
  limit: { times: 30, seconds: 600 },
})

export const updateKeepershipRequest = call('updateKeepershipRequest', {
  method: 'POST',
  summary: 'Take your request back, or say that the council has released a found animal to you.',
  who: 'signed-in',
  input: z.strictObject({
    requestId: Id,
    act: z.enum(['withdraw', 'released']),
    releasedOn: IsoDate.optional(),
    releaseReference: Line(60).optional(),
  }),
  output: z.object({ status: ClaimStatus, next: z.string() }),
  says: 'Saved',
  refuses: {
    noSuchRequest,
    releaseNeeded: [400, 'Give the date and the reference of the council’s release'],
    inFuture: [400, 'The date must be today or earlier'],
    tooEarly: [409, 'A council holds a stray dog for seven clear days before it may release it to its finder', 'CLAIM-3'],
    hasMoved: [
      409,
      'The record has moved to you already. Its former keeper says that this was wrong, and Staff settle that first.',
      'CLAIM-11',
    ],
  },
})

export const disputeKeeperChange = call('disputeKeeperChange', {
  method: 'POST',
  summary: 'As the keeper until lately, say within 30 days that a change was wrong. Staff settle it.',
  who: 'signed-in',
  input: z.strictObject({ requestId: Id, words: Prose(1000) }),
  output: z.object({ status: ClaimStatus, next: z.string() }),
  says: 'We have written it down',
  refuses: {
    noSuchRequest,
    disputeEnded: [409, 'A change can be disputed for 30 days. Ring us, and we will look at it together.', 'CLAIM-10'],
    alreadyAsked: [409, 'There is an open request about this animal already. Ring us, and we will look at both together.', 'CLAIM-1'],
  },
})
