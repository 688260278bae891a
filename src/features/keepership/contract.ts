import * as z from 'zod'
import { ChipNumber } from '#knowledge/chipnumbers/shape.ts'
import { call } from '#platform/contract/call.ts'
import { Id, IsoDate, Line, Moment, Nothing, Prose, pageOf, paging } from '#platform/contract/shapes.ts'
import { ANSWERING_REFUSED, DISPUTING_REFUSED } from './refusals.ts'
import { AskedByMe, AskedOfMe, AskReason, ClaimStatus, Council, Objection, Statement } from './shapes.ts'
import { KEEPER_FIRST } from './words.ts'

const noSuchRequest = [404, 'We can’t find this request. It may have been answered already, or the link may be out of date.'] as const
const Link = z.string().trim().min(1).max(200)

export const saveKeepershipRequest = call('saveKeepershipRequest', {
  method: 'POST',
  summary: 'Ask to be registered as the keeper of an animal you have. We ask its keeper, and neither of you learns who the other is.',
  who: 'signed-in',
  input: z.strictObject({
    chipNumber: ChipNumber,
    reason: AskReason,
    /** A photo of the animal with the reader that shows its number. */
    photoId: z.uuid('Add a photo of the animal'),
    statement: Statement,
    /** Needed for a found animal. */
    council: Council.optional(),
    /** That all of this is true: a false statement to a database is an offence in Scotland and may be fraud anywhere. */
    declaration: z.boolean().default(false),
  }),
  output: z.object({ requestId: Id, status: ClaimStatus, answerBy: Moment.nullable() }),
  says: 'We’ve received your request',
  refuses: {
    notRegistered: [404, 'This microchip isn’t registered here. Look it up to see where it is, or register the animal.'],
    yours: [409, 'You’re already this animal’s keeper'],
    alreadyAsked: [409, 'There’s already an open request about this animal. It must be settled before anyone can make another.', 'CLAIM-1'],
    tooMany: [409, 'You can make 3 requests a year. Call us if you need more.', 'CLAIM-12'],
    petGone: [409, 'The keeper has reported that this animal has died or left the country. Call us and we’ll look into it.', 'CLAIM-1'],
    notNow: [409, 'This animal is already being transferred', 'KEEP-2'],
    declarationNeeded: [400, 'Confirm that everything you’ve told us is true'],
    councilNeeded: [400, 'Report the animal to the council first, then enter the council’s name, the reference and the date.', 'CLAIM-3'],
    keeperFirst: [409, KEEPER_FIRST, 'CLAIM-13'],
    inFuture: [400, 'The date must be today or earlier'],
    noSuchPhoto: [400, 'Upload the photo again'],
  },
  limit: { times: 20, seconds: 3600 },
})

export const getPendingKeepershipRequests = call('getPendingKeepershipRequests', {
  method: 'GET',
  summary:
    'Requests to be the keeper of one of your animals, with the days left to answer; also those about animals you kept until recently.',
  who: 'signed-in',
  acting: 'readOnly',
  input: Nothing,
  output: z.object({ items: z.array(AskedOfMe) }),
  says: 'Requests about your animals',
  refuses: {},
  // To open the list is to have been told, and that is written down.
  reads: false,
})

export const getMyKeepershipRequests = call('getMyKeepershipRequests', {
  method: 'GET',
  summary: 'The requests you’ve made to be an animal’s keeper, and how far they’ve got.',
  who: 'signed-in',
  input: z.strictObject({ ...paging('-askedAt', 'askedAt', 'answerBy', '-answerBy') }),
  output: pageOf(AskedByMe),
  says: 'Your requests',
  refuses: {},
})

export const keepershipRequestByLink = call('keepershipRequestByLink', {
  method: 'GET',
  summary: 'The request behind a link in a message.',
  who: 'anyone',
  acting: 'readOnly',
  input: z.strictObject({ token: Link }),
  output: AskedOfMe,
  says: 'The request',
  refuses: { noSuchRequest },
  limit: { times: 30, seconds: 600 },
  reads: false,
})

export const respondKeepershipRequest = call('respondKeepershipRequest', {
  method: 'POST',
  summary: 'Agree that someone else is now your animal’s keeper, or object: signed in, or with the link from the message.',
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
  says: 'We’ve saved your answer',
  refuses: {
    noSuchRequest,
    objectionNeeded: [400, 'Choose why you object'],
    ...ANSWERING_REFUSED,
  },
  limit: { times: 30, seconds: 600 },
})

export const updateKeepershipRequest = call('updateKeepershipRequest', {
  method: 'POST',
  summary: 'Withdraw your request, or say that the council has released a found animal to you.',
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
    releaseNeeded: [400, 'Enter the date of the council’s release and its reference'],
    inFuture: [400, 'The date must be today or earlier'],
    tooEarly: [409, 'A council must hold a stray dog for seven clear days before releasing it to its finder', 'CLAIM-3'],
    hasMoved: [
      409,
      'The record has already moved to you. The former keeper says that was wrong, and our staff must settle that first.',
      'CLAIM-11',
    ],
  },
})

export const disputeKeeperChange = call('disputeKeeperChange', {
  method: 'POST',
  summary: 'Dispute a change within 30 days, as the former keeper. Staff settle it.',
  who: 'signed-in',
  input: z.strictObject({ requestId: Id, words: Prose(1000) }),
  output: z.object({ status: ClaimStatus, next: z.string() }),
  says: 'We’ve received your dispute',
  refuses: {
    noSuchRequest,
    ...DISPUTING_REFUSED,
  },
})
