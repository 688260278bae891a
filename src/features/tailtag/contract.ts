import * as z from 'zod'
import { NewPassword } from '#features/accounts/shapes.ts'
import { call } from '#platform/contract/call.ts'
import { Address, Mobile, PersonName } from '#platform/contract/contacts.ts'
import {
  changedMeanwhile,
  Email,
  Id,
  Moment,
  Needed,
  OptionalLine,
  OptionalProse,
  pageOf,
  paging,
  Version,
} from '#platform/contract/shapes.ts'
import { OwnScan, OwnTag, PetCard, ScanPlace, SharedFor, TagProfile, TagSettings, TagStatus, Trail } from './shapes.ts'

/** Of a tag’s address, or the short code on it, as anyone types it. */
const Token = Needed('Enter the code on the tag', 60)
const Pin = Needed('Enter the PIN from under the wrapping', 20)
const wrongPin = [400, 'This isn’t the PIN of this tag. It’s under the wrapping, not on the tag.'] as const
const noSuchTag = [404, 'We don’t know this code. Check it against the tag.'] as const
const tooManyGuesses = [429, 'There were too many wrong codes from here. Try again in an hour.', 'TAG-9'] as const

export const getPetProfileByToken = call('getPetProfileByToken', {
  method: 'GET',
  summary: 'What anyone who scans a tag sees of the pet: what its keeper shows now. Reading it records nothing.',
  who: 'anyone',
  input: z.strictObject({ token: Token }),
  output: TagProfile,
  says: 'The tag',
  refuses: { noSuchTag, tooManyGuesses },
  reads: true,
  limit: { times: 120, seconds: 60 },
})

export const getScannedChipInfo = call('getScannedChipInfo', {
  method: 'GET',
  summary: 'What a scanned or typed code leads to: the answer for a microchip, or the page of a TailTag.',
  who: 'anyone',
  input: z.strictObject({ code: Needed('Enter the code on the label or tag', 200) }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('chip'), chipNumber: z.string(), link: z.string() }),
    z.object({ kind: z.literal('tag'), link: z.string(), profile: TagProfile }),
  ]),
  says: 'The code',
  refuses: {
    notACode: [400, 'This isn’t a microchip number or the code of a TailTag. Check it against the label or tag.'],
    tooManyGuesses,
  },
  reads: true,
  limit: { times: 120, seconds: 60 },
})

export const addScanTracking = call('addScanTracking', {
  method: 'POST',
  vital: true,
  summary:
    'Tell the keeper that their tag was scanned: where, what you want to say, and whether you can keep the animal safe. All of it is optional.',
  who: 'anyone',
  input: z.strictObject({
    token: Token,
    place: ScanPlace.optional(),
    placeWords: OptionalLine(200).default(''),
    message: OptionalProse(2000).default(''),
    canHold: z.boolean().default(false),
    finderName: PersonName.optional(),
    finderEmail: Email.optional(),
    finderMobile: Mobile.optional(),
  }),
  output: z.object({
    /** Null for the keeper’s own scan, which counts for nothing. */
    scanId: Id.nullable(),
    /** Where the finder reads the keeper’s answer; null where they have written nothing. */
    relayLink: z.string().nullable(),
  }),
  says: 'We’ve told the keeper',
  refuses: { noSuchTag, notActive: [409, 'This tag isn’t in use', 'TAG-8'], tooManyGuesses },
  limit: { times: 30, seconds: 600 },
})

export const activateTag = call('activateTag', {
  method: 'POST',
  vital: true,
  summary: 'Activate a tag for one of your pets with the PIN that came with it, and say if it takes the place of another.',
  who: 'signed-in',
  input: z.strictObject({
    token: Token,
    pin: Pin,
    petId: Id.optional(),
    /** Of a pet whose chip isn’t on the register, instead of its id. */
    card: PetCard.optional(),
    replaces: Id.optional(),
  }),
  output: z.object({ tagId: Id, link: z.string() }),
  says: 'Your tag works now',
  refuses: {
    noSuchTag,
    wrongPin,
    notYours: [404, 'We can’t find this pet in your account'],
    noSuchOldTag: [404, 'We can’t find the tag that this one replaces'],
    tooManyGuesses,
  },
  limit: { times: 30, seconds: 3600 },
})

export const tailTagCustomerRegister = call('tailTagCustomerRegister', {
  method: 'POST',
  vital: true,
  summary:
    'Open an account and activate a tag for a pet whose chip isn’t on the register. All or nothing; the PIN shows that the tag is yours.',
  who: 'guest',
  input: z.strictObject({
    token: Token,
    pin: Pin,
    pet: PetCard,
    keeper: z.strictObject({
      name: PersonName,
      email: Email,
      mobile: Mobile,
      address: Address,
      password: NewPassword,
      marketing: z.boolean().default(false),
    }),
  }),
  output: z.object({ userId: Id, tagId: Id, link: z.string() }),
  says: 'Your tag works now',
  refuses: {
    noSuchTag,
    wrongPin,
    tooManyGuesses,
    signInInstead: [409, 'You already have an account with this e-mail address. Sign in and activate your tag there.'],
  },
  limit: { times: 20, seconds: 3600 },
})

export const moveTag = call('moveTag', {
  method: 'POST',
  summary: 'Move your tag to another of your pets, for example one whose chip you’ve just registered.',
  who: 'signed-in',
  input: z.strictObject({ tagId: Id, petId: Id }),
  output: z.null(),
  says: 'The tag leads to this pet now',
  refuses: {
    noSuchTag: [404, 'We can’t find this tag in your account'],
    notYours: [404, 'We can’t find this pet in your account'],
  },
})

export const getTailTagSettings = call('getTailTagSettings', {
  method: 'GET',
  summary: 'Your tags, what each shows and when, and what you can do with it.',
  who: 'signed-in',
  input: z.strictObject({}),
  output: z.object({ tags: z.array(OwnTag), /** TailTag Plus works now. */ hasPlus: z.boolean() }),
  says: 'Your tags',
  refuses: {},
})

export const getTagScans = call('getTagScans', {
  method: 'GET',
  summary: 'When and where your tags were scanned, the newest first. Places are kept for 90 days, and longer while a pet is missing.',
  who: 'signed-in',
  acting: 'readOnly',
  input: z.strictObject({ petId: Id.optional(), ...paging('-at', 'at') }),
  output: pageOf(OwnScan),
  says: 'Scans of your tags',
  refuses: {},
  // Reading is written down: who has looked needs no one else to be told.
  reads: false,
})

export const updateTailTagSettings = call('updateTailTagSettings', {
  method: 'POST',
  summary: 'Choose what your tag shows and when, and how you hear of scans.',
  who: 'signed-in',
  input: z.strictObject({
    tagId: Id,
    settings: TagSettings,
    /** Of a pet whose chip isn’t on the register. */
    card: PetCard.optional(),
    version: Version,
  }),
  output: z.null(),
  says: 'Saved',
  refuses: {
    changedMeanwhile,
    contactNeeded: [400, 'Enter a mobile number or an e-mail address'],
    toYourself: [400, 'You’re told first anyway. Name someone else.'],
    noSuchTag: [404, 'We can’t find this tag in your account'],
  },
})

export const updateTag = call('updateTag', {
  method: 'POST',
  summary: 'Pause or restart your tag, say that you’ve lost it, or stop using it for good.',
  who: 'signed-in',
  input: z.strictObject({ tagId: Id, now: z.enum(['pause', 'resume', 'lose', 'retire']) }),
  output: z.object({ status: TagStatus }),
  says: 'Saved',
  refuses: { noSuchTag: [404, 'We can’t find this tag in your account'] },
})

/** Which of your pets: one of the register, or one that only its tag knows. */
const ANIMAL = { petId: Id.optional(), tagId: Id.optional() }

export const getTracker = call('getTracker', {
  method: 'GET',
  summary: 'Where one of your pets was scanned, seen and lost, the newest first. Without a choice it’s the one that needs you most.',
  who: 'signed-in',
  acting: 'readOnly',
  input: z.strictObject(ANIMAL),
  output: z.object({
    /** Your pets that there is something to follow of, to choose from. */
    pets: z.array(z.object({ petId: Id.nullable(), tagId: Id.nullable(), petName: z.string() })),
    /** Null where there is nothing to follow yet. */
    tracked: Trail.extend({
      petId: Id.nullable(),
      /** Only where the pet isn’t on the register. */
      tagId: Id.nullable(),
    }).nullable(),
  }),
  says: 'The tracker',
  refuses: { notYours: [404, 'We can’t find this pet in your account'] },
  // A keeper who looks needs no one else to be told.
  reads: false,
})

export const getSharedTracker = call('getSharedTracker', {
  method: 'GET',
  summary: 'The same with a link that the keeper has shared: no conversations, and no one’s e-mail address or phone number.',
  who: 'anyone',
  input: z.strictObject({ share: Needed('Open the whole link', 100) }),
  output: Trail.extend({ /** When the link stops working. */ until: Moment }),
  says: 'The tracker',
  refuses: {
    notFound: [404, 'This link doesn’t work. Part of it may be missing.'],
    ended: [410, 'The keeper has ended this link'],
    expired: [410, 'This link has expired'],
  },
  limit: { times: 120, seconds: 60 },
})

export const shareTracker = call('shareTracker', {
  method: 'POST',
  summary: 'Make a link with which anyone sees where one of your pets was scanned and seen, for an hour, a day or a week.',
  who: 'signed-in',
  input: z.strictObject({ ...ANIMAL, lasts: SharedFor }),
  output: z.object({ shareId: Id, link: z.string(), until: Moment }),
  says: 'Your link works now',
  refuses: {
    notYours: [404, 'We can’t find this pet in your account'],
    tooMany: [409, 'Ten links for this pet work already. End one of them first.'],
  },
  keepsAnswer: false,
  limit: { times: 30, seconds: 3600 },
})

export const getTrackerShares = call('getTrackerShares', {
  method: 'GET',
  summary: 'The links that show where your pet was scanned and seen, and that work now, the newest first.',
  who: 'signed-in',
  input: z.strictObject(ANIMAL),
  output: z.object({ shares: z.array(z.object({ shareId: Id, madeAt: Moment, until: Moment })) }),
  says: 'Your links',
  refuses: {},
})

export const endTrackerShare = call('endTrackerShare', {
  method: 'POST',
  summary: 'End a link that shows where your pet was scanned and seen.',
  who: 'signed-in',
  input: z.strictObject({ shareId: Id }),
  output: z.null(),
  says: 'The link doesn’t work any more',
  refuses: { notFound: [404, 'We can’t find this link in your account'] },
})
