import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Id, Moment, OptionalProse, Prose, pageOf, paging } from '#platform/contract/shapes.ts'
import { Intake, RehomeTo, RehomingCard, RehomingStatus, WhyRehome } from './shapes.ts'

const noSuchRehoming = [404, 'We cannot find this rehoming. The link may be older than the animal’s new home.'] as const
const notNow = [409, 'This animal cannot change hands now'] as const
const adultsOnly = [400, 'Only an adult may become a keeper: say that you are 18 or over', 'REHOME-3'] as const
/** Said by whoever takes an animal. */
const adult = z.boolean().default(false)

export const saveRehomeRequest = call('saveRehomeRequest', {
  method: 'POST',
  summary: 'Give your animal to a person or a welfare organisation, who must agree; or have a home looked for without being named.',
  who: 'signed-in',
  input: z.strictObject({
    petId: Id,
    to: RehomeTo,
    why: WhyRehome,
    /** What the next keeper should know. */
    health: OptionalProse(1000).default(''),
    behaviour: OptionalProse(1000).default(''),
    feePence: z.int('Enter an amount in pounds, like 50 or 12.50').min(0).max(500_000, 'Enter £5,000 at most').default(0),
  }),
  output: z.object({ rehomingId: Id, status: RehomingStatus, answerBy: Moment }),
  says: 'Saved',
  refuses: {
    notYours: [404, 'We cannot find this pet among yours'],
    handedOver: [409, 'This animal has had another keeper meanwhile'],
    notNow,
    contactNeeded: [400, 'Give an e-mail address or a mobile number'],
    toYourself: [400, 'This is your own address. Give the one of the person who takes the animal.'],
    noSuchOrganisation: [400, 'Choose a verified organisation from the list'],
  },
  limit: { times: 30, seconds: 3600 },
})

export const rehomeDetails = call('rehomeDetails', {
  method: 'POST',
  path: 'rehome-details',
  summary: 'The animal that looks for a home: with the link that was sent, or for both sides and those who may apply.',
  who: 'anyone',
  input: z.strictObject({ token: z.string().trim().max(200).optional(), rehomingId: Id.optional() }),
  output: RehomingCard,
  says: 'The animal',
  refuses: { noSuchRehoming },
  reads: true,
  limit: { times: 30, seconds: 600 },
})

export const getPetRehomeRequests = call('getPetRehomeRequests', {
  method: 'GET',
  summary: 'Rehomings that you began, that wait for you, or of animals that anybody may apply for.',
  who: 'signed-in',
  input: z.strictObject({ ...paging, box: z.enum(['mine', 'toMe', 'listed']).default('toMe') }),
  output: pageOf(RehomingCard),
  says: 'Rehomings',
  refuses: {},
})

export const acceptRejectRehomeRequest = call('acceptRejectRehomeRequest', {
  method: 'POST',
  summary: 'Take the animal or say no; and for 7 days, as either side, say that the change was wrong.',
  who: 'signed-in',
  input: z.strictObject({ rehomingId: Id, answer: z.enum(['accept', 'reject', 'wrong']), adult }),
  output: z.object({ status: RehomingStatus, petId: Id, petName: z.string() }),
  says: 'Saved',
  refuses: {
    noSuchRehoming,
    notNow,
    adultsOnly,
    confirmFirst: [
      409,
      'Confirm your e-mail address or your mobile number first, so that we know that it is you to whom the animal is given',
    ],
    intakeNeeded: [409, 'Take the animal in on your welfare dashboard: the date it came and its condition belong to it'],
    undoEnded: [
      409,
      'For 7 days either side may say that a change of keeper was wrong. Ring us, and we will look at it together.',
      'REHOME-6',
    ],
  },
})

export const rehomeForWelfare = call('rehomeForWelfare', {
  method: 'POST',
  summary: 'Take in an animal that its keeper gives to your organisation: it is the keeper from then on.',
  who: ['Welfare'],
  input: z.strictObject({ rehomingId: Id, intake: Intake, rescueBackup: z.boolean().default(true) }),
  output: z.object({ petId: Id, petName: z.string() }),
  says: 'The animal is taken in',
  refuses: {
    noSuchRehoming,
    notNow,
    notVerified: [403, 'Only an organisation that is verified now can take animals in. Your profile says what we wait for.'],
    inFuture: [400, 'The date must be today or earlier'],
    noSuchPhoto: [400, 'Upload the photo again'],
  },
})

export const withdrawRehomeRequest = call('withdrawRehomeRequest', {
  method: 'POST',
  summary: 'Take back a rehoming that has not been answered.',
  who: 'signed-in',
  input: z.strictObject({ rehomingId: Id }),
  output: z.null(),
  says: 'The rehoming is taken back',
  refuses: { noSuchRehoming },
})

export const applyToRehome = call('applyToRehome', {
  method: 'POST',
  summary: 'Offer a home to an animal that looks for one.',
  who: ['Customer', 'Welfare'],
  input: z.strictObject({ rehomingId: Id, message: Prose(1000), adult }),
  output: z.object({ applicationId: Id }),
  says: 'Your offer is with the keeper',
  refuses: {
    noSuchRehoming,
    adultsOnly,
    notVerified: [403, 'Only an organisation that is verified now can offer a home. Your profile says what we wait for.'],
    appliedAlready: [409, 'You have applied for this animal already. The keeper will choose.'],
    toYourself: [400, 'This animal is yours'],
  },
  limit: { times: 20, seconds: 3600 },
})

export const withdrawApplication = call('withdrawApplication', {
  method: 'POST',
  summary: 'Take back the home that you offered to an animal. You can offer it again while the animal looks for one.',
  who: 'signed-in',
  input: z.strictObject({ rehomingId: Id }),
  output: z.null(),
  says: 'Your offer is taken back',
  refuses: { noSuchApplication: [404, 'You have not offered this animal a home'], notNow },
})

export const chooseApplicant = call('chooseApplicant', {
  method: 'POST',
  summary: 'Choose who gives your animal a home: they are its keeper from then on, and for 7 days either side can say that it was wrong.',
  who: 'signed-in',
  input: z.strictObject({ applicationId: Id }),
  output: z.object({ petId: Id, petName: z.string() }),
  says: 'Chosen',
  refuses: { noSuchApplication: [404, 'We cannot find this application among yours'], notNow },
})
