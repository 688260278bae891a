import * as z from 'zod'
import { NewPassword } from '#features/accounts/shapes.ts'
import { call } from '#platform/contract/call.ts'
import { Address, Contact, Landline, PersonName } from '#platform/contract/contacts.ts'
import { Email, Id, IsoDate, Line, Moment, Money, Name, OptionalProse, pageOf, paging } from '#platform/contract/shapes.ts'
import { LICENCE_NEEDED, MOST_PACKS } from './lifecycle.ts'
import { AdoptionStatement, BuyerCheck, PetRequest, RejectReason, TypedAddress } from './shapes.ts'

const notYours = [404, 'We can’t find this pet in your account'] as const
const handedOver = [409, 'This animal now has a different keeper'] as const
const notNow = [409, 'This animal can’t change hands at the moment'] as const
const contactNeeded = [400, 'Enter an e-mail address or a mobile number'] as const
const toYourself = [400, 'These are your own details. Enter the new keeper’s.'] as const
const noSuchLitter = [400, 'Choose one of your own litters, of the same kind of animal'] as const
const noSuchRequest = [404, 'We can’t find this request in your account'] as const

/** Said to whoever is asked, with the name of the one who offers. */
const note = OptionalProse(500).default('')

/** What whoever says yes has still to pay for registering the animals, all together; null where nothing is. */
const ToPay = Money.nullable()
const noSuchLink = [404, 'We can’t find this request. Check the link in our message.'] as const

const Offered = z.object({
  offerId: Id.nullable(),
  petId: Id,
  petName: z.string(),
  /** The code of the transfer pack, grouped as it is printed; null where the animal is offered to somebody by name. */
  code: z.string().nullable(),
  /** From which day that code works; null where there is none. */
  worksFrom: IsoDate.nullable(),
  expiresAt: Moment,
})

export const sellPetByBreeder = call('sellPetByBreeder', {
  method: 'POST',
  summary:
    'Offer young animals to their buyer, who has 14 days to accept; or get a transfer code for each to hand over, which works for 90 days from the day the animal may leave.',
  who: ['Breeder'],
  input: z.strictObject({
    petIds: z.array(Id).min(1).max(20),
    /** Without a buyer each animal gets a transfer code. */
    buyer: Contact.optional(),
    note,
  }),
  output: z.object({ offers: z.array(Offered) }),
  says: 'Offer sent',
  refuses: {
    notYours,
    handedOver,
    notNow,
    contactNeeded,
    toYourself,
    tooYoung: [409, 'Puppies, kittens, ferrets and rabbits must stay with their mother until they’re 8 weeks old', 'OFFER-1'],
    licenceNeeded: [409, LICENCE_NEEDED.words, LICENCE_NEEDED.clause],
  },
  limit: { times: 120, seconds: 3600 },
  keepsAnswer: false,
})

export const keepOwnershipByBreeder = call('keepOwnershipByBreeder', {
  method: 'POST',
  summary:
    'Keep an animal from your own litter: you become its keeper like any other, and its transfer code stops working. Of several, either all are kept or none; those you keep already stay as they are.',
  who: ['Breeder'],
  input: z.strictObject({
    petId: Id,
    /** Further animals to keep. */
    alsoPetIds: z.array(Id).max(19, 'You can keep up to 20 animals at a time').default([]),
  }),
  output: z.null(),
  says: 'You’re keeping this animal',
  refuses: {
    notYours,
    handedOver,
    notNow,
    notYourLitter: [409, 'You can only keep animals from your own litters', 'OFFER-10'],
    keptAlready: [409, 'You’re already keeping this animal', 'OFFER-10'],
  },
})

/** Of several animals, those that aren’t passed on, and why. */
const LeftOut = z.array(z.object({ petId: Id, petName: z.string(), why: z.string() }))
const noGround = {
  groundNeeded: [400, 'Choose why the animal can be adopted', 'OFFER-2'],
  wrongGround: [409, 'What you recorded of how the animal came to you gives another reason', 'OFFER-2'],
  noneReady: [409, 'You can’t have these animals adopted yet', 'OFFER-2'],
} as const

export const sellPetByWelfare = call('sellPetByWelfare', {
  method: 'POST',
  summary:
    'Offer an animal for adoption. The adopter has 14 days to accept. How it came to the organisation gives the reason; of several animals, those whose intake gives none are left out. The organisation stays its rescue back-up unless it says otherwise.',
  who: ['Welfare'],
  input: z.strictObject({
    petId: Id,
    /** Further animals that go to the same adopter, each with an offer of its own; those whose intake gives no ground are left out. */
    alsoPetIds: z.array(Id).max(19, 'You can offer up to 20 animals at a time').default([]),
    adopter: Contact,
    /** The ground, where the intake doesn’t say it. One that the intake contradicts is refused; without it, each animal goes on its own. */
    statement: AdoptionStatement.optional(),
    rescueBackup: z.boolean().default(true),
    note,
  }),
  output: z.object({ offerId: Id, petName: z.string(), expiresAt: Moment, leftOut: LeftOut }),
  says: 'Offer sent',
  refuses: {
    notYours,
    handedOver,
    notNow,
    contactNeeded,
    toYourself,
    ...noGround,
    notVerified: [403, 'Only verified organisations can offer animals for adoption. Your profile says what we’re waiting for.'],
  },
})

const onlyVerified = [403, 'Only verified organisations can print adoption packs. Your profile says what we’re waiting for.'] as const
const Packed = z.array(Id).min(1, 'Choose an animal').max(MOST_PACKS, `You can print up to ${MOST_PACKS} packs at a time`)

export const issueAdoptionCodes = call('issueAdoptionCodes', {
  method: 'POST',
  summary:
    'Get a transfer code for animals in your care, to hand over with each. It works for 90 days from the day the animal may go. How each came to you gives the reason; of several animals, those whose intake gives none are left out.',
  who: ['Welfare'],
  input: z.strictObject({
    petIds: Packed,
    /** The ground, where the intake doesn’t say it. One that the intake contradicts is refused; without it, each animal goes on its own. */
    statement: AdoptionStatement.optional(),
    rescueBackup: z.boolean().default(true),
  }),
  output: z.object({
    codes: z.array(z.object({ petId: Id, petName: z.string(), code: z.string(), worksFrom: IsoDate, expiresAt: Moment })),
    leftOut: LeftOut,
  }),
  says: 'The codes are ready',
  refuses: {
    notYours,
    handedOver,
    notNow,
    ...noGround,
    hasLeft: [409, 'This animal has left you. To pass its record on, offer the record.', 'OFFER-2'],
    notVerified: onlyVerified,
  },
  limit: { times: 120, seconds: 3600 },
  keepsAnswer: false,
})

export const downloadAdoptionPacks = call('downloadAdoptionPacks', {
  method: 'POST',
  summary: 'The adoption packs for animals that have a code, as one PDF: a page each, with the code and its QR code.',
  who: ['Welfare'],
  input: z.strictObject({ petIds: Packed }),
  output: z.null(),
  says: 'The adoption packs',
  refuses: { notYours, handedOver, notNow, notVerified: onlyVerified, noCode: [409, 'Get a code for each animal first'] },
  gives: 'pdf',
  limit: { times: 30, seconds: 600 },
})

export const stopTransferCode = call('stopTransferCode', {
  method: 'POST',
  summary: 'Stop the code of a pack you’ve printed, when someone else is to have the animal. The next pack has a new code.',
  who: ['Breeder', 'Welfare'],
  input: z.strictObject({ petId: Id }),
  output: z.null(),
  says: 'The code doesn’t work any more',
  refuses: { notYours, noCode: [409, 'This animal doesn’t have a transfer code', 'OFFER-4'] },
})

export const getPetRequests = call('getPetRequests', {
  method: 'GET',
  summary: 'Animals offered to you or by you, and what happened to each offer.',
  who: 'signed-in',
  acting: 'readOnly',
  input: z.strictObject({
    ...paging('-sentAt', 'sentAt', 'answerBy', '-answerBy'),
    box: z.enum(['toMe', 'fromMe']).default('toMe'),
    state: z.enum(['open', 'all']).default('all'),
  }),
  output: pageOf(PetRequest),
  says: 'Your requests',
  refuses: {},
  reads: false,
})

export const getOfferSummary = call('getOfferSummary', {
  method: 'GET',
  summary:
    'Which breeder has offered which kind of animal, for anyone with the link from our message. We only name breeders we’ve verified.',
  who: 'anyone',
  input: z.strictObject({
    offerId: Id,
    /** From a link that has one. */
    code: Line(40).optional(),
  }),
  output: z.object({
    by: z.string(),
    animals: z.string(),
    answerBy: Moment,
    isOpen: z.boolean(),
    /** Whether whoever has the link can say no with it alone, by `rejectByLink`. */
    byLink: z.boolean(),
    /** And whether they can say yes, by `acceptByText`. */
    byText: z.boolean(),
    toPay: ToPay,
  }),
  says: 'The offer',
  refuses: { noSuchOffer: [404, 'We can’t find this offer. Check the link in our message.'] },
  limit: { times: 60, seconds: 3600 },
})

export const getRequestSummary = call('getRequestSummary', {
  method: 'GET',
  summary:
    'Who asks whether which kind of animal is yours, for anyone with the link from our message, and the name and address we were given with it, so that you needn’t type them again.',
  who: 'anyone',
  input: z.strictObject({ requestId: Id, code: Line(40) }),
  output: z.object({
    by: z.string(),
    animals: z.string(),
    answerBy: Moment,
    isOpen: z.boolean(),
    /** Whether whoever has the link can say yes with it alone, by `acceptByText`. */
    byText: z.boolean(),
    toPay: ToPay,
    /** As the implanter typed them; neither is told once the request is over. */
    you: z.object({ name: z.string(), address: TypedAddress.nullable() }).nullable(),
  }),
  says: 'The request',
  refuses: { noSuchRequest: [404, 'We can’t find this request. Check the link in our message.'] },
  limit: { times: 60, seconds: 3600 },
})

export const openAskedAccount = call('openAskedAccount', {
  method: 'POST',
  vital: true,
  summary:
    'Open a keeper’s account with the link from our message about an animal, for people with an e-mail address and a landline but no mobile. The link confirms the e-mail address.',
  who: 'guest',
  input: z.strictObject({
    requestId: Id,
    code: Line(40),
    name: PersonName,
    email: Email,
    landline: Landline,
    address: Address,
    password: NewPassword,
    marketing: z.boolean().default(false),
  }),
  output: z.object({ userId: Id }),
  says: 'Your account is open',
  refuses: {
    noSuchRequest: [404, 'We can’t find this request. Check the link in our message.'],
    ended: [409, 'This request has ended. Ask the implanter to ask you again.'],
    otherAddress: [400, 'Enter the e-mail address that our message came to'],
    hasMobile: [409, 'The implanter gave us a mobile number for you too. Create your account with it.'],
  },
  limit: { times: 20, seconds: 3600 },
})

export const acceptByText = call('acceptByText', {
  method: 'POST',
  vital: true,
  summary:
    'Say yes to the animals in our text message with the link in it, without an e-mail address. The link confirms the mobile number, and opens an account used by telephone and text message, or adds the animals to the one that this person has.',
  who: 'guest',
  input: z.strictObject({ requestId: Id, code: Line(40), name: PersonName, address: Address }),
  output: z.object({ petNames: z.array(z.string()), toPay: ToPay }),
  says: 'You’re the keeper now',
  refuses: {
    noSuchRequest: noSuchLink,
    ended: [409, 'This request has ended. Ask the person who sent it to ask you again.'],
    hasEmail: [409, 'We wrote to your e-mail address too. Create your account with it.'],
    hasAccount: [409, 'There’s an account with this mobile number. Sign in to answer.'],
    notNow,
  },
  limit: { times: 20, seconds: 3600 },
})

export const rejectByLink = call('rejectByLink', {
  method: 'POST',
  summary: 'Say no to the animals in our message with the link in it, without an account. We tell the person who asked.',
  who: 'guest',
  input: z.strictObject({ requestId: Id, code: Line(40), reason: RejectReason }),
  output: z.null(),
  says: 'You’ve said no',
  refuses: { noSuchRequest: noSuchLink, ended: [409, 'This request has ended. There’s nothing to answer.'] },
  limit: { times: 20, seconds: 3600 },
})

export const customerAcceptRejectPetRequest = call('customerAcceptRejectPetRequest', {
  method: 'POST',
  summary: 'Say whether an animal offered to you, or registered for you, is yours. If you accept, you become its keeper.',
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
    reasonNeeded: [400, 'Choose why you’re saying no'],
  },
  limit: { times: 60, seconds: 3600 },
})

export const breederAcceptRejectPetRequest = call('breederAcceptRejectPetRequest', {
  method: 'POST',
  summary: 'Say whether a young animal that an implanter registered is from your litter. If you accept, you’re its first keeper.',
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
    reasonNeeded: [400, 'Choose why you’re saying no'],
    noSuchLitter,
  },
})

export const acceptLitter = call('acceptLitter', {
  method: 'POST',
  summary: 'Say yes to several animals that were registered as part of your litter, all of them or none.',
  who: ['Breeder'],
  input: z.strictObject({
    requestIds: z.array(Id).min(1).max(30),
    /** Which litter they are of; where there is none yet, it can be added later. */
    litterId: Id.optional(),
  }),
  output: z.object({ accepted: z.int() }),
  says: 'They’re in your records now',
  refuses: { noSuchRequest, notNow, noSuchLitter },
})

export const withdrawPetRequest = call('withdrawPetRequest', {
  method: 'POST',
  summary: 'Withdraw an offer that hasn’t been answered.',
  who: ['Breeder', 'Welfare', 'Implanter'],
  input: z.strictObject({ requestId: Id }),
  output: z.null(),
  says: 'Offer withdrawn',
  refuses: { noSuchRequest },
})

export const remindOfRequest = call('remindOfRequest', {
  method: 'POST',
  summary: 'Remind the person you asked to confirm an animal that you’re waiting for their answer, once a day at most.',
  who: ['Implanter'],
  input: z.strictObject({ requestId: Id }),
  output: z.null(),
  says: 'We’ve reminded them',
  refuses: {
    noSuchRequest,
    notWaiting: [409, 'This request isn’t waiting for an answer any more'],
    tooSoon: [409, 'We wrote to them less than a day ago. You can remind them from tomorrow.'],
  },
})

const badCode = {
  noSuchCode: [
    404,
    'We don’t recognise this code. Check it against the pack or the letter. A code from a pack works for 90 days from the day printed on it, and a code from a letter until the day in the letter. It stops working if the animal goes to another keeper, or its keeper stops it.',
  ],
  codeUsed: [409, 'This code has already been used: the animal has a new keeper'],
  notYet: [409, 'This code doesn’t work yet. The pack says from which day it does.', 'OFFER-4'],
  sellerUnlicensed: [
    409,
    'This breeder needs a licence to sell. You can’t become the keeper until they’ve given us one.',
    LICENCE_NEEDED.clause,
  ],
} as const

export const petByTransferCode = call('petByTransferCode', {
  method: 'GET',
  summary:
    'The animal that a code belongs to, to check before you take it home. No personal data, except the name and address on our letter, where the code comes from one.',
  who: 'anyone',
  input: z.strictObject({ code: Line(40) }),
  output: BuyerCheck,
  says: 'The animal',
  refuses: badCode,
  // A breeder without a licence is told that someone tried.
  reads: false,
  acting: 'readOnly',
  limit: { times: 20, seconds: 3600 },
})

export const redeemTransferCode = call('redeemTransferCode', {
  method: 'POST',
  summary: 'Become the keeper of the animal whose transfer pack you have, or about which we’ve written to you.',
  who: ['Customer', 'Breeder'],
  input: z.strictObject({ code: Line(40), name: Name(60).optional() }),
  output: z.object({ petId: Id, petName: z.string() }),
  says: 'You’re the keeper now',
  refuses: {
    ...badCode,
    notNow,
    toYourself: [409, 'You’re already its keeper'],
    profileNeeded: [403, 'Add a keeper profile to your account first. Only a letter to a breeder works without one.'],
  },
  limit: { times: 20, seconds: 3600 },
})
