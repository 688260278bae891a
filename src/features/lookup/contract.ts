import * as z from 'zod'
import { CaptchaSolution } from '#features/accounts/shapes.ts'
import { About, ChatMessage, MessageText, SAFETY } from '#features/chat/shapes.ts'
import { petsKept } from '#features/pets/topics.ts'
import { ChipNumber } from '#knowledge/chipnumbers/shape.ts'
import { call } from '#platform/contract/call.ts'
import { Mobile, PersonName, Postcode } from '#platform/contract/contacts.ts'
import { Email, Id, Moment, Money, Nothing, OptionalProse, pageOf, paging } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { hasCase, needsWords, type ReasonCode } from './reasons.ts'
import {
  CertifiedImplanter,
  ChipResult,
  Gone,
  LookupEntry,
  Place,
  PlaceLeft,
  ProfessionalAnswer,
  RawChip,
  ResultClass,
  Why,
} from './shapes.ts'

const captcha = CaptchaSolution.default('')

const captchaNeeded = [429, 'You’ve looked up a lot of chips. Confirm you’re a person to carry on.'] as const

/** Lookups have a limit of their own, which a captcha lifts (LOOK-1). */
const UNLIMITED = { times: 1_000_000_000, seconds: 60 }

export const publicChipInfo = call('publicChipInfo', {
  path: 'get-chip-info',
  method: 'POST',
  summary: 'Where is the animal with this chip registered? Never any personal data; the answer is signed.',
  who: 'anyone',
  input: z.strictObject({ chipNumber: RawChip, captcha }),
  output: ChipResult,
  says: 'Looked up',
  refuses: { captchaNeeded },
  reads: true,
  alwaysAnswered: true,
  limit: UNLIMITED,
})

export const finderChipInfo = call('finderChipInfo', {
  path: 'getChipInfo11',
  method: 'POST',
  summary: 'The same for someone who has found an animal, with what to do next where they are.',
  who: 'anyone',
  input: z.strictObject({
    chipNumber: RawChip,
    postcode: Postcode.optional(),
    species: z.enum(['dog', 'cat', 'other']).default('other'),
    captcha,
  }),
  output: ChipResult.extend({
    place: z.string().nullable(),
    nation: z.string().nullable(),
    /** By the town of the postcode, so near a boundary it can be the one next door. */
    council: z.string().nullable(),
    /** The nearest that scans animals and is open now. */
    openVet: z.object({ name: z.string(), phone: z.string(), opening: z.string(), km: z.number() }).nullable(),
    nextSteps: z.array(z.object({ title: z.string(), text: z.string(), link: z.string().nullable(), linkText: z.string().nullable() })),
  }),
  says: 'Looked up',
  refuses: { captchaNeeded },
  reads: true,
  alwaysAnswered: true,
  limit: UNLIMITED,
})

/** Nobody is shown a record without these. */
const NOT_SHOWN = {
  notVerified: [
    403,
    'Only vets, rescues and authorities we’ve verified can see keepers’ details. Your profile says what we’re waiting for.',
    'LOOK-3',
  ],
  noSecondFactor: [403, 'Set up an authenticator app on your profile page first', 'ACC-24'],
  codeNeeded: [403, 'Enter a code from your authenticator app first', 'ACC-24'],
  tooManyNumbers: [
    429,
    'You’ve looked up 300 numbers in the past hour. Wait an hour, or contact us if you need to look up more.',
    'LOOK-3',
  ],
} as const

interface Said {
  reason: ReasonCode
  words: string
  caseReference: string
}

const CASE_NEEDED = { path: ['caseReference'], error: 'Enter the case or crime reference' }
const hasReference = ({ reason, caseReference }: Said) => !hasCase(reason) || caseReference !== ''
const WORDS_NEEDED = { path: ['words'], error: 'Say in a few words why you need to know' }
const isExplained = ({ reason, words }: Said) => !needsWords(reason) || words !== ''

export const professionalChipInfo = call('professionalChipInfo', {
  path: 'get-chip-info2',
  method: 'POST',
  vital: true,
  summary:
    'The full record behind a chip number, for verified vets, rescues and authorities with a second factor, who say why. We record it and tell the keeper.',
  who: ['Welfare', 'Staff'],
  input: z
    .strictObject({ chipNumber: RawChip, ...Why })
    .refine(hasReference, CASE_NEEDED)
    .refine(isExplained, WORDS_NEEDED),
  output: ProfessionalAnswer,
  says: 'Looked up',
  refuses: NOT_SHOWN,
  limit: { times: 300, seconds: 3600 },
  keepsAnswer: false,
})

export const lookupMicrochipForWelfare = call('lookupMicrochipForWelfare', {
  method: 'GET',
  summary: 'The same for up to 50 chip numbers, one on each line, as a handheld reader types them. Each line is answered on its own.',
  who: ['Welfare', 'Staff'],
  input: z
    .strictObject({ chipNumbers: asking('Enter a microchip number', z.string().trim().min(1).max(8000)), ...Why })
    .refine(hasReference, CASE_NEEDED)
    .refine(isExplained, WORDS_NEEDED),
  output: z.object({ items: z.array(ProfessionalAnswer) }),
  says: 'Looked up',
  refuses: { ...NOT_SHOWN, tooManyLines: [400, 'Enter 50 numbers or fewer at a time'] },
  limit: { times: 300, seconds: 3600 },
  reads: false,
  keepsAnswer: false,
})

export const addMicrochipLookup = call('addMicrochipLookup', {
  method: 'POST',
  vital: true,
  summary:
    'Leave a message for the keeper of a found animal, or for the implanter who holds its chip, and say where it is if you like. Neither side sees the other’s details.',
  who: 'anyone',
  input: z.strictObject({
    chipNumber: ChipNumber,
    message: MessageText,
    finderName: PersonName.optional(),
    finderEmail: Email.optional(),
    finderMobile: Mobile.optional(),
    place: Place.optional(),
    placeWords: OptionalProse(200).optional(),
    captcha,
  }),
  output: z.object({ lookupId: Id, threadId: Id, relayKey: z.string(), relayLink: z.string() }),
  says: 'We’ve told the keeper',
  refuses: {
    notHere: [404, 'This microchip isn’t registered here, so we can’t tell its keeper'],
    captchaFailed: [400, 'Tick the box to show you’re a person, then try again'],
  },
  limit: { times: 20, seconds: 3600 },
})

export const getMicroLookupHistory = call('getMicroLookupHistory', {
  method: 'POST',
  summary: 'The chips you looked up, or the times your pets were looked up.',
  who: 'signed-in',
  topics: [petsKept],
  input: z.strictObject({ of: z.enum(['myPets', 'mine']).default('myPets'), petId: Id.optional(), ...paging('-at', 'at') }),
  output: pageOf(LookupEntry),
  says: 'Lookups',
  refuses: {},
  reads: true,
})

export const getFounderInfo = call('getFounderInfo', {
  method: 'GET',
  summary: 'What a finder left for you: the message, the place, and a way to reply. By the key in the link we sent you, or signed in.',
  who: 'anyone',
  acting: 'readOnly',
  input: z.strictObject({ lookupId: Id.optional(), threadId: Id.optional(), relayKey: z.string().min(1).max(100).optional() }),
  output: z.object({
    /** Where it began with a lookup. */
    lookupId: Id.nullable(),
    about: About,
    /** Null where the pet isn’t on the register, and its tag knows it. */
    petId: Id.nullable(),
    /** Null where nobody has registered the chip, and its implanter is asked. */
    petName: z.string().nullable(),
    at: Moment,
    place: PlaceLeft.nullable(),
    placeWords: z.string().nullable(),
    threadId: Id,
    finderName: z.string().nullable(),
    /** How an answer reaches the finder besides the conversation page; the address itself is never shown. */
    finderIsTold: z.enum(['by e-mail', 'by text message', 'on the page only']),
    /** Where an organisation that our staff have verified wrote: how to reach it, and how long it holds the animal for you, where it does. */
    rescue: z
      .object({
        organisation: z.string(),
        phone: z.string().nullable(),
        address: z.string(),
        /** '' where it hasn’t said. */
        opening: z.string(),
        held: z
          .object({
            /** The last day of a stray dog’s days; null before they begin, and for any other animal. */
            until: z.string().nullable(),
            wantedOn: z.string().nullable(),
            collectBy: z.string().nullable(),
            /** Somebody gave it up there, and its keeper is asked whether they agree. */
            isGivingUp: z.boolean(),
            /** It came as a stray dog, for whose keep the law lets its holder charge. */
            isStrayDog: z.boolean(),
          })
          .nullable(),
      })
      .nullable(),
    ...SAFETY,
    messages: z.array(ChatMessage),
  }),
  says: 'From the finder',
  refuses: { notYours: [404, 'We can’t find this message about your pets'] },
  limit: { times: 60, seconds: 60 },
  // Reading is written down: the finder sees that the message was read.
  reads: false,
})

export const verifyProof = call('verifyProof', {
  method: 'GET',
  summary: 'Is this signed lookup result or certificate genuine, and is it still true?',
  who: 'anyone',
  /** A signed proof, the 16 characters that are printed on a certificate, or the number of an implanter’s. */
  input: z.strictObject({ proof: z.string().min(1).max(2000) }),
  output: z.object({
    genuine: z.boolean(),
    /** The signed proof itself, also where its short code was given; null where only the number of an implanter’s certificate was. */
    proof: z.string().nullable(),
    kind: z.enum(['lookup', 'certificate', 'implanter']).nullable(),
    chipShown: z.string().nullable(),
    result: ResultClass.nullable(),
    /** Whether the animal was reported missing or stolen when it was looked up. */
    missing: Gone.nullable(),
    registeredWith: z.string().nullable(),
    /** Whether the record here wasn’t proven yet when it was looked up. */
    unproven: z.boolean().nullable(),
    petName: z.string().nullable(),
    species: z.string().nullable(),
    /** What an implanter’s certificate says, and whether it counts today. */
    implanter: CertifiedImplanter.nullable(),
    madeAt: z.string().nullable(),
    stillTrue: z.boolean().nullable(),
    keyId: z.string().nullable(),
  }),
  says: 'Checked',
  refuses: {},
  limit: { times: 60, seconds: 60 },
  alwaysAnswered: true,
})

export const registerFigures = call('registerFigures', {
  method: 'GET',
  summary: 'Live figures about the register, for anyone to see.',
  who: 'anyone',
  input: Nothing,
  output: z.object({
    pets: z.int(),
    lookupsThisMonth: z.int(),
    registersAsked: z.int(),
    /** Of one pet, once. */
    registrationCosts: Money,
    /** Of every pet in a household, once; null where that isn’t sold. */
    householdCosts: Money.nullable(),
    countedAt: Moment,
  }),
  says: 'Figures',
  refuses: {},
})
