import * as z from 'zod'
import { CaptchaSolution, NewPassword } from '#features/accounts/shapes.ts'
import { IN_NOBODY, TAKEN } from '#features/chips/policy.ts'
import { paid } from '#features/payments/topics.ts'
import { BreedChoice } from '#knowledge/animals/breeds/breed.ts'
import { Species } from '#knowledge/animals/species.ts'
import { call } from '#platform/contract/call.ts'
import { Address, Mobile, PersonName } from '#platform/contract/contacts.ts'
import { Email, Id, IsoDate, Line, Money, pageOf, paging } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { EditableFacts, Implant, NewPet, PetCard, PetRecord, PetStatus } from './shapes.ts'

const chipRefusals = {
  chipTaken: [409, TAKEN],
  ofOurStock: [409, IN_NOBODY, 'STOCK-4'],
  heldElsewhere: [409, 'Another database holds this microchip'],
  breedUnknown: [400, 'Choose a breed from the list, or describe the animal in your own words'],
  bornInFuture: [400, 'The date of birth must be today or earlier'],
  bornTooLongAgo: [400, 'Check the date of birth: no pet we know of is older than 40, tortoises, parrots and horses aside'],
  implantDateWrong: [400, 'The date of implanting must be today or earlier'],
  noSuchPhoto: [400, 'Upload the photo again'],
} as const

/** What is to be paid for a registration; null where nothing is. */
const RegistrationDue = z.object({ purchaseId: Id, amount: Money, plan: z.string() })

export const addPet = call('addPet', {
  method: 'POST',
  vital: true,
  summary: 'Register a pet under its microchip.',
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
  captchaFailed: [400, 'Tick the box that shows you are a person, then try again'],
  signInInstead: [409, 'There is an account with this e-mail. Sign in and add the pet there: nothing you typed is lost.'],
} as const

export const customerRegister = call('customerRegister', {
  method: 'POST',
  vital: true,
  summary: 'Account, pet and chip in one go, with a registration paid for in advance. All or nothing.',
  who: 'guest',
  input: z.strictObject({ keeper: z.strictObject(NewKeeper), pet: NewPet, registrationCode: Line(40) }),
  output: z.object({ userId: Id, petId: Id, petName: z.string() }),
  says: 'Your pet is on the register',
  refuses: {
    ...chipRefusals,
    ...keeperRefusals,
    codeUnknown: [400, 'We do not know this registration code. Check the card that came with the chip.'],
    codeUsed: [409, 'This registration code has been used. Each card is good for one pet.'],
  },
  limit: { times: 10, seconds: 3600 },
})

export const customerRegister1 = call('customerRegister1', {
  method: 'POST',
  vital: true,
  summary: 'Account, pet and chip in one go, with a plan to pay for. The pet can be found at once.',
  who: 'guest',
  input: z.strictObject({
    keeper: z.strictObject(NewKeeper),
    pet: NewPet,
    plan: asking('Choose what to pay for', z.enum(['single', 'household'])),
  }),
  output: z.object({
    userId: Id,
    petId: Id,
    petName: z.string(),
    payment: RegistrationDue,
  }),
  says: 'Your pet can be found already',
  refuses: { ...chipRefusals, ...keeperRefusals },
  limit: { times: 10, seconds: 3600 },
})

export const updatePet = call('updatePet', {
  method: 'POST',
  summary: 'Change what is written about a pet. Free, for ever; the chip number and the breeder’s facts stay.',
  who: 'signed-in',
  input: z.strictObject({ petId: Id, breed: BreedChoice, ...EditableFacts, implant: Implant.prefault({}) }),
  output: z.null(),
  says: 'The record is saved',
  refuses: {
    notYours: [404, 'We cannot find this pet among yours'],
    handedOver: [409, 'This animal has had another keeper meanwhile'],
    notNow: [409, 'This record cannot be changed now'],
    breedUnknown: chipRefusals.breedUnknown,
    bornInFuture: chipRefusals.bornInFuture,
    bornTooLongAgo: chipRefusals.bornTooLongAgo,
    implantDateWrong: chipRefusals.implantDateWrong,
    noSuchPhoto: chipRefusals.noSuchPhoto,
  },
})

export const updatePetStatus = call('updatePetStatus', {
  method: 'POST',
  vital: true,
  summary:
    'Say that a pet is missing, stolen or found again, that it has died (and take it back within 30 days), or left the country for good (or come back).',
  who: 'signed-in',
  input: z.strictObject({
    petId: Id,
    status: z.enum(['missing', 'stolen', 'found', 'deceased', 'deceasedUndo', 'exported', 'returned']),
    on: IsoDate.optional(),
  }),
  output: z.object({ status: PetStatus }),
  says: 'The record is saved',
  refuses: {
    notYours: [404, 'We cannot find this pet among yours'],
    handedOver: [409, 'This animal has had another keeper meanwhile'],
    undoEnded: [409, 'A report of death can be taken back for 30 days. Ring us, and we will look at it together.', 'PET-3'],
    inFuture: [400, 'The date must be today or earlier'],
    beforeBirth: [400, 'The date must be after the date of birth'],
  },
})

export const getUsersPets = call('getUsersPets', {
  method: 'GET',
  summary: 'The pets you keep, with what you may do for each now, and why not.',
  who: 'signed-in',
  topics: [paid],
  input: z.strictObject({
    ...paging,
    status: PetStatus.optional(),
    species: Species.optional(),
    query: z.string().trim().max(60).optional(),
    sort: z.enum(['name', '-registeredAt']).default('name'),
  }),
  output: pageOf(PetCard),
  says: 'Your pets',
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
  refuses: { notYours: [404, 'We cannot find this pet among yours'] },
})

export const downloadHistory = call('downloadHistory', {
  method: 'GET',
  summary: 'Everything that happened to your pet’s record, as it was hashed: with it anyone can work the chain of hashes out again.',
  who: 'signed-in',
  input: z.strictObject({ petId: Id }),
  output: z.null(),
  says: 'The history',
  refuses: { notYours: [404, 'We cannot find this pet among yours'] },
  gives: 'download',
  limit: { times: 30, seconds: 600 },
})

export const getBreeds = call('getBreeds', {
  method: 'GET',
  summary: 'Breeds of a species by any name people use; small typing mistakes are forgiven.',
  who: 'anyone',
  input: z.strictObject({ species: Species, query: z.string().trim().max(60).default('') }),
  output: z.object({
    items: z.array(
      z.object({ id: z.string(), name: z.string(), group: z.string(), also: z.array(z.string()), matched: z.string().nullable() }),
    ),
  }),
  says: 'Breeds',
  refuses: {},
})

export const downloadCertificate = call('downloadCertificate', {
  method: 'GET',
  summary: 'A registration certificate as a PDF, with a signed proof that anyone can check.',
  who: 'signed-in',
  input: z.strictObject({ kind: z.enum(['registration']), id: Id }),
  output: z.null(),
  says: 'The certificate',
  refuses: { notYours: [404, 'We cannot find this pet among yours'] },
  gives: 'pdf',
  limit: { times: 30, seconds: 600 },
})

export const importPets = call('importPets', {
  method: 'POST',
  summary: 'Register many pets from a CSV file: all of them, or none and a report that says what to mend in which row.',
  who: ['Customer', 'Breeder', 'Welfare'],
  input: z.strictObject({ onlyCheck: z.enum(['yes', 'no']).default('no') }),
  output: z.object({
    imported: z.int(),
    checked: z.int(),
    /** Columns of the file that are not read. */
    ignored: z.array(z.string()),
    rows: z.array(
      z.object({ row: z.int(), chipNumber: z.string(), name: z.string(), wrong: z.array(z.string()), notes: z.array(z.string()) }),
    ),
  }),
  says: 'The file is read',
  refuses: {
    notCsv: [400, 'Choose a CSV file with a first row of column names'],
    columnsMissing: [400, 'The file lacks columns that every pet needs'],
    tooManyRows: [413, 'Send at most 20,000 rows in one file'],
    chipTaken: [409, 'Somebody registered a microchip of this file just now, so none of its pets is. Send the file again to see which.'],
  },
  takes: 'file',
  limit: { times: 20, seconds: 3600 },
})
