import * as z from 'zod'
import { Away } from '#features/accounts/shapes.ts'
import { IN_NOBODY } from '#features/chips/policy.ts'
import { STRAY_CLEAR_DAYS } from '#features/pets/lifecycle.ts'
import { Implant, NewPet, TimelineEntry } from '#features/pets/shapes.ts'
import { petStatus } from '#features/pets/topics.ts'
import { Owed } from '#features/plans/shapes.ts'
import { Species } from '#knowledge/animals/shape.ts'
import { ChipNumber } from '#knowledge/chipnumbers/shape.ts'
import { Hours } from '#platform/clock/hours.ts'
import { call } from '#platform/contract/call.ts'
import { PublicPhone } from '#platform/contract/contacts.ts'
import { changedMeanwhile, Id, IsoDate, Line, May, Moment, OptionalLine, pageOf, paging, Version } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { site } from '#src/site.ts'
import { COLLECT_DAYS, SUFFERING_ONLY, UNDO_DAYS } from './lifecycle.ts'
import { MOST_AT_ONCE, NOT_GIVEN_UP } from './policy.ts'
import {
  AnimalToChoose,
  COUNCIL_NEEDED,
  Condition,
  Council,
  CouncilNation,
  Finder,
  GIVER_NEEDED,
  IntakeDate,
  IntakeKind,
  isCouncilNamed,
  isGiverNamed,
  Location,
  NewIntake,
  Outcome,
  ReleaseGround,
  Sender,
  SleepReason,
  StayFilter,
  StrayState,
  Surrender,
  WelfareMonth,
  WelfarePet,
  WelfareSpecies,
  withSender,
} from './shapes.ts'

const periodWrong = [400, 'Choose an end date that’s on or after the start date, and no more than 5 years later'] as const
const beforeBirth = [400, 'The date can’t be before the date of birth'] as const
const longAgo = [400, 'The day it arrived is more than a year ago. Confirm it.'] as const
const councilDays = {
  beforeBirth,
  councilTooEarly: [400, 'Enter the day the council took it in for this stay', 'PET-15'],
} as const
const wrongDays = { ...councilDays, longAgo } as const
const Period = { from: IsoDate.optional(), to: IsoDate.optional() }

export const addPetByWelfare = call('addPetByWelfare', {
  method: 'POST',
  vital: true,
  summary: 'Register an animal your organisation has taken in. You stay its rescue back-up unless you say otherwise.',
  who: ['Welfare'],
  input: NewPet.extend({ intake: NewIntake, location: Location.default(''), rescueBackup: z.boolean().default(true) }),
  output: z.object({ petId: Id, petName: z.string(), intakeId: Id, payment: Owed }),
  says: 'The animal is on the register',
  refuses: {
    chipTaken: [
      409,
      'This microchip is already registered here. Look it up to contact its keeper. If no one comes for it, ask to be the keeper.',
    ],
    ofOurStock: [409, IN_NOBODY, 'STOCK-4'],
    heldElsewhere: [409, 'Another register already holds this microchip. Ask it to tell its keeper first.', 'HOLD-8'],
    breedUnknown: [400, 'Choose a breed from the list, or describe the animal in your own words'],
    bornInFuture: [400, 'The date of birth must be today or earlier'],
    bornTooLongAgo: [400, 'Check the date of birth: apart from tortoises, parrots and horses, no pet we know of is older than 40'],
    implantDateWrong: [400, 'The date the chip was implanted must be today or earlier'],
    noSuchPhoto: [400, 'Upload the photo again'],
    inFuture: [400, 'The date must be today or earlier'],
    ...wrongDays,
    notVerified: [403, 'Only verified organisations can take animals in. Your profile says what we’re waiting for.'],
  },
  limit: { times: 120, seconds: 3600 },
})

export const holdAnimal = call('holdAnimal', {
  method: 'POST',
  vital: true,
  summary:
    'Take in an animal that’s registered to someone else and hold it for them. We tell its keeper straight away, and the keeper stays the same.',
  who: ['Welfare'],
  input: z.strictObject({ chipNumber: ChipNumber, intake: NewIntake, location: Location.default('') }),
  output: z.object({
    petId: Id,
    petName: z.string(),
    intakeId: Id,
    /** The conversation with its keeper; null where they’ve left the register and can’t be told. */
    threadId: Id.nullable(),
  }),
  says: 'Taken in, and we’ve told its keeper',
  refuses: {
    notVerified: [403, 'Only verified organisations can take animals in. Your profile says what we’re waiting for.'],
    notRegistered: [404, 'No one has registered this microchip here. Take the animal in as a new one.'],
    notHeld: [409, 'You can’t take this animal in for its keeper', 'HOLD-1'],
    reportedStolen: [409, NOT_GIVEN_UP, 'HOLD-1'],
    inFuture: [400, 'The date must be today or earlier'],
    ...wrongDays,
  },
  limit: { times: 120, seconds: 3600 },
})

export const takeInUnchipped = call('takeInUnchipped', {
  method: 'POST',
  vital: true,
  summary: 'Take in an animal in which you found no microchip. It isn’t on the register until it has one.',
  who: ['Welfare'],
  input: NewPet.omit({ chipNumber: true, evenIfHeldElsewhere: true }).extend({
    intake: NewIntake,
    location: Location.default(''),
    /** Who looked for a microchip, and when. */
    scannedBy: asking('Enter who scanned it', Line(80)),
    scannedOn: asking('Enter the date it was scanned', IntakeDate),
  }),
  output: z.object({ petId: Id, petName: z.string(), intakeId: Id }),
  says: 'Taken in',
  refuses: {
    breedUnknown: [400, 'Choose a breed from the list, or describe the animal in your own words'],
    bornInFuture: [400, 'The date of birth must be today or earlier'],
    bornTooLongAgo: [400, 'Check the date of birth: apart from tortoises, parrots and horses, no pet we know of is older than 40'],
    implantDateWrong: [400, 'The date the chip was implanted must be today or earlier'],
    noSuchPhoto: [400, 'Upload the photo again'],
    inFuture: [400, 'The date must be today or earlier'],
    ...wrongDays,
    notVerified: [403, 'Only verified organisations can take animals in. Your profile says what we’re waiting for.'],
  },
  limit: { times: 120, seconds: 3600 },
})

export const registerUnchipped = call('registerUnchipped', {
  method: 'POST',
  vital: true,
  summary:
    'Register an animal that came without a microchip by the one it has now. If the chip turns out to be registered to someone else, you hold the animal for them.',
  who: ['Welfare'],
  input: z.strictObject({
    petId: Id,
    chipNumber: ChipNumber,
    /** When, where and by whom the chip was put in. */
    implant: Implant.prefault({}),
    /** It had the chip when it came, and the first scan missed it: then nobody here may know of its implant. */
    wasMissed: z.boolean().default(false),
    rescueBackup: z.boolean().default(true),
    /** Said after `heldElsewhere`: register it here although another database holds it. */
    evenIfHeldElsewhere: z.boolean().default(false),
  }),
  output: z.object({
    petId: Id,
    petName: z.string(),
    /** The chip is registered to someone else: they’ve been told, and the organisation holds the animal for them. */
    isHeld: z.boolean(),
    /** The conversation with its keeper, where it’s held for one who can be told. */
    threadId: Id.nullable(),
    payment: Owed.nullable(),
  }),
  says: 'Microchip added',
  refuses: {
    notYours: [404, 'We can’t find this pet in your account'],
    notHeld: [409, 'You can’t take this animal in for its keeper', 'HOLD-1'],
    reportedStolen: [409, NOT_GIVEN_UP, 'HOLD-1'],
    chipTaken: [409, 'Someone else has just registered this microchip. Check the number.'],
    ofOurStock: [409, IN_NOBODY, 'STOCK-4'],
    heldElsewhere: [409, 'Another database already holds this microchip'],
    implantDateNeeded: [400, 'Enter the date the chip was implanted'],
    implanterNeeded: [400, 'Enter who implanted it'],
    beforeScan: [400, 'The chip can’t have been implanted before the scan that found none'],
    implantDateWrong: [400, 'The date the chip was implanted must be today or earlier'],
    notVerified: [403, 'Only verified organisations can take animals in. Your profile says what we’re waiting for.'],
  },
  limit: { times: 120, seconds: 3600 },
})

export const importIntakes = call('importIntakes', {
  method: 'POST',
  summary:
    'Register many animals you’ve taken in from a CSV file: either all of them, or none and a report of what to correct in each row.',
  who: ['Welfare'],
  input: z.strictObject({
    onlyCheck: z.enum(['yes', 'no']).default('no'),
    rescueBackup: z.enum(['yes', 'no']).default('yes'),
    /** Said after a report of rows that arrived more than a year ago: that’s no slip. */
    evenIfLongAgo: z.enum(['yes', 'no']).default('no'),
    /** Said after a report of rows that other databases hold: register them here all the same. */
    evenIfHeldElsewhere: z.enum(['yes', 'no']).default('no'),
  }),
  output: z.object({
    registered: z.int(),
    checked: z.int(),
    ignored: z.array(z.string()),
    /** How many of the microchips another database says it holds. */
    heldElsewhere: z.int(),
    /** How many rows arrived more than a year ago. */
    longAgo: z.int(),
    /** How many rows are registered to someone else here: they’re held for their keepers, who are told. */
    held: z.int(),
    /** How many rows have no microchip: they aren’t on the register. */
    unchipped: z.int(),
    /** How many registrations still have to be paid for. */
    owing: z.int(),
    /** Of a file that is only checked: what registering its animals will cost; '' where nothing is to be paid. */
    cost: z.string(),
    rows: z.array(
      z.object({
        row: z.int(),
        chipNumber: z.string(),
        name: z.string(),
        wrong: z.array(z.string()),
        notes: z.array(z.string()),
      }),
    ),
  }),
  says: 'We’ve read your file',
  refuses: {
    notCsv: [400, 'Choose a CSV file with a first row of column names'],
    columnsMissing: [400, 'The file is missing columns that every animal needs'],
    tooManyRows: [413, 'Send a file with 500 rows or fewer'],
    notVerified: [403, 'Only verified organisations can take animals in. Your profile says what we’re waiting for.'],
    chipTaken: [409, 'Someone else has just registered one of these microchips. Check the file again.'],
  },
  takes: 'file',
  limit: { times: 20, seconds: 3600 },
})

export const saveStrayPeriod = call('saveStrayPeriod', {
  method: 'POST',
  summary:
    'Say when the council took a stray dog in, where the council is, when it served notice on an owner it knows, and whether and why it released the dog before its clear days were over.',
  who: ['Welfare'],
  input: z
    .strictObject({
      petId: Id,
      ...Council,
      /** Left out, the nation of the organisation’s own address counts. */
      councilNation: CouncilNation.optional(),
      /** The day on which the council served notice on an owner whom it knows: the days run from then. */
      noticeOn: IntakeDate.optional(),
      releasedOn: IntakeDate.optional(),
      /** Needed where the council released it before the days were over. */
      releaseGround: ReleaseGround.optional(),
      releaseReference: OptionalLine(80).default(''),
    })
    .refine(isCouncilNamed, COUNCIL_NEEDED),
  output: z.null(),
  says: 'Saved',
  refuses: {
    notYours: [404, 'We can’t find this pet in your account'],
    noStray: [409, 'Only a stray dog has to be held by a council', 'PET-15'],
    inFuture: [400, 'The date must be today or earlier'],
    ...councilDays,
    councilNeeded: [400, 'Enter the day the council took it in', 'PET-15'],
    hasLeft: [409, 'This animal has left you, so the council’s dates can’t be changed any more', 'PET-15'],
    noticeTooEarly: [400, 'The council can’t have served notice before it took it in'],
    releasedTooEarly: [400, 'The council can’t have released it before it took it in'],
    groundNeeded: [400, 'Choose why the council released it before the days were over', 'PET-15'],
    referenceNeeded: [400, 'Enter the reference of the council’s release', 'PET-15'],
    offered: [409, 'This animal has been offered to someone. Withdraw the offer first.', 'PET-15'],
  },
})

const notYours = [404, 'We can’t find this pet in your account'] as const
const Animals = z.array(Id).min(1, 'Choose an animal').max(MOST_AT_ONCE, `Choose up to ${MOST_AT_ONCE} animals`)

export const saveCouncil = call('saveCouncil', {
  method: 'POST',
  summary:
    'Say when the council took several stray dogs in. Dogs of which it’s been said already or that have left, and other animals, don’t change.',
  who: ['Welfare'],
  input: z.strictObject({
    petIds: Animals,
    councilFrom: asking('Enter the day the council took them in', IntakeDate),
    councilReference: asking('Enter the council and its reference', Line(80)),
  }),
  output: z.object({ saved: z.int(), leftOut: z.int() }),
  says: 'Saved',
  refuses: {
    notYours,
    noStray: [409, 'Only a stray dog has to be held by a council', 'PET-15'],
    hasLeft: [409, 'These animals have left you', 'PET-15'],
    alreadySaid: [409, 'These dogs have their council’s dates already. To change one, open its own dates.', 'PET-15'],
    inFuture: [400, 'The date must be today or earlier'],
    ...councilDays,
    offered: [409, 'One of these animals has been offered to someone. Withdraw the offer first.', 'PET-15'],
  },
})

export const keepUnclaimed = call('keepUnclaimed', {
  method: 'POST',
  vital: true,
  summary:
    'Become the keeper of a registered stray dog that you hold, once its clear days are over and no one has claimed it. We tell the keeper, who can dispute it for 30 days.',
  who: ['Welfare'],
  input: z.strictObject({
    petId: Id,
    /** That the days are over by the council’s date, and that its keeper hasn’t come for it. */
    isUnclaimed: z.boolean().default(false),
    /** Where its keeper has written to you: that they have, and nevertheless haven’t claimed it. */
    hasWritten: z.boolean().default(false),
    /** And what came of that. Kept with the change, for its keeper and our staff. */
    whatCame: OptionalLine(300).default(''),
  }),
  output: z.object({ petName: z.string() }),
  says: 'You’re its keeper now, and we’ve told the keeper before you',
  refuses: {
    notYours,
    notVerified: [403, 'Only verified organisations can become the keeper of a stray. Your profile says what we’re waiting for.'],
    hasLeft: [409, 'This animal has left you', 'HOLD-9'],
    noStray: [
      409,
      'This is only for a registered stray dog that you hold for its keeper. For any other animal, ask to be its keeper.',
      'HOLD-9',
    ],
    notYet: [409, 'The time to claim this dog isn’t over yet', 'HOLD-9'],
    statementNeeded: [400, 'Confirm that the days are over and that its keeper hasn’t claimed it', 'HOLD-9'],
    wroteNeeded: [400, 'Confirm that its keeper wrote to you and nevertheless hasn’t claimed it', 'HOLD-9'],
    whatCameNeeded: [400, 'Enter what came of the keeper’s message', 'HOLD-9'],
  },
})

export const wantBack = call('wantBack', {
  method: 'POST',
  vital: true,
  summary:
    'Say that you want your pet back from the organisation that holds it for you. It can’t become the keeper by its own word before it has given you a day to collect it, and that day is over. Signed in, or by the key in the link we sent you.',
  who: 'anyone',
  input: z.strictObject({ petId: Id.optional(), relayKey: z.string().min(1).max(100).optional() }),
  output: z.object({ organisation: z.string() }),
  says: 'We’ve told them that you want your pet back',
  refuses: {
    notHeld: [404, 'We can’t find an organisation that holds this pet for you'],
    alreadySaid: [409, 'You’ve told them already that you want your pet back', 'HOLD-11'],
  },
  limit: { times: 10, seconds: 600 },
})

export const saveCollectionDay = call('saveCollectionDay', {
  method: 'POST',
  summary:
    'Say until which day a keeper who wants their animal back can collect it from you. We tell them. You can give them longer later.',
  who: ['Welfare'],
  input: z.strictObject({ petId: Id, collectBy: asking('Enter the last day for its keeper to collect it', IsoDate) }),
  output: z.object({ petName: z.string() }),
  says: 'Saved, and we’ve told its keeper',
  refuses: {
    notYours,
    notWanted: [409, 'Its keeper hasn’t said that they want it back', 'HOLD-11'],
    dayWrong: [400, `Choose a day ${COLLECT_DAYS.least} to ${COLLECT_DAYS.most} days from today`, 'HOLD-11'],
  },
})

export const getStay = call('getStay', {
  method: 'GET',
  summary: 'How an animal came to your organisation, where it is and how long it stays, for its page.',
  who: ['Welfare'],
  input: z.strictObject({ petId: Id }),
  output: z.object({
    stay: WelfarePet.nullable(),
    /** HOLD-10 Of one that was held and has left: whether that can be taken back. */
    undo: May.nullable(),
    /** What happened to an animal that has no record of the organisation’s: held for its keeper, or without a microchip. */
    history: z.array(TimelineEntry),
    /** The conversation with the keeper for whom it’s held. */
    threadId: Id.nullable(),
  }),
  says: 'The stay',
  refuses: {},
  topics: [petStatus],
})

export const getHolder = call('getHolder', {
  method: 'GET',
  summary: 'Which organisation has your pet in and holds it for you, since when and how to reach it, for the pet’s page.',
  who: 'signed-in',
  input: z.strictObject({ petId: Id }),
  output: z.object({
    holder: z
      .object({
        organisationId: Id,
        organisation: z.string(),
        phone: z.string().nullable(),
        since: z.string(),
        /** The last day on which it’s held for you as a stray, in or before its days; null for any other animal. */
        until: z.string().nullable(),
        /** HOLD-11 The day on which you said that you want your pet back, and the last day to collect it. */
        wantedOn: z.string().nullable(),
        collectBy: z.string().nullable(),
        /** It was told that you want to give your pet up. */
        isGivingUp: z.boolean(),
        /** The conversation in which it told you. */
        threadId: Id.nullable(),
      })
      .nullable(),
  }),
  says: 'Who has your pet',
  refuses: {},
})

export const saveIntakeNotes = call('saveIntakeNotes', {
  method: 'POST',
  summary:
    'Change what your organisation wrote of how an animal came: where it was found, its condition, and who signed it over or brought it in. Or correct the day it came and the way it came. The next keeper doesn’t see it.',
  who: ['Welfare'],
  input: withSender(
    z.strictObject({
      petId: Id,
      /** Left out, these stay as they are; with the kind, so does where it came from. */
      cameOn: IntakeDate.optional(),
      /** Said after `longAgo`: the new day is more than a year ago, and that’s no slip. */
      isLongAgo: z.boolean().default(false),
      kind: IntakeKind.optional(),
      ...Sender,
      foundWhere: OptionalLine(200).default(''),
      condition: Condition,
      ...Surrender,
      ...Finder,
    }),
  ).refine(isGiverNamed, GIVER_NEEDED),
  output: z.null(),
  says: 'Details saved',
  refuses: {
    notYours,
    inFuture: [400, 'The date must be today or earlier'],
    ...wrongDays,
    afterItLeft: [400, 'The day it arrived can’t be after the day it left your site'],
    hasLeft: [409, 'This animal has left you, so how it came to you can’t be changed any more'],
    offered: [409, 'This animal has been offered to someone. Withdraw the offer first.', 'PET-15'],
    kindFixed: [409, 'How it came to you can’t be changed', 'PET-15'],
    strayStays: [
      409,
      `You took this dog in as a stray, so its owner has ${STRAY_CLEAR_DAYS} clear days. You can only change that to given up, returned or seized, or to another rescue or pound where it was a stray. If it’s still wrong, call us on ${site.phone}.`,
      'PET-15',
    ],
    giverNeeded: [400, 'Enter who signed it over to you and the day they did: this ends its days as a stray', 'PET-15'],
  },
})

export const addIntakeNote = call('addIntakeNote', {
  method: 'POST',
  summary:
    'Add a note on animals in your care, with today’s date and your name. It can’t be changed later: add another to correct it. The next keeper sees it only if you choose that.',
  who: ['Welfare'],
  input: z.strictObject({
    petIds: Animals,
    words: asking('Enter a note', z.string().trim().min(1, 'Enter a note').max(1000)),
    forKeeper: z.boolean().default(false),
  }),
  output: z.object({ saved: z.int() }),
  says: 'Note added',
  refuses: { notYours },
})

export const getIntakeNotes = call('getIntakeNotes', {
  method: 'GET',
  summary: 'What your organisation has noted of an animal in its care, the newest first, with who wrote it and when.',
  who: ['Welfare'],
  input: z.strictObject({ petId: Id, ...paging('-at', 'at') }),
  output: pageOf(z.object({ id: Id, words: z.string(), at: Moment, by: z.string(), forKeeper: z.boolean() })),
  says: 'Notes',
  refuses: {},
})

export const getNotesForKeeper = call('getNotesForKeeper', {
  method: 'GET',
  summary: 'What the rescue that gave you your pet chose to tell you of its time there.',
  who: 'signed-in',
  input: z.strictObject({ petId: Id }),
  output: z.object({
    organisation: z.string().nullable(),
    notes: z.array(z.object({ id: Id, words: z.string(), at: Moment })),
  }),
  says: 'Notes from the rescue',
  refuses: {},
})

export const printKennelCards = call('printKennelCards', {
  method: 'POST',
  summary:
    'Kennel cards of animals in your care as one PDF, four to a sheet to be cut to A6: a QR code leads your team to the animal’s page.',
  who: ['Welfare'],
  input: z.strictObject({
    petIds: Animals,
    /** Notes to print on the cards of their animals. */
    noteIds: z.array(Id).max(MOST_AT_ONCE).default([]),
    /** Or the newest note of each animal. */
    withNewestNote: z.boolean().default(false),
  }),
  output: z.null(),
  says: 'The kennel cards',
  refuses: { notYours },
  gives: 'pdf',
  reads: true,
  limit: { times: 60, seconds: 600 },
})

export const saveLocation = call('saveLocation', {
  method: 'POST',
  summary: 'Say where animals in your care are kept: a kennel, a site or a foster home. Nothing is saved if one of them isn’t with you.',
  who: ['Welfare'],
  input: z.strictObject({ petIds: Animals, location: Location }),
  output: z.object({ saved: z.int() }),
  says: 'Location saved',
  refuses: { notYours },
})

export const saveOutcome = call('saveOutcome', {
  method: 'POST',
  vital: true,
  summary:
    'Record what became of animals in your care: reunited, transferred, in foster, back with you, escaped or taken, died, or put to sleep.',
  who: ['Welfare'],
  input: z.strictObject({
    petIds: Animals,
    outcome: Outcome,
    on: asking('Enter the date', IntakeDate),
    /** The organisation that they went to. */
    to: OptionalLine(120).default(''),
    location: Location.default(''),
    /** Of one that was put to sleep: why, the vet who decided, and that it’s meant. */
    reason: SleepReason.optional(),
    decidedBy: OptionalLine(120).default(''),
    isCertain: z.boolean().default(false),
  }),
  output: z.object({ saved: z.int() }),
  says: 'Saved',
  refuses: {
    notYours,
    inFuture: [400, 'The date must be today or earlier'],
    beforeIntake: [400, 'The date can’t be before the day it arrived'],
    toNeeded: [400, 'Enter the name of the organisation'],
    offered: [409, 'This animal has been offered to someone. Withdraw the offer first.'],
    reasonNeeded: [400, 'Choose why'],
    decidedByNeeded: [400, 'Enter the name of the vet or practice that decided'],
    notCertain: [400, 'Tick the box to confirm'],
    reportMissing: [409, 'This animal is registered to you. Report it missing or stolen on its record instead.'],
    onlySuffering: [409, SUFFERING_ONLY.words, SUFFERING_ONLY.clause],
    oneAtATime: [400, 'Record this for one animal at a time'],
    unproven: [409, 'Another register has this animal’s record too, and the one here isn’t proven yet', 'MOVE-1'],
  },
})

export const undoDeparture = call('undoDeparture', {
  method: 'POST',
  vital: true,
  summary: `Take back that an animal you held for its keeper has gone back to them or elsewhere, escaped or was taken: it’s with you. For ${UNDO_DAYS} days; we tell the keeper.`,
  who: ['Welfare'],
  input: z.strictObject({ petId: Id }),
  output: z.object({ petName: z.string() }),
  says: 'It’s with you again, and we’ve told its keeper',
  refuses: {
    notYours,
    notNow: [409, 'You can’t take this back any more', 'HOLD-10'],
  },
})

const ChosenAnimals = {
  state: StayFilter.optional(),
  kind: IntakeKind.optional(),
  species: Species.optional(),
  location: z.string().trim().max(80).optional(),
  /** How it stands with the council, of stray dogs that are here. */
  stray: StrayState.optional(),
  query: z.string().trim().max(60).optional(),
}
const animalsBy = paging('-cameOn', 'cameOn', 'name', '-name')

export const getWelfarePets = call('getWelfarePets', {
  method: 'POST',
  summary: 'The animals your organisation has taken in, including those that have left.',
  who: ['Welfare'],
  input: z.strictObject({
    ...animalsBy,
    ...ChosenAnimals,
  }),
  output: pageOf(WelfarePet).extend({
    /** Where the animals with the organisation are kept, to choose from. */
    locations: z.array(z.string()),
    /** How many there are of each, whatever else the list is narrowed to. */
    counts: z.object({
      here: z.int(),
      waiting: z.int(),
      held: z.int(),
      inFoster: z.int(),
      offered: z.int(),
      left: z.int(),
      stillYours: z.int(),
      all: z.int(),
    }),
  }),
  says: 'Your animals',
  refuses: {},
  reads: true,
  topics: [petStatus],
})

export const getAnimalsToChoose = call('getAnimalsToChoose', {
  method: 'POST',
  summary: `The first ${MOST_AT_ONCE} of the animals in a view of the list that can be changed together, and how many there are.`,
  who: ['Welfare'],
  input: z.strictObject({ ...ChosenAnimals, sort: animalsBy.sort }),
  output: z.object({
    animals: z.array(AnimalToChoose),
    total: z.int(),
  }),
  says: 'Your animals',
  refuses: {},
  reads: true,
})

export const downloadWelfareAnimals = call('downloadWelfareAnimals', {
  method: 'GET',
  summary: 'All the animals your organisation has taken in, or those you choose, as CSV.',
  who: ['Welfare'],
  input: z.strictObject({ ...ChosenAnimals, sort: animalsBy.sort }),
  output: z.null(),
  says: 'Your animals',
  refuses: {},
  gives: 'download',
  limit: { times: 30, seconds: 600 },
})

export const getWelfareReports = call('getWelfareReports', {
  method: 'POST',
  summary: 'Intakes by kind, adoptions and length of stay, by month, with a link to download them as CSV.',
  who: ['Welfare'],
  input: z.strictObject({ ...Period }),
  output: z.object({
    from: IsoDate,
    to: IsoDate,
    months: z.array(WelfareMonth),
    totals: WelfareMonth.omit({ month: true }),
    withUsNow: z.int(),
    /** In care at the beginning of the first day, and at the end of the last. */
    inCareAtStart: z.int(),
    inCareAtEnd: z.int(),
    bySpecies: z.array(WelfareSpecies),
    /** Why animals were put to sleep in the period. */
    sleepReasons: z.array(z.object({ reason: SleepReason, count: z.int() })),
    /** Of those, how many are in foster homes. */
    inFosterNow: z.int(),
    /** Days from intake until it left, of those that left in the period; null where none did. */
    medianStayDays: z.number().nullable(),
    longestStayDays: z.int().nullable(),
    csv: z.string(),
  }),
  says: 'Your report',
  refuses: { periodWrong },
  reads: true,
  topics: [petStatus],
})

export const downloadWelfareReport = call('downloadWelfareReport', {
  method: 'GET',
  summary: 'Every animal your organisation took in during a period, as CSV.',
  who: ['Welfare'],
  input: z.strictObject({ ...Period }),
  output: z.null(),
  says: 'Your report',
  refuses: { periodWrong },
  gives: 'download',
  limit: { times: 30, seconds: 600 },
})

export const getSenders = call('getSenders', {
  method: 'GET',
  summary: 'Where animals of your organisation came from before, and verified organisations here, to choose from.',
  who: ['Welfare'],
  input: z.strictObject({ query: z.string().trim().max(60).default('') }),
  output: z.object({ names: z.array(z.string()) }),
  says: 'Where animals came from',
  refuses: {},
})

export const findWelfareOrganisations = call('findWelfareOrganisations', {
  method: 'GET',
  summary: 'Verified rescues, vet practices and local authorities, by name or town.',
  who: 'signed-in',
  input: z.strictObject({ query: z.string().trim().max(60).default('') }),
  output: z.object({ items: z.array(z.object({ id: Id, name: z.string(), kind: z.string(), town: z.string() })) }),
  says: 'Organisations',
  refuses: {},
})

const noSuchPlace = [400, 'We don’t know this place. Enter a postcode or a town.'] as const
const placesDown = [503, 'We can’t look up places at the moment. Try again in a few minutes.'] as const

const LISTING = {
  listed: z.boolean(),
  /** As finders know it. */
  publicName: OptionalLine(80).default(''),
  phone: PublicPhone,
  /** For when it is closed. */
  emergencyPhone: PublicPhone,
  site: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'Enter a web address that begins with https://' }).max(200)])
    .default(''),
  addressLine: OptionalLine(120).default(''),
  postcode: OptionalLine(10).default(''),
  alwaysOpen: z.boolean().default(false),
  hours: Hours,
  /** It scans found animals. */
  scans: z.boolean().default(false),
  /** It takes found animals in. */
  takesIn: z.boolean().default(false),
}

export const welfareListing = call('welfareListing', {
  method: 'GET',
  summary: 'How finders and keepers see your organisation in the search for vets and rescues.',
  who: ['Welfare'],
  input: z.strictObject({}),
  output: z.object({
    ...LISTING,
    town: z.string().nullable(),
    /** Goes back with a change. */
    version: z.string(),
  }),
  says: 'Your listing',
  refuses: {},
})

export const updateWelfareListing = call('updateWelfareListing', {
  method: 'POST',
  summary: 'Choose whether finders and keepers near you can find your organisation, and what they see of it.',
  who: ['Welfare'],
  input: z.strictObject({ ...LISTING, version: Version }),
  output: z.null(),
  says: 'Saved',
  refuses: {
    changedMeanwhile,
    notVerified: [403, 'Only verified organisations can be listed. Your profile says what we’re waiting for.'],
    nameNeeded: [400, 'Enter the name to show'],
    phoneNeeded: [400, 'Enter a phone number, so that finders can call you'],
    noSuchPlace,
    placesDown,
  },
})

export const searchVet = call('searchVet', {
  method: 'GET',
  summary: 'Vets, rescues and dog wardens near a place that want to be found, the nearest first, with whether they’re open now.',
  who: 'anyone',
  input: z.strictObject({
    /** A postcode or a town. */
    near: OptionalLine(60).default(''),
    lat: z.coerce.number<number | string>().min(49).max(61.5).optional(),
    lng: z.coerce.number<number | string>().min(-11).max(2.5).optional(),
    km: z.coerce.number<number | string>().min(1).max(100).default(15),
    open: z.enum(['any', 'now']).default('any'),
    kind: z.enum(['vet practice', 'rescue', 'local authority', 'police']).optional(),
    ...paging('distance', 'name', '-name'),
  }),
  output: pageOf(
    z.object({
      id: Id,
      name: z.string(),
      kind: z.string(),
      phone: z.string(),
      emergencyPhone: z.string(),
      site: z.string(),
      address: z.string(),
      scans: z.boolean(),
      takesIn: z.boolean(),
      lat: z.number(),
      lng: z.number(),
      isOpen: z.boolean(),
      /** Until when it is open, or from when. */
      words: z.string(),
      /** As the crow flies, to 100 metres. */
      km: z.number(),
      away: Away.nullable(),
    }),
  ).extend({ place: z.string() }),
  says: 'Vets and rescues',
  refuses: { placeNeeded: [400, 'Enter a postcode or a town'], noSuchPlace, placesDown },
  reads: true,
  limit: { times: 120, seconds: 60 },
})
