import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Id, IsoDate, Moment, OptionalProse, Prose, pageOf, paging, Typed } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { Intake, RehomeTo, RehomingCard, RehomingStatus, WhyRehome } from './shapes.ts'

const noSuchRehoming = [404, 'We can’t find this rehoming. The animal may already have a new home.'] as const
const notNow = [409, 'This animal can’t change hands at the moment'] as const
const adultsOnly = [400, 'Confirm that you’re 18 or over: only adults can be keepers', 'REHOME-3'] as const
/** Said by whoever takes an animal. */
const adult = z.boolean().default(false)

export const saveRehomeRequest = call('saveRehomeRequest', {
  method: 'POST',
  summary: 'Give your animal to a person or a welfare organisation, who must agree, or look for a home for it without being named.',
  who: 'signed-in',
  input: z.strictObject({
    petId: Id,
    to: RehomeTo,
    why: WhyRehome,
    /** Said to whoever is asked, with the giver's first name; not for an animal that anybody can apply for. */
    note: OptionalProse(500).default(''),
    /** What the next keeper should know. */
    health: OptionalProse(1000).default(''),
    behaviour: OptionalProse(1000).default(''),
    feePence: z
      .int('Enter the rehoming fee in pounds, like 50 or 12.50')
      .min(0)
      .max(500_000, 'Enter a rehoming fee of £5,000 or less')
      .default(0),
  }),
  output: z.object({ rehomingId: Id, status: RehomingStatus, answerBy: Moment }),
  says: 'Saved',
  refuses: {
    notYours: [404, 'We can’t find this pet in your account'],
    handedOver: [409, 'This animal now has a different keeper'],
    notNow,
    contactNeeded: [400, 'Enter an e-mail address or a mobile number'],
    toYourself: [400, 'These are your own details. Enter the new keeper’s.'],
    noSuchOrganisation: [400, 'Choose a verified organisation from the list'],
    noBackup: [409, 'No verified organisation is its rescue back-up any more. Choose someone else to take your pet.'],
    noBreeder: [409, 'The breeder isn’t on the register any more. Choose someone else to take your pet.'],
  },
  limit: { times: 30, seconds: 3600 },
})

export const rehomeDetails = call('rehomeDetails', {
  method: 'POST',
  path: 'rehome-details',
  summary:
    'An animal that needs a new home: for anyone with the link that was sent, for both sides (also by their conversation), and for those who can apply.',
  who: 'anyone',
  input: z.strictObject({ token: z.string().trim().max(200).optional(), rehomingId: Id.optional(), threadId: Id.optional() }),
  output: RehomingCard,
  says: 'The animal',
  refuses: { noSuchRehoming },
  reads: true,
  limit: { times: 30, seconds: 600 },
})

export const getPetRehomeRequests = call('getPetRehomeRequests', {
  method: 'GET',
  summary: 'Rehomings you started, rehomings for you to answer, or animals that anyone can apply for.',
  who: 'signed-in',
  input: z.strictObject({
    ...paging('-sentAt', 'sentAt', 'answerBy', '-answerBy'),
    box: z.enum(['mine', 'toMe', 'listed']).default('toMe'),
  }),
  output: pageOf(RehomingCard),
  says: 'Rehomings',
  refuses: {},
})

export const acceptRejectRehomeRequest = call('acceptRejectRehomeRequest', {
  method: 'POST',
  summary: 'Accept the animal or say no. For 7 days afterwards, either side can say the change was wrong.',
  who: 'signed-in',
  input: z.strictObject({ rehomingId: Id, answer: z.enum(['accept', 'reject', 'wrong']), adult }),
  output: z.object({ status: RehomingStatus, petId: Id, petName: z.string() }),
  says: 'Saved',
  refuses: {
    noSuchRehoming,
    notNow,
    adultsOnly,
    confirmFirst: [409, 'Confirm your e-mail address or mobile number first, so we know the animal is being given to you'],
    intakeNeeded: [409, 'Take the animal in on your welfare dashboard, where you record the date it arrived and its condition'],
    undoEnded: [409, 'The 7 days to say that a change of keeper was wrong are over. Call us and we’ll look into it with you.', 'REHOME-6'],
  },
})

export const rehomeForWelfare = call('rehomeForWelfare', {
  method: 'POST',
  summary: 'Take in an animal that its keeper is giving to your organisation, which becomes its keeper.',
  who: ['Welfare'],
  input: z.strictObject({ rehomingId: Id, intake: Intake, rescueBackup: z.boolean().default(true) }),
  output: z.object({ petId: Id, petName: z.string() }),
  says: 'Animal taken in',
  refuses: {
    noSuchRehoming,
    notNow,
    notVerified: [403, 'Only verified organisations can take animals in. Your profile says what we’re waiting for.'],
    inFuture: [400, 'The date it arrived must be today or earlier'],
    beforeBirth: [400, 'The date can’t be before the date of birth'],
    beforeItLeft: [400, 'The date it came back can’t be before the day it left you'],
    noSuchPhoto: [400, 'Upload the photo again'],
  },
})

export const agreeToGiveUp = call('agreeToGiveUp', {
  method: 'POST',
  vital: true,
  summary: 'Agree that the organisation that has your pet in, and was told that you give it up, becomes its keeper.',
  who: 'signed-in',
  input: z.strictObject({ petId: Id }),
  output: z.object({ petName: z.string() }),
  says: 'Your pet has a new keeper',
  refuses: {
    notYours: [404, 'We can’t find this pet in your account'],
    notAsked: [409, 'No organisation that has your pet in has asked you to give it up'],
    notNow,
  },
})

export const withdrawRehomeRequest = call('withdrawRehomeRequest', {
  method: 'POST',
  summary: 'Withdraw a rehoming that hasn’t been answered, or keep the animal although a home was chosen.',
  who: 'signed-in',
  input: z.strictObject({ rehomingId: Id }),
  output: z.null(),
  says: 'Rehoming withdrawn',
  refuses: { noSuchRehoming },
})

export const applyToRehome = call('applyToRehome', {
  method: 'POST',
  summary: 'Offer a home to an animal that needs one.',
  who: ['Customer', 'Welfare'],
  input: z.strictObject({ rehomingId: Id, message: Prose(1000), adult }),
  output: z.object({ applicationId: Id }),
  says: 'We’ve sent your offer to the keeper',
  refuses: {
    noSuchRehoming,
    adultsOnly,
    notVerified: [403, 'Only verified organisations can offer a home. Your profile says what we’re waiting for.'],
    appliedAlready: [409, 'You’ve already offered this animal a home. The keeper will choose.'],
    toYourself: [400, 'You’re this animal’s keeper'],
  },
  limit: { times: 20, seconds: 3600 },
})

export const withdrawApplication = call('withdrawApplication', {
  method: 'POST',
  summary: 'Withdraw your offer of a home. You can offer again while the animal is still looking for one.',
  who: 'signed-in',
  input: z.strictObject({ rehomingId: Id }),
  output: z.null(),
  says: 'Offer withdrawn',
  refuses: { noSuchApplication: [404, 'You haven’t offered this animal a home'], notNow },
})

export const chooseApplicant = call('chooseApplicant', {
  method: 'POST',
  summary:
    'Choose who gives your animal a home. The two of you can write to each other from then on, and you stay the keeper until you’ve handed the animal over.',
  who: 'signed-in',
  input: z.strictObject({
    applicationId: Id,
    /** The first words of the conversation. */
    message: OptionalProse(1000).default(''),
  }),
  output: z.object({ petId: Id, petName: z.string(), threadId: Id }),
  says: 'Home chosen',
  refuses: { noSuchApplication: [404, 'We can’t find this offer of a home in your account'], notNow },
})

export const planHandOver = call('planHandOver', {
  method: 'POST',
  summary: 'Set or change the day on which an animal is to be handed over to the home that was chosen. We tell the other side.',
  who: 'signed-in',
  input: z.strictObject({ rehomingId: Id, on: asking('Enter the day you’ll hand the animal over', IsoDate) }),
  output: z.object({ on: IsoDate }),
  says: 'Day saved',
  refuses: { noSuchRehoming, notNow, outOfTime: [400, 'Choose a day from today on, before the time to hand over ends'] },
})

export const sayHandedOver = call('sayHandedOver', {
  method: 'POST',
  summary: 'Say that you’ve handed your animal over. The new keeper has to confirm, and you’re the keeper until they do.',
  who: 'signed-in',
  input: z.strictObject({ rehomingId: Id }),
  output: z.object({ status: RehomingStatus }),
  says: 'We’ve asked them to confirm',
  refuses: { noSuchRehoming, notNow },
})

export const confirmHandOver = call('confirmHandOver', {
  method: 'POST',
  summary:
    'Confirm that the animal is with you, once its keeper has said so or with the code they tell you at the door. You become its keeper, and for 7 days either side can say it was wrong.',
  who: 'signed-in',
  input: z.strictObject({ rehomingId: Id, code: Typed().max(20).default('') }),
  output: z.object({ petId: Id, petName: z.string() }),
  says: 'You’re the keeper now',
  refuses: {
    noSuchRehoming,
    notNow,
    wrongCode: [400, 'Enter the 6-character code the keeper sees on their screen. The one you entered isn’t right.', 'REHOME-8'],
  },
  limit: { times: 10, seconds: 86_400 },
})

export const stopHandOver = call('stopHandOver', {
  method: 'POST',
  summary: 'Say that the animal hasn’t been handed over yet, or that the two of you couldn’t agree, so it looks for a home again.',
  who: 'signed-in',
  input: z.strictObject({ rehomingId: Id, because: z.enum(['notYet', 'couldNotAgree']) }),
  output: z.object({ status: RehomingStatus }),
  says: 'Saved',
  refuses: { noSuchRehoming },
})
