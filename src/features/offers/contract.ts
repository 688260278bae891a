import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Contact } from '#platform/contract/contacts.ts'
import { Id, Line, Moment, Name, pageOf, paging } from '#platform/contract/shapes.ts'
import { LICENCE_NEEDED } from './lifecycle.ts'
import { AdoptionStatement, BuyerCheck, PetRequest, RejectReason } from './shapes.ts'

const notYours = [404, 'We cannot find this pet among yours'] as const
const handedOver = [409, 'This animal has had another keeper meanwhile'] as const
const notNow = [409, 'This animal cannot change hands now'] as const
const contactNeeded = [400, 'Give an e-mail address or a mobile number'] as const
const toYourself = [400, 'This is your own address. Give the one of the person who takes the animal.'] as const
const noSuchRequest = [404, 'We cannot find this request among yours'] as const

const Offered = z.object({
  offerId: Id.nullable(),
  petId: Id,
  petName: z.string(),
  /** The code of the transfer pack, grouped as it is printed; null where the animal is offered to somebody by name. */
  code: z.string().nullable(),
  expiresAt: Moment,
})

export const sellPetByBreeder = call('sellPetByBreeder', {
  method: 'POST',
  summary:
    'Offer young animals to their buyer, who has 14 days to accept; or have a transfer code for each, good for 90 days, to hand over.',
  who: ['Breeder'],
  input: z.strictObject({
    petIds: z.array(Id).min(1).max(20),
    /** Without a buyer each animal gets a transfer code. */
    buyer: Contact.optional(),
  }),
  output: z.object({ offers: z.array(Offered) }),
  says: 'Offer sent',
  refuses: {
    notYours,
    handedOver,
    notNow,
    contactNeeded,
    toYourself,
    tooYoung: [409, 'A puppy, kitten, ferret or rabbit can leave its mother at 8 weeks', 'OFFER-1'],
    licenceNeeded: [409, LICENCE_NEEDED.words, LICENCE_NEEDED.clause],
  },
  limit: { times: 120, seconds: 3600 },
  keepsAnswer: false,
})

export const keepOwnershipByBreeder = call('keepOwnershipByBreeder', {
  method: 'POST',
  summary: 'Keep an animal of your own litter: you become its ordinary keeper, and its transfer code ends.',
  who: ['Breeder'],
  input: z.strictObject({ petId: Id }),
  output: z.null(),
  says: 'You keep this one',
  refuses: {
    notYours,
    handedOver,
    notNow,
    notYourLitter: [409, 'Only an animal of your own litter can be kept as its breeder', 'OFFER-10'],
    keptAlready: [409, 'You keep this animal already', 'OFFER-10'],
  },
})

export const sellPetByWelfare = call('sellPetByWelfare', {
  method: 'POST',
  summary:
    'Offer an animal for adoption to somebody, who has 14 days to accept. The organisation stays its rescue back-up unless told otherwise.',
  who: ['Welfare'],
  input: z.strictObject({
    petId: Id,
    adopter: Contact,
    /** That its keeper has given it up, the time for strays has passed, or it was released. */
    statement: AdoptionStatement,
    rescueBackup: z.boolean().default(true),
  }),
  output: z.object({ offerId: Id, petName: z.string(), expiresAt: Moment }),
  says: 'Offer sent',
  refuses: {
    notYours,
    handedOver,
    notNow,
    contactNeeded,
    toYourself,
    notVerified: [403, 'Only an organisation that is verified now can offer animals for adoption. Your profile says what we wait for.'],
  },
})

export const getPetRequests = call('getPetRequests', {
  method: 'GET',
  summary: 'Animals that are offered to you, or that you have offered, and what became of it.',
  who: 'signed-in',
  input: z.strictObject({
    ...paging,
    box: z.enum(['toMe', 'fromMe']).default('toMe'),
    state: z.enum(['open', 'all']).default('all'),
  }),
  output: pageOf(PetRequest),
  says: 'Your requests',
  refuses: {},
  reads: false,
})

export const customerAcceptRejectPetRequest = call('customerAcceptRejectPetRequest', {
  method: 'POST',
  summary: 'Say whether an animal that is offered to you, or was registered for you, is yours. By accepting you become its keeper.',
  who: ['Customer'],
  input: z.strictObject({
    requestId: Id,
    answer: z.enum(['accept', 'reject']),
    /** What you call it, when you accept. */
    name: Name(60).optional(),
    /** Needed to reject. */
    reason: RejectReason.optional(),
  }),
  output: z.object({ petId: Id, petName: z.string(), keeper: z.boolean() }),
  says: 'Saved',
  refuses: {
    noSuchRequest,
    notNow,
    reasonNeeded: [400, 'Say why it is not yours'],
  },
  limit: { times: 60, seconds: 3600 },
})

export const breederAcceptRejectPetRequest = call('breederAcceptRejectPetRequest', {
  method: 'POST',
  summary: 'Say whether a young animal that an implanter registered is of your litter. By accepting you are its first keeper.',
  who: ['Breeder'],
  input: z.strictObject({
    requestId: Id,
    answer: z.enum(['accept', 'reject']),
    /** Which litter it is of; where there is none yet, it can be added later. */
    litterId: Id.optional(),
    reason: RejectReason.optional(),
  }),
  output: z.object({ petId: Id, petName: z.string(), keeper: z.boolean() }),
  says: 'Saved',
  refuses: {
    noSuchRequest,
    notNow,
    reasonNeeded: [400, 'Say why it is not yours'],
    noSuchLitter: [400, 'Choose one of your own litters of the same kind of animal'],
  },
})

export const withdrawPetRequest = call('withdrawPetRequest', {
  method: 'POST',
  summary: 'Take back an offer that has not been answered.',
  who: ['Breeder', 'Welfare', 'Implanter'],
  input: z.strictObject({ requestId: Id }),
  output: z.null(),
  says: 'The offer is taken back',
  refuses: { noSuchRequest },
})

const badCode = {
  noSuchCode: [
    404,
    'We know no animal by this code. Check it against the pack; a code works for 90 days, and ends when the animal goes to another keeper or stays with its breeder.',
  ],
  codeUsed: [409, 'This code has been used: the animal has its new keeper'],
} as const

export const petByTransferCode = call('petByTransferCode', {
  method: 'GET',
  summary: 'What the code of a transfer pack stands for, to check before you take the animal: no personal data.',
  who: 'anyone',
  input: z.strictObject({ code: Line(40) }),
  output: BuyerCheck,
  says: 'The animal',
  refuses: badCode,
  limit: { times: 20, seconds: 3600 },
})

export const redeemTransferCode = call('redeemTransferCode', {
  method: 'POST',
  summary: 'Become the keeper of the animal whose transfer pack you hold.',
  who: ['Customer'],
  input: z.strictObject({ code: Line(40), name: Name(60).optional() }),
  output: z.object({ petId: Id, petName: z.string() }),
  says: 'You are the keeper now',
  refuses: {
    ...badCode,
    notNow,
    toYourself: [409, 'You are its keeper already'],
  },
  limit: { times: 20, seconds: 3600 },
})
