import * as z from 'zod'
import { breedingLicence } from '#features/accounts/topics.ts'
import { LICENCE_NEEDED } from '#features/offers/lifecycle.ts'
import { Implant, Sex } from '#features/pets/shapes.ts'
import { petsKept } from '#features/pets/topics.ts'
import { Owed } from '#features/plans/shapes.ts'
import { KENNEL_CLUB_TAKEN } from '#knowledge/animals/kennelclub.ts'
import { BreedChoice, Species } from '#knowledge/animals/shape.ts'
import { ChipNumber } from '#knowledge/chipnumbers/shape.ts'
import { call, type InputOf } from '#platform/contract/call.ts'
import { Postcode } from '#platform/contract/contacts.ts'
import {
  changedMeanwhile,
  Id,
  IsoDate,
  Line,
  May,
  Moment,
  Nothing,
  OptionalLine,
  pageOf,
  paging,
  Version,
} from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { BIRTH_FIXED } from './litterwords.ts'
import {
  BreederPet,
  BreedingAnimal,
  Chipping,
  Dam,
  Listing,
  LitterOfDam,
  LitterOfPage,
  Losses,
  Month,
  Mother,
  Newborn,
  Offspring,
  OffspringState,
  Period,
  PublicBreeder,
  Reservation,
  reserving,
  Sire,
} from './shapes.ts'
import { offspring } from './topics.ts'

const TOO_SOON = 'This is too soon before or after another litter of the same mother'

const noSuchLitter = [404, 'We can’t find this litter in your account'] as const

/** What can be wrong with all that a litter has in common. */
const litterWrong = {
  damWrong: [400, 'Check the mother’s microchip number'],
  sireWrong: [400, 'Check the father’s microchip number'],
  breedUnknown: [400, 'Choose a breed from the list, or describe the animals in your own words'],
  bornInFuture: [400, 'The date of birth must be today or earlier'],
  bornTooLongAgo: [400, 'Check the date of birth: you can register a litter until it’s 2 years old'],
  tooSoon: [409, TOO_SOON],
} as const

/** What can be wrong with the rows of a litter’s chips. */
const rowsWrong = {
  chipTaken: [409, 'Some of these microchips are already registered. We won’t save anything until every row is right.'],
  ofOurStock: [409, 'Some of these microchips are from our stock, and we haven’t been told they’re in an animal', 'STOCK-4'],
  chipTwice: [400, 'The same microchip number is in more than one row'],
  kennelClubTaken: [409, KENNEL_CLUB_TAKEN],
  heldElsewhere: [409, 'Another database already holds one of these microchips'],
  implantDateWrong: [400, 'The date the chips were implanted must be today or earlier, and not before the date of birth'],
} as const

export const addPetByBreeder = call('addPetByBreeder', {
  method: 'POST',
  vital: true,
  summary: 'Register a litter: either every animal, or none and what to correct for each. You’re the first keeper.',
  who: ['Breeder'],
  input: z.strictObject({
    dam: Dam,
    sire: Sire.prefault({}),
    species: Species,
    breed: BreedChoice,
    bornOn: asking('Enter the date of birth', IsoDate),
    bornExactly: z.boolean().default(true),
    implant: Implant.prefault({}),
    /** Stillborn, and dead before they were chipped: they count in the litter and have no record of their own. */
    bornDead: Losses,
    diedBeforeChip: Losses,
    young: asking('Add the microchip number of each animal', z.array(Offspring).min(1).max(20)),
    /** Said after `heldElsewhere`: register them here although another database holds one of the chips. */
    evenIfHeldElsewhere: z.boolean().default(false),
  }),
  output: z.object({
    litterId: Id,
    pets: z.array(z.object({ petId: Id, name: z.string(), chipNumber: z.string() })),
    /** Paid at once for the whole litter. */
    payment: Owed,
  }),
  says: 'The litter is on the register',
  refuses: {
    ...rowsWrong,
    ...litterWrong,
  },
  limit: { times: 30, seconds: 3600 },
})

export type AskedLitter = InputOf<typeof addPetByBreeder>
export type RecordedLitter = InputOf<typeof recordLitter>

export const recordLitter = call('recordLitter', {
  method: 'POST',
  summary: 'Write down a litter before its chips. The animals go on the register once they’re chipped.',
  who: ['Breeder'],
  input: z.strictObject({
    dam: Dam,
    sire: Sire.prefault({}),
    species: Species,
    breed: BreedChoice,
    bornOn: asking('Enter the date of birth', IsoDate),
    bornExactly: z.boolean().default(true),
    bornDead: Losses,
    diedBeforeChip: Losses,
    newborn: asking('Enter how many there are', z.array(Newborn).min(1, 'Enter how many there are').max(20)),
  }),
  output: z.object({ litterId: Id }),
  says: 'We’ve written down the litter',
  refuses: {
    ...litterWrong,
  },
  limit: { times: 60, seconds: 3600 },
})

export const chipLitter = call('chipLitter', {
  method: 'POST',
  vital: true,
  summary: 'Register animals of a litter you’ve written down, now that they’re chipped: all you give, or none.',
  who: ['Breeder'],
  input: z.strictObject({
    litterId: Id,
    young: z
      .array(Offspring.extend({ newbornId: Id }))
      .min(1, 'Add the microchip number of at least one animal')
      .max(20),
    implant: Implant.prefault({}),
    evenIfHeldElsewhere: z.boolean().default(false),
  }),
  output: z.object({ litterId: Id, pets: z.array(z.object({ petId: Id, name: z.string(), chipNumber: z.string() })), payment: Owed }),
  says: 'They’re on the register',
  refuses: {
    noSuchLitter,
    notWaiting: [409, 'One of these animals already has its chip, or isn’t in this litter any more. Reload the page.'],
    ...rowsWrong,
  },
  limit: { times: 60, seconds: 3600 },
})

export const saveNewborn = call('saveNewborn', {
  method: 'POST',
  summary: 'Change how you know an animal that has no chip yet, or add one to its litter.',
  who: ['Breeder'],
  input: Newborn.extend({
    litterId: Id,
    /** The animal that’s changed; a new one where it’s left out. */
    newbornId: Id.optional(),
  }),
  output: z.object({ newbornId: Id }),
  says: 'Saved',
  refuses: {
    noSuchLitter,
    notWaiting: [409, 'This animal already has its chip, or isn’t in this litter any more. Reload the page.'],
    litterFull: [409, 'A litter can have up to 20 animals'],
  },
  limit: { times: 120, seconds: 3600 },
})

export const removeNewborn = call('removeNewborn', {
  method: 'POST',
  summary: 'Take an animal that has no chip off its litter: it has died, which counts among the losses, or it was written down by mistake.',
  who: ['Breeder'],
  input: z.strictObject({
    litterId: Id,
    newbornId: Id,
    why: asking('Choose why', z.enum(['died', 'mistake'])),
    /** Of one that died: the day, and of what. */
    diedOn: IsoDate.optional(),
    diedOf: OptionalLine(120).default(''),
  }),
  output: z.null(),
  says: 'Saved',
  refuses: {
    noSuchLitter,
    notWaiting: [409, 'This animal already has its chip, or isn’t in this litter any more. Reload the page.'],
    diedOnWrong: [400, 'The date must be today or earlier, and not before the date of birth'],
  },
  limit: { times: 120, seconds: 3600 },
})

export const addToLitter = call('addToLitter', {
  method: 'POST',
  vital: true,
  summary: 'Add an animal to a litter you’ve registered: one that got its chip later, or was left out.',
  who: ['Breeder'],
  input: z.strictObject({
    litterId: Id,
    offspring: Offspring,
    implant: Implant.prefault({}),
    evenIfHeldElsewhere: z.boolean().default(false),
  }),
  output: z.object({ petId: Id, name: z.string(), payment: Owed }),
  says: 'The animal is on the register with its litter',
  refuses: {
    noSuchLitter,
    litterFull: [409, 'A litter can have up to 20 animals'],
    chipTaken: [409, 'This microchip is already registered. Check it against the label, or scan the animal again.'],
    ofOurStock: [409, 'This microchip is from our stock, and we haven’t been told it’s in an animal', 'STOCK-4'],
    chipTwice: [400, 'This is the mother’s number. Each animal needs its own.'],
    kennelClubTaken: [409, KENNEL_CLUB_TAKEN],
    heldElsewhere: [409, 'Another database already holds this microchip'],
    implantDateWrong: [400, 'The date the chip was implanted must be today or earlier, and not before the date of birth'],
  },
  limit: { times: 60, seconds: 3600 },
})

export const correctLitter = call('correctLitter', {
  method: 'POST',
  summary: 'Correct the parents of a litter and their numbers, or its date of birth while the whole litter is with you.',
  who: ['Breeder'],
  input: z.strictObject({
    litterId: Id,
    dam: Dam,
    sire: Sire.prefault({}),
    bornOn: asking('Enter the date of birth', IsoDate),
    version: Version,
  }),
  output: z.null(),
  says: 'Litter corrected',
  refuses: {
    noSuchLitter,
    changedMeanwhile,
    damWrong: [400, 'Check the mother’s microchip number'],
    sireWrong: [400, 'Check the father’s microchip number'],
    birthFixed: [409, BIRTH_FIXED],
    bornInFuture: [400, 'The date of birth must be today or earlier'],
    bornTooLongAgo: [400, 'Check the date of birth'],
    bornAfterImplant: [400, 'The date of birth can’t be after the day the chips were implanted'],
    tooSoon: [409, TOO_SOON],
  },
  limit: { times: 60, seconds: 3600 },
})

export const joinLitter = call('joinLitter', {
  method: 'POST',
  summary: 'Put an animal that’s already registered in your name into its litter.',
  who: ['Breeder'],
  input: z.strictObject({ litterId: Id, chipNumber: ChipNumber }),
  output: z.object({ petId: Id, name: z.string() }),
  says: 'The animal is in its litter',
  refuses: {
    noSuchLitter,
    notYours: [404, 'We can’t find an animal with this number in your account'],
    inLitter: [409, 'This animal is already in a litter'],
    otherBreeder: [409, 'Someone else has bred this animal or kept it before you, so it can’t join your litter'],
    doesNotFit: [409, 'This animal isn’t of the same kind as the litter, or wasn’t born with it. Check its date of birth.'],
    litterFull: [409, 'A litter can have up to 20 animals'],
  },
  limit: { times: 60, seconds: 3600 },
})

export const sayBred = call('sayBred', {
  method: 'POST',
  summary:
    'Say that you bred an animal that’s registered to you. It stays on its record, with your licence if that was valid at its birth.',
  who: ['Breeder'],
  input: z.strictObject({ petId: Id }),
  output: z.null(),
  says: 'The record says that you bred it',
  refuses: {
    notYours: [404, 'We can’t find this animal in your account'],
    otherBreeder: [409, 'The record already says who bred this animal, or someone else kept it before you', 'BREED-5'],
    notNow: [409, 'You can’t say this at the moment'],
  },
  limit: { times: 60, seconds: 3600 },
})

export const saveLosses = call('saveLosses', {
  method: 'POST',
  summary: 'Correct how many of a litter were stillborn, or died before they were chipped. What you’d said before stays in its history.',
  who: ['Breeder'],
  input: z.strictObject({ litterId: Id, bornDead: Losses, diedBeforeChip: Losses }),
  output: z.null(),
  says: 'Saved',
  refuses: {
    noSuchLitter,
    unchanged: [400, 'These are the numbers we already have. Change one, or close this.'],
  },
})

export const saveReservation = call('saveReservation', {
  method: 'POST',
  summary: 'Note who’s reserved an animal you’ve bred, what they’ve paid and the price you agreed. Only you see it.',
  who: ['Breeder'],
  /** `animalId`: its record, or an animal of a litter that has no chip yet. */
  input: z.strictObject({ animalId: Id, ...reserving }),
  output: z.null(),
  says: 'Saved',
  refuses: { noSuchAnimal: [404, 'We can’t find this animal among those you’ve bred'] },
  limit: { times: 120, seconds: 3600 },
})

export const giveNewLicence = call('giveNewLicence', {
  method: 'POST',
  summary: 'Write your new licence on the records of your puppies that were born after the one before had ended.',
  who: ['Breeder'],
  /** The number that was shown. */
  input: z.strictObject({ licenceNumber: Line(60) }),
  output: z.object({ count: z.int() }),
  says: 'The licence is on their records',
  refuses: { noneWaiting: [409, 'No puppies are waiting for this licence any more. Reload the page.'] },
})

export const getMothers = call('getMothers', {
  method: 'GET',
  summary: 'Your females that are old enough to be mothers, those that have had litters first.',
  who: ['Breeder'],
  topics: [offspring, petsKept],
  input: z.strictObject({ query: z.string().trim().max(60).optional() }),
  output: z.object({ mothers: z.array(Mother) }),
  says: 'Your females',
  refuses: {},
})

export const getBreedingAnimals = call('getBreedingAnimals', {
  method: 'GET',
  summary:
    'The animals that stay with you: those you’ve kept from your litters, and those that others bred, with how many litters each has.',
  who: ['Breeder'],
  topics: [offspring, petsKept],
  input: z.strictObject({
    ...paging('name', '-name', '-registeredAt', 'registeredAt'),
    query: z.string().trim().max(60).optional(),
    sex: Sex.optional(),
  }),
  output: pageOf(BreedingAnimal),
  says: 'Your breeding animals',
  refuses: {},
})

export const getLitters = call('getLitters', {
  method: 'GET',
  summary: 'Your litters, newest first, with how many animals of each are with you, offered, kept and sold.',
  who: ['Breeder'],
  topics: [offspring, petsKept],
  input: z.strictObject({
    ...paging('-registeredAt', 'registeredAt', '-bornOn', 'bornOn', 'damName', '-damName'),
    /** A name or number of the mother, the father or one of the litter. */
    query: z.string().trim().max(60).optional(),
    species: Species.optional(),
    /** Only this one. */
    litterId: Id.optional(),
  }),
  output: pageOf(
    z.object({
      id: Id,
      damName: z.string(),
      damChipNumber: z.string().nullable(),
      damKennelClubNumber: z.string().nullable(),
      /** Her record, while you’re her keeper. */
      damId: Id.nullable(),
      sireName: z.string().nullable(),
      sireChipNumber: z.string().nullable(),
      sireKennelClubNumber: z.string().nullable(),
      /** His record, while you’re his keeper. */
      sireId: Id.nullable(),
      species: z.string(),
      breed: z.string(),
      bornOn: z.string(),
      /** False where that day is an estimate. */
      bornExactly: z.boolean(),
      /** Also those that have no chip yet, who are with their breeder. */
      young: z.int(),
      withMe: z.int(),
      offered: z.int(),
      kept: z.int(),
      sold: z.int(),
      /** Of those that are registered. */
      died: z.int(),
      /** Those that have no record of their own: stillborn, or dead before they were chipped. */
      bornDead: z.int(),
      diedBeforeChip: z.int(),
      /** Those that wait for their chips, in the order in which they were written down, and by when they should have them. */
      newborn: z.array(z.object({ id: Id, name: z.string(), sex: Sex, colour: z.string(), reserved: Reservation.nullable() })),
      chipping: Chipping.nullable(),
      /** What was said of these before, the last correction first. */
      corrected: z.array(z.object({ at: Moment, bornDead: z.int(), diedBeforeChip: z.int() })),
      /** Whether its packs can be printed now, and which animals with you they leave out. */
      canPrint: May,
      leftOut: z.array(z.object({ name: z.string(), words: z.string() })),
      /** From when the offspring may leave (8 weeks). */
      leaveFrom: z.string().nullable(),
      canCorrectBirth: May,
      /** Goes back with a correction. */
      version: z.string(),
    }),
  ),
  says: 'Your litters',
  refuses: {},
})

const ChosenAnimals = {
  state: OffspringState.optional(),
  litterId: Id.optional(),
  query: z.string().trim().max(60).optional(),
  /** Only this one. */
  petId: Id.optional(),
}
const animalsBy = paging('-bornOn', 'bornOn', 'name', '-name', '-registeredAt', 'registeredAt')

export const getBreederPets = call('getBreederPets', {
  method: 'POST',
  summary: 'The animals you’ve bred, including those that have left, and what you can do for each now.',
  who: ['Breeder'],
  topics: [breedingLicence, offspring, petsKept],
  input: z.strictObject({ ...animalsBy, ...ChosenAnimals }),
  output: pageOf(BreederPet).extend({ litters: z.array(LitterOfPage) }),
  says: 'Your animals',
  refuses: {},
  reads: true,
})

export const downloadBreederAnimals = call('downloadBreederAnimals', {
  method: 'GET',
  summary: 'All the animals you’ve bred, or those you choose, as CSV.',
  who: ['Breeder'],
  input: z.strictObject({ ...ChosenAnimals, sort: animalsBy.sort }),
  output: z.null(),
  says: 'Your animals',
  refuses: {},
  gives: 'download',
  limit: { times: 30, seconds: 600 },
})

export const getBreederReports = call('getBreederReports', {
  method: 'POST',
  summary: 'Litters, births, offers, sales and animals kept, by month, with a link to download them as CSV.',
  who: ['Breeder'],
  topics: [offspring],
  input: z.strictObject({ ...Period }),
  output: z.object({
    from: IsoDate,
    to: IsoDate,
    months: z.array(Month),
    totals: Month.omit({ month: true }),
    /** What counts towards a licence: litters of dogs that were born from this day to today, 365 days in all. */
    forLicence: z.object({ litters: z.int(), since: IsoDate }),
    /** The litters born in these days by their mothers, for an inspector. */
    byDam: z.array(LitterOfDam),
    csv: z.string(),
  }),
  says: 'Your report',
  refuses: { periodWrong: [400, 'Choose an end date that’s on or after the start date, and no more than 5 years later'] },
  reads: true,
})

export const downloadDamsReport = call('downloadDamsReport', {
  method: 'GET',
  summary:
    'Your litters of a period by their mothers, as CSV for the inspector: born alive, stillborn, died with date and cause, chipped, left.',
  who: ['Breeder'],
  input: z.strictObject({ ...Period }),
  output: z.null(),
  says: 'Your report',
  refuses: { periodWrong: [400, 'Choose an end date that’s on or after the start date, and no more than 5 years later'] },
  gives: 'download',
  limit: { times: 30, seconds: 600 },
})

export const downloadBreederReport = call('downloadBreederReport', {
  method: 'GET',
  summary: 'Every animal you bred in a period, as CSV: for your licence, your accounts or your vet.',
  who: ['Breeder'],
  input: z.strictObject({ ...Period }),
  output: z.null(),
  says: 'Your report',
  refuses: { periodWrong: [400, 'Choose an end date that’s on or after the start date, and no more than 5 years later'] },
  gives: 'download',
  limit: { times: 30, seconds: 600 },
})

const Ids = z
  .string()
  .max(800)
  .transform((ids) => ids.split(','))
  .pipe(z.array(Id).max(20))

export const downloadTransferPacks = call('downloadTransferPacks', {
  method: 'GET',
  summary:
    'The transfer packs for a litter, one animal or several, as one PDF: a page each, with a single-use code and its QR code. The codes work from the day each animal may leave.',
  who: ['Breeder'],
  input: z.strictObject({
    litterId: Id.optional(),
    petId: Id.optional(),
    /** Up to 20, with commas between them. */
    petIds: Ids.optional(),
  }),
  output: z.null(),
  says: 'The transfer packs',
  refuses: {
    nothingToPrint: [404, 'You don’t have any animals here that can change hands at the moment'],
    licenceNeeded: [409, LICENCE_NEEDED.words, LICENCE_NEEDED.clause],
  },
  gives: 'pdf',
  reads: false,
  limit: { times: 30, seconds: 600 },
})

export const searchBreeders = call('searchBreeders', {
  method: 'GET',
  summary: 'Breeders who’ve chosen to be listed, by breed and place.',
  who: 'anyone',
  input: z.strictObject({
    ...paging('distance', 'name', '-name'),
    species: Species.optional(),
    breedId: z.string().trim().max(80).optional(),
    near: Postcode.optional(),
    /** Only those no farther from there than this. */
    km: z.coerce.number<number | string>().int().min(1).max(500).optional(),
  }),
  output: pageOf(
    PublicBreeder.extend({
      /** As the crow flies, to the nearest kilometre; null where no place was given. */
      distanceKm: z.int().nullable(),
    }),
  ).extend({
    /** What the breed is called that was asked for. */
    breed: z.string().nullable(),
  }),
  says: 'Breeders',
  refuses: { noSuchPlace: [404, 'We don’t know this postcode. Check it, or search without a place.'] },
  limit: { times: 60, seconds: 60 },
})

export const getBreeder = call('getBreeder', {
  method: 'GET',
  summary: 'One listed breeder: where they are, their licence and what they breed.',
  who: 'anyone',
  input: z.strictObject({ breederId: Id }),
  output: PublicBreeder,
  says: 'The breeder',
  refuses: { noSuchBreeder: [404, 'We can’t find this breeder. They’ve probably stopped being listed.'] },
  limit: { times: 60, seconds: 60 },
})

export const breederListing = call('breederListing', {
  method: 'GET',
  summary: 'Whether you’re listed in the breeder search, and under what name.',
  who: ['Breeder'],
  input: Nothing,
  output: z.object({
    /** Under which it stands in the search. */
    id: Id,
    listed: z.boolean(),
    publicName: z.string(),
    publicPhone: z.string(),
    publicAbout: z.string(),
    publicWebsite: z.string(),
    licence: z.string().nullable(),
    authority: z.string().nullable(),
    licensedUntil: z.string().nullable(),
    /** The licence has run out, so that nobody finds you. */
    lapsed: z.boolean(),
    /** A new licence, and how many puppies were born after the one before had ended and can have it on their records. */
    licenceWaiting: z.object({ licenceNumber: z.string(), count: z.int() }).nullable(),
    /** With so many litters in a year, dogs can’t be sold without a licence that runs. */
    maySellDogs: z.boolean(),
    since: Moment,
    /** What a buyer to whom you offer an animal sees you as. */
    sellsAs: z.object({ name: z.string(), isKennel: z.boolean() }),
    /** Goes back with a change. */
    version: z.string(),
  }),
  says: 'Your listing',
  refuses: {},
})

export const updateBreederListing = call('updateBreederListing', {
  method: 'POST',
  summary:
    'Choose whether people can find you in the breeder search, and under what name and number. Of your address, we only show the town.',
  who: ['Breeder'],
  input: Listing.extend({ version: Version }),
  output: z.null(),
  says: 'Saved',
  refuses: {
    changedMeanwhile,
    nameNeeded: [400, 'Enter the name to show'],
    notVerified: [403, 'We’re still checking your licence. You can be listed once we’ve verified it.'],
  },
})
