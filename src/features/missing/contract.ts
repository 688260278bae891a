import * as z from 'zod'
import { CaptchaSolution } from '#features/accounts/shapes.ts'
import { tasks } from '#features/accounts/topics.ts'
import { Species } from '#knowledge/animals/shape.ts'
import { call } from '#platform/contract/call.ts'
import { Mobile, PersonName } from '#platform/contract/contacts.ts'
import { Email, Id, Moment, OptionalLine, OptionalProse, pageOf, paging } from '#platform/contract/shapes.ts'
import { TypedForm, WrongFields } from './finderform/typed.ts'
import {
  FoundMatch,
  FoundMay,
  FoundReport,
  FoundReportStatus,
  ListedAnimal,
  LostCaseStatus,
  LostMay,
  LostReport,
  MatchVerdict,
  SeenAt,
  ShownSighting,
  Sighting,
  SightingVerdict,
  Sureness,
  Where,
} from './shapes.ts'

const noSuchPlace = [400, 'We don’t know this place. Enter a postcode or a town, or choose the place on the map.'] as const
const placesDown = [503, 'We can’t look up places at the moment. Choose the place on the map, or try again.'] as const
const noSuchPhoto = [400, 'Upload the photo again'] as const
const captchaFailed = [400, 'Tick the box to show you’re a person, then try again'] as const

/** Of whoever found or saw an animal and has no account. */
const FINDER = { finderName: PersonName.optional(), finderEmail: Email.optional(), finderMobile: Mobile.optional() }

export const saveLostPetRequest = call('saveLostPetRequest', {
  method: 'POST',
  vital: true,
  summary: 'Report your pet lost or stolen, or an animal that you’ve found or seen. To report one you’ve found, you don’t need an account.',
  who: 'anyone',
  input: z.strictObject({
    report: z.discriminatedUnion('kind', [LostReport, FoundReport], 'Choose whether the animal is lost or found'),
    ...FINDER,
    captcha: CaptchaSolution.default(''),
  }),
  output: z.object({
    id: Id,
    kind: z.enum(['lost', 'found']),
    /** Where anyone can see it, and share it. */
    link: z.string(),
    /** For whoever reported a found animal: with it they change or end the report. */
    key: z.string().nullable(),
  }),
  says: 'Reported',
  refuses: {
    signInFirst: [401, 'Sign in to report your pet lost, so that we know it’s yours'],
    notYours: [404, 'We can’t find this pet in your account'],
    notNow: [409, 'You can’t report this pet lost at the moment'],
    alreadyLost: [409, 'You’ve already reported this pet lost. Add to that search instead.'],
    inFuture: [400, 'The date and time must be in the past'],
    noSuchPlace,
    placesDown,
    breedUnknown: [400, 'Choose a breed from the list, or describe the animal in your own words'],
    noSuchPhoto,
    contactNeeded: [400, 'Enter an e-mail address or a mobile number, so the keeper can reach you through us'],
    captchaFailed,
  },
  limit: { times: 20, seconds: 3600 },
})

const Degrees = (least: number, most: number) => z.coerce.number<number | string>().min(least).max(most)

export const getLostPets = call('getLostPets', {
  method: 'GET',
  summary: 'Animals that are lost or were found, near a place or anywhere. Places are shown up to 300 metres from where they truly are.',
  who: 'anyone',
  input: z.strictObject({
    kind: z.enum(['lost', 'found', 'both']).default('both'),
    species: Species.optional(),
    lat: Degrees(49, 61.5).optional(),
    lng: Degrees(-11, 2.5).optional(),
    /** The same in words: a postcode, a town, or a latitude and a longitude with a comma between. */
    near: OptionalLine(60).default(''),
    km: Degrees(0.5, 100).default(10),
    /** No earlier than so many days ago. */
    days: Degrees(1, 3650).optional(),
    query: OptionalLine(60).default(''),
    ...paging('newest', 'nearest'),
  }),
  output: pageOf(ListedAnimal).extend({
    /** True where there are more than can be counted quickly: `total` is then the least number. */
    isMore: z.boolean(),
    /** The place that was asked about; null where none was. */
    centre: z.object({ lat: z.number(), lng: z.number(), area: z.string() }).nullable(),
  }),
  says: 'Lost and found animals',
  refuses: { noSuchPlace, placesDown },
  limit: { times: 120, seconds: 60 },
})

export const getLostPet = call('getLostPet', {
  method: 'GET',
  summary: 'One lost animal as anyone may see it, and what its keeper can do.',
  who: 'anyone',
  input: z.strictObject({ caseId: Id }),
  output: ListedAnimal.extend({
    status: LostCaseStatus,
    isOver: z.boolean(),
    reportedAt: Moment,
    /** Sightings that the keeper has confirmed, the newest first. */
    sightings: z.array(ShownSighting),
    /** For its keeper only. */
    mine: z
      .object({
        petId: Id,
        lat: z.number(),
        lng: z.number(),
        crimeReference: z.string().nullable(),
        heldBy: z.string().nullable(),
        sightings: z.array(Sighting),
        matches: z.array(FoundMatch),
        can: LostMay,
      })
      .nullable(),
  }),
  says: 'Lost animal',
  refuses: { notFound: [404, 'We can’t find this search. It may have ended long ago.'] },
  limit: { times: 120, seconds: 60 },
})

export const foundForm = call('foundForm', {
  method: 'GET',
  summary:
    'What was typed into the form for a found animal before it came back, with the fields that were wrong. For the page of the form.',
  who: 'anyone',
  input: z.strictObject({ again: z.string().max(16_000) }),
  output: z.object({ typed: TypedForm, wrong: WrongFields }),
  says: 'The form',
  refuses: { notFound: [404, 'This form is too old. Fill it in again.'] },
  reads: true,
})

export const getMySearches = call('getMySearches', {
  method: 'GET',
  summary: 'Your searches for lost pets, and the animals that you’ve reported found, the newest first.',
  who: 'signed-in',
  topics: [tasks],
  input: z.strictObject({}),
  output: z.object({
    searches: z.array(
      z.object({
        caseId: Id,
        petId: Id,
        petName: z.string(),
        area: z.string(),
        status: LostCaseStatus,
        isOver: z.boolean(),
        reportedAt: Moment,
        /** Sightings that you haven’t said anything about. */
        toJudge: z.int(),
      }),
    ),
    reports: z.array(
      z.object({ reportId: Id, species: z.string(), area: z.string(), status: FoundReportStatus, isOver: z.boolean(), reportedAt: Moment }),
    ),
  }),
  says: 'Your searches and reports',
  refuses: {},
})

export const lostPoster = call('lostPoster', {
  method: 'GET',
  summary: 'A poster of a lost pet to print, with strips to tear off. It has what anyone can see on the page of the search.',
  who: 'anyone',
  input: z.strictObject({ caseId: Id }),
  output: z.null(),
  gives: 'pdf',
  says: 'The poster',
  refuses: {
    notFound: [404, 'We can’t find this search. It may have ended long ago.'],
    isOver: [409, 'This search has ended'],
    busy: [503, 'We can’t make posters at the moment. Try again in a minute.'],
  },
  limit: { times: 30, seconds: 600 },
})

export const updateLostPet = call('updateLostPet', {
  method: 'POST',
  vital: true,
  summary: 'Say how the search for your pet goes: someone has it safe, it’s home, it was never lost, or the search begins again.',
  who: 'signed-in',
  input: z.strictObject({
    caseId: Id,
    now: z.enum(['held', 'home', 'falseAlarm', 'search']),
    /** Who has it, or how it came home. */
    words: OptionalLine(200).default(''),
  }),
  output: z.object({ status: LostCaseStatus }),
  says: 'Saved',
  refuses: { notFound: [404, 'We can’t find this search in your account'] },
})

export const homeAgain = call('homeAgain', {
  method: 'POST',
  vital: true,
  summary:
    'Say in the conversation with its finder that your missing pet is home. The report and the search end, and the finder is thanked.',
  who: 'anyone',
  input: z.strictObject({ threadId: Id.optional(), relayKey: z.string().min(1).max(100).optional() }),
  output: z.object({ petName: z.string() }),
  says: 'We’re so glad',
  refuses: {
    notYours: [404, 'We can’t find this conversation about a pet of yours'],
    notAway: [409, 'This pet isn’t reported missing'],
  },
  limit: { times: 30, seconds: 600 },
})

/** The kinds of animals that people can be asked to look out for; none: they’re told of nothing. */
const AlertSpecies = z.array(Species).max(20)

export const getLostAlerts = call('getLostAlerts', {
  method: 'GET',
  summary: 'Whether we tell you of animals that are lost near you, and of which.',
  who: 'signed-in',
  input: z.strictObject({}),
  output: z.object({ species: AlertSpecies, area: z.string().nullable(), since: Moment.nullable() }),
  says: 'Your alerts',
  refuses: {},
})

export const updateLostAlerts = call('updateLostAlerts', {
  method: 'POST',
  summary: 'Choose which lost animals near you we tell you of. With no animals chosen, we tell you of none and forget the place.',
  who: 'signed-in',
  input: z.strictObject({ species: AlertSpecies, place: OptionalLine(60).default('') }),
  output: z.object({ species: AlertSpecies, area: z.string().nullable() }),
  says: 'Saved',
  refuses: { noSuchPlace, placesDown },
})

export const addSighting = call('addSighting', {
  method: 'POST',
  vital: true,
  summary: 'Say that you’ve seen an animal that’s being searched for. You don’t need an account, or to leave your name.',
  who: 'anyone',
  input: z.strictObject({
    caseId: Id,
    where: Where,
    /** Now, where they do not say. */
    seenAt: SeenAt.optional(),
    sureness: Sureness,
    words: OptionalProse(1000).default(''),
    photoId: Id.optional(),
    ...FINDER,
    captcha: CaptchaSolution.default(''),
  }),
  output: z.object({
    id: Id,
    /** Where they can read the keeper’s answer; null where they left no way to reach them. */
    relayLink: z.string().nullable(),
  }),
  says: 'We’ve told the keeper',
  refuses: {
    notFound: [404, 'We can’t find this search. It may have ended long ago.'],
    isOver: [409, 'This search has ended, so there’s no one to tell'],
    inFuture: [400, 'The date and time must be in the past'],
    noSuchPlace,
    placesDown,
    noSuchPhoto,
    captchaFailed,
  },
  limit: { times: 30, seconds: 3600 },
})

export const judgeSighting = call('judgeSighting', {
  method: 'POST',
  summary: 'Say whether a sighting was of your pet. You can change your mind.',
  who: 'signed-in',
  input: z.strictObject({ sightingId: Id, verdict: SightingVerdict }),
  output: z.object({ status: LostCaseStatus }),
  says: 'Saved',
  refuses: {
    notFound: [404, 'We can’t find this sighting'],
    isOver: [409, 'This search has ended'],
  },
})

export const judgeMatch = call('judgeMatch', {
  method: 'POST',
  vital: true,
  summary: 'Say whether an animal that was found may be your pet. If it may be, we bring the finder your message.',
  who: 'signed-in',
  input: z.strictObject({ caseId: Id, reportId: Id, verdict: MatchVerdict, words: OptionalProse(1000).default('') }),
  output: z.object({
    /** The conversation with the finder; null where the keeper says that it is another animal. */
    threadId: Id.nullable(),
  }),
  says: 'Saved',
  refuses: {
    notFound: [404, 'We can’t find this report. It may have ended.'],
    isOver: [409, 'This search or report has ended'],
    wordsNeeded: [400, 'Enter a message for the finder'],
  },
  limit: { times: 30, seconds: 3600 },
})

/** Of the link that whoever reported a found animal was sent. */
const Key = z.string().trim().max(100).optional()

export const getFoundAnimal = call('getFoundAnimal', {
  method: 'GET',
  summary: 'One animal that was found, as anyone may see it, and what the person who reported it can do.',
  who: 'anyone',
  input: z.strictObject({ reportId: Id, key: Key }),
  output: ListedAnimal.extend({
    status: FoundReportStatus,
    isOver: z.boolean(),
    reportedAt: Moment,
    /** For whoever reported it only. */
    mine: z
      .object({
        lat: z.number(),
        lng: z.number(),
        chipNumber: z.string().nullable(),
        heldWords: z.string().nullable(),
        /** Where it was found, for the law there; null where we couldn’t tell. */
        nation: z.enum(['England', 'Wales', 'Scotland', 'Northern Ireland', 'other']).nullable(),
        can: FoundMay,
      })
      .nullable(),
  }),
  says: 'Found animal',
  refuses: { notFound: [404, 'We can’t find this report. It may have ended long ago.'] },
  limit: { times: 120, seconds: 60 },
})

export const updateFoundAnimal = call('updateFoundAnimal', {
  method: 'POST',
  vital: true,
  summary: 'Say what became of an animal that you found: it’s home, you’ve handed it over, or you’re taking the report back.',
  who: 'anyone',
  input: z.strictObject({
    reportId: Id,
    key: Key,
    now: z.enum(['home', 'handedOver', 'withdrawn', 'anotherAnimal']),
    /** To whom it was handed over. */
    words: OptionalLine(200).default(''),
  }),
  output: z.object({ status: FoundReportStatus }),
  says: 'Saved',
  refuses: { notFound: [404, 'We can’t find this report. Use the whole link from our message.'] },
  limit: { times: 60, seconds: 600 },
})
