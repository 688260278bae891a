import * as z from 'zod'
import { CaptchaSolution, NewPassword } from '#features/accounts/shapes.ts'
import { IN_NOBODY, TAKEN } from '#features/chips/policy.ts'
import { paid } from '#features/payments/topics.ts'
import { KENNEL_CLUB_TAKEN, KennelClubNumber } from '#knowledge/animals/kennelclub.ts'
import { BreedChoice, Species } from '#knowledge/animals/shape.ts'
import { call } from '#platform/contract/call.ts'
import { Address, Mobile, PersonName } from '#platform/contract/contacts.ts'
import { changedMeanwhile, Email, Id, IsoDate, Line, Money, OptionalLine, pageOf, paging, Version } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { MOST_PHOTOS } from './lifecycle.ts'
import { EditableFacts, Implant, NewPet, PetCard, PetRecord, PetStatus } from './shapes.ts'
import { SPECIES_FIXED } from './specieswords.ts'

const chipRefusals = {
  chipTaken: [409, TAKEN],
  ofOurStock: [409, IN_NOBODY, 'STOCK-4'],
  heldElsewhere: [409, 'This microchip is registered with another database'],
  breedUnknown: [400, 'Choose a breed from the list, or describe the animal in your own words'],
  bornInFuture: [400, 'The date of birth must be today or earlier'],
  bornTooLongAgo: [400, 'Check the date of birth: apart from tortoises, parrots and horses, we don’t know of any pet older than 40'],
  implantDateWrong: [400, 'The date the chip was implanted must be today or earlier'],
  noSuchPhoto: [400, 'Upload the photo again'],
} as const

/** What is to be paid for a registration; null where nothing is. */
const RegistrationDue = z.object({ purchaseId: Id, amount: Money, plan: z.string() })

export const addPet = call('addPet', {
  method: 'POST',
  vital: true,
  summary: 'Register a pet by its microchip number.',
  who: ['Customer'],
  input: NewPet,
  output: z.object({ petId: Id, petName: z.string(), status: PetStatus, payment: RegistrationDue.nullable() }),
  says: 'Your pet is on the register',
  refuses: chipRefusals,
  limit: { times: 60, seconds: 3600 },
})

const NewKeeper = {
  name: PersonName,
  email: Email,
  mobile: Mobile,
  address: Address,
  password: NewPassword,
  marketing: z.boolean().default(false),
  captcha: CaptchaSolution.default(''),
}

const keeperRefusals = {
  captchaFailed: [400, 'Tick the box to show you’re a person, then try again'],
  signInInstead: [
    409,
    'There’s already an account with this e-mail address. Sign in and add the pet there: you won’t lose what you’ve typed.',
  ],
} as const

export const customerRegister = call('customerRegister', {
  method: 'POST',
  vital: true,
  summary: 'Open an account and register a pet and its chip in one go, with a registration paid for in advance. All or nothing.',
  who: 'guest',
  input: z.strictObject({ keeper: z.strictObject(NewKeeper), pet: NewPet, registrationCode: Line(40) }),
  output: z.object({ userId: Id, petId: Id, petName: z.string() }),
  says: 'Your pet is on the register',
  refuses: {
    ...chipRefusals,
    ...keeperRefusals,
    codeUnknown: [400, 'We don’t recognise this registration code. Check the card that came with the chip.'],
    codeUsed: [409, 'This registration code has already been used. Each card covers one pet.'],
  },
  limit: { times: 10, seconds: 3600 },
})

export const customerRegister1 = call('customerRegister1', {
  method: 'POST',
  vital: true,
  summary: 'Open an account and register a pet and its chip in one go, with a plan to pay for. The pet can be found straight away.',
  who: 'guest',
  input: z.strictObject({
    keeper: z.strictObject(NewKeeper),
    pet: NewPet,
    plan: asking('Choose a plan', z.enum(['single', 'household'])),
  }),
  output: z.object({
    userId: Id,
    petId: Id,
    petName: z.string(),
    payment: RegistrationDue,
  }),
  says: 'Your pet can already be found',
  refuses: { ...chipRefusals, ...keeperRefusals },
  limit: { times: 10, seconds: 3600 },
})

export const updatePet = call('updatePet', {
  method: 'POST',
  summary: 'Change a pet’s details. Always free; the chip number and the breeder’s details can’t be changed.',
  who: 'signed-in',
  input: z.strictObject({
    petId: Id,
    breed: BreedChoice,
    ...EditableFacts,
    implant: Implant.prefault({}),
    species: Species.optional(),
    /** Stays as it is where it’s left out. */
    kennelClubNumber: KennelClubNumber.optional(),
    version: Version,
  }),
  output: z.null(),
  says: 'Record saved',
  refuses: {
    notYours: [404, 'We can’t find this pet in your account'],
    handedOver: [409, 'This animal now has a different keeper'],
    notNow: [409, 'You can’t change this record at the moment'],
    changedMeanwhile,
    speciesFixed: [409, SPECIES_FIXED],
    implantFixed: [
      409,
      'Who implanted the chip, when and where are from the implanter’s record, so you can’t change them. If something’s wrong, tell us.',
      'IMPLANT-4',
    ],
    kennelClubTaken: [409, KENNEL_CLUB_TAKEN],
    breedUnknown: chipRefusals.breedUnknown,
    bornInFuture: chipRefusals.bornInFuture,
    bornTooLongAgo: chipRefusals.bornTooLongAgo,
    implantDateWrong: chipRefusals.implantDateWrong,
    noSuchPhoto: chipRefusals.noSuchPhoto,
  },
})

export const updatePetPhotos = call('updatePetPhotos', {
  method: 'POST',
  summary: 'Set the photos of a pet and their order: the first is its main one. Leave a photo out to remove it.',
  who: 'signed-in',
  input: z.strictObject({
    petId: Id,
    photoIds: z.array(Id).max(MOST_PHOTOS, `You can keep ${MOST_PHOTOS} photos of a pet`),
    /** The `photosVersion` that you read. */
    version: Version,
  }),
  output: z.null(),
  says: 'Photos saved',
  refuses: {
    notYours: [404, 'We can’t find this pet in your account'],
    notNow: [409, 'You can’t change this record at the moment'],
    noSuchPhoto: chipRefusals.noSuchPhoto,
    changedMeanwhile,
  },
})

export const showToFinders = call('showToFinders', {
  method: 'POST',
  summary: 'Choose whether people who look up the chip of your missing pet see its photo, colour and markings.',
  who: 'signed-in',
  input: z.strictObject({ petId: Id, show: z.boolean() }),
  output: z.null(),
  says: 'Saved',
  refuses: {
    notYours: [404, 'We can’t find this pet in your account'],
    notMissing: [409, 'You can choose this while the pet is reported missing or stolen'],
  },
})

export const updatePetStatus = call('updatePetStatus', {
  method: 'POST',
  vital: true,
  summary:
    'Report that a pet is missing, stolen or found, that it has died (and undo that within 30 days), or that it has left the country for good (or come back).',
  who: 'signed-in',
  input: z.strictObject({
    petId: Id,
    status: z.enum(['missing', 'stolen', 'found', 'deceased', 'deceasedUndo', 'exported', 'returned']),
    on: IsoDate.optional(),
    /** For a missing or stolen pet: whether its photo, colour and markings are shown to whoever looks up its chip. */
    showToFinders: z.boolean().optional(),
    /** Of one that died: of what, as its keeper or their vet would put it. */
    diedOf: OptionalLine(120).default(''),
  }),
  output: z.object({ status: PetStatus }),
  says: 'Record saved',
  refuses: {
    notYours: [404, 'We can’t find this pet in your account'],
    handedOver: [409, 'This animal now has a different keeper'],
    undoEnded: [409, 'You can only undo a report of death within 30 days. Call us and we’ll look at it with you.', 'PET-3'],
    inFuture: [400, 'The date must be today or earlier'],
    unproven: [
      409,
      'Another register has this animal’s record too, and the one here isn’t proven yet. Once it is, you can do this.',
      'MOVE-1',
    ],
    beforeBirth: [400, 'The date can’t be before the date of birth'],
  },
})

export const getUsersPets = call('getUsersPets', {
  method: 'GET',
  summary: 'The pets you keep, with what you can do for each now, or why you can’t.',
  who: 'signed-in',
  topics: [paid],
  input: z.strictObject({
    ...paging('name', '-name', '-registeredAt', 'registeredAt'),
    status: PetStatus.optional(),
    species: Species.optional(),
    query: z.string().trim().max(60).optional(),
  }),
  output: pageOf(PetCard),
  says: 'Your pets',
  refuses: {},
})

export const getSharedPets = call('getSharedPets', {
  method: 'GET',
  summary: 'The pets whose keepers share their records with you.',
  who: 'signed-in',
  input: z.strictObject(paging('name', '-name', 'registeredAt', '-registeredAt')),
  output: pageOf(PetCard.extend({ sharedBy: z.string() })),
  says: 'Pets that are shared with you',
  refuses: {},
})

export const getPetDetail = call('getPetDetail', {
  method: 'GET',
  summary: 'One pet’s record with its timeline.',
  who: 'signed-in',
  topics: [paid],
  input: z.strictObject({ petId: Id }),
  output: PetRecord,
  says: 'The record',
  refuses: { notYours: [404, 'We can’t find this pet in your account'] },
})

export const downloadHistory = call('downloadHistory', {
  method: 'GET',
  summary: 'Everything that has happened to your pet’s record, as it was hashed, so that anyone can work out the chain of hashes again.',
  who: 'signed-in',
  input: z.strictObject({ petId: Id }),
  output: z.null(),
  says: 'The history',
  refuses: { notYours: [404, 'We can’t find this pet in your account'] },
  gives: 'download',
  limit: { times: 30, seconds: 600 },
})

export const getBreeds = call('getBreeds', {
  method: 'GET',
  summary: 'Breeds of a species, by any name people use. Small typing mistakes don’t matter.',
  who: 'anyone',
  input: z.strictObject({ species: Species, query: z.string().trim().max(60).default(''), ...paging('match', 'name', '-name') }),
  output: pageOf(
    z.object({ id: z.string(), name: z.string(), group: z.string(), also: z.array(z.string()), matched: z.string().nullable() }),
  ),
  says: 'Breeds',
  refuses: {},
})

export const downloadCertificate = call('downloadCertificate', {
  method: 'GET',
  summary: 'Your pet’s registration certificate or your implanter’s certificate as a PDF, with a signed proof that anyone can check.',
  who: 'signed-in',
  input: z.strictObject({ kind: z.enum(['registration', 'implanter']), id: Id }),
  output: z.null(),
  says: 'The certificate',
  refuses: {
    notYours: [404, 'We can’t find this pet in your account'],
    noSuchCertificate: [404, 'We can’t find this certificate in your account'],
    unproven: [
      409,
      'Another register has this animal’s record too, and the one here isn’t proven yet. Once it is, you can do this.',
      'MOVE-1',
    ],
  },
  gives: 'pdf',
  limit: { times: 30, seconds: 600 },
})

export const importPets = call('importPets', {
  method: 'POST',
  summary: 'Register many pets from a CSV file: all of them, or none with a report of what to fix in which row.',
  who: ['Customer', 'Breeder', 'Welfare'],
  input: z.strictObject({
    onlyCheck: z.enum(['yes', 'no']).default('no'),
    /** A breeder bred the animals that have a mother in the file: they go into litters. */
    bred: z.enum(['yes', 'no']).default('no'),
  }),
  output: z.object({
    imported: z.int(),
    /** How many of them still have to be paid for; each can be found from now on all the same. */
    owing: z.int(),
    checked: z.int(),
    /** Columns of the file that are not read. */
    ignored: z.array(z.string()),
    rows: z.array(
      z.object({ row: z.int(), chipNumber: z.string(), name: z.string(), wrong: z.array(z.string()), notes: z.array(z.string()) }),
    ),
  }),
  says: 'File read',
  refuses: {
    notCsv: [400, 'Choose a CSV file with a first row of column names'],
    columnsMissing: [400, 'The file is missing columns that every pet needs'],
    tooManyRows: [413, 'Send no more than 20,000 rows in one file'],
    notBreeder: [403, 'Only a breeder can register animals as bred by them. Add a breeder profile to your account first.'],
    chipTaken: [
      409,
      'Someone has just registered a microchip in this file, so we haven’t registered any of its pets. Send the file again to see which one.',
    ],
    kennelClubTaken: [
      409,
      'Someone has just given another animal a Kennel Club number in this file, so we haven’t registered any of its pets. Send the file again to see which one.',
    ],
  },
  takes: 'file',
  limit: { times: 20, seconds: 3600 },
})
