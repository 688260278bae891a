import * as z from 'zod'
import { chipsInUse } from '#features/chips/topics.ts'
import { NewPet } from '#features/pets/shapes.ts'
import { Species } from '#knowledge/animals/shape.ts'
import { ChipNumber } from '#knowledge/chipnumbers/shape.ts'
import { call } from '#platform/contract/call.ts'
import { KnownContact, MobileAsking } from '#platform/contract/contacts.ts'
import { Email, Id, IsoDate, Line, OptionalProse, Prose, pageOf, paging } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { CORRECTING_REFUSED, SWAPPING_REFUSED } from './policy.ts'
import { DeadChip, DeadKind, DeadStatus, ImplantRow, ImplantState, NewImplant } from './shapes.ts'

const unfit = {
  notVerified: [403, 'We’re still checking your certificate. You can register chips once we’ve verified it.'],
  outOfScope: [403, 'Your certificate doesn’t cover this kind of animal (SI 2023/468 reg 10)', 'IMPLANT-1'],
  vetsOnly: [403, 'Only a vet can implant a chip in this kind of animal', 'IMPLANT-2'],
  otherChip: [409, 'This animal already has a chip, so it can’t have a second one. Look up the number you found.', 'IMPLANT-3'],
  notScanned: [400, 'Read the new chip after implanting it, and confirm that you have', 'IMPLANT-3'],
  otherHolder: [409, 'This chip belongs to another implanter. We’ve told them and our staff.', 'STOCK-4'],
  notSterile: [409, 'This chip is no longer sterile, so you can’t implant it.', 'STOCK-4'],
  frozen: [409, 'We’ve frozen this chip’s batch because chips from it have failed. Don’t use it until we tell you.', 'DEAD-4'],
  usedAlready: [409, 'This chip is already in an animal, or can’t be used', 'STOCK-4'],
  inFuture: [400, 'The date must be today or earlier'],
  tooLongAgo: [400, 'Check the date: animals have had microchips since 1985'],
} as const

/** Why somebody can’t be asked as they were named. */
const unaskable = {
  contactNeeded: [400, 'Enter an e-mail address or a mobile number, or the name and address for a letter'],
  nameNeeded: [400, 'Enter the keeper’s name, so that our letter reaches them'],
  addressNeeded: [400, 'Enter the keeper’s address, so that we can write to them'],
  tooManyLetters: [
    409,
    'We can post letters about 50 animals a day for you. Try again tomorrow, or enter an e-mail address or a mobile number.',
  ],
} as const

export const registerChip = call('registerChip', {
  method: 'POST',
  vital: true,
  summary: 'Register an animal you’ve just chipped for its keeper or breeder. We’ll ask them to confirm that it’s theirs.',
  who: ['Implanter'],
  acting: 'qualified',
  input: z.strictObject({
    pet: NewPet.omit({ implant: true, photoId: true }),
    implant: NewImplant,
    /** The chip’s batch was stopped after it went into the animal, or before the implanter knew: it’s in the animal, so it’s registered. */
    alreadyIn: z.boolean().default(false),
    /** The number of the chip that the reader showed before. Only one that isn’t an FDX-B chip of 15 digits can be followed by another, and both find the animal. */
    olderChip: ChipNumber.optional(),
    /** That the person keeps the mother too: needed for a dog or cat under 8 weeks, unless they’re asked as its breeder. */
    keepsMother: z.boolean().default(false),
    /** Somebody with neither e-mail nor mobile is written to on paper. */
    to: KnownContact,
    /** `breeder`: the offspring of a litter, of which the breeder is the first keeper. */
    as: z.enum(['customer', 'breeder']).default('customer'),
    /** One of a litter: whoever is asked by letter has one letter about all of them, with one code. */
    ofLitter: z.boolean().default(false),
    /** Use one of your registrations, so that they pay nothing. */
    withCredit: z.boolean().default(false),
    /** Made by the device, so that one sent again after a time without signal is not another. */
    draftId: Id.optional(),
  }),
  output: z.object({
    petId: Id,
    petName: z.string(),
    requestId: Id,
    chipNumber: z.string(),
    /** Whether the chip is one that the implanter had from us. */
    fromStock: z.boolean(),
  }),
  says: 'The chip is registered, and we’ve asked the keeper to confirm',
  refuses: {
    ...unfit,
    frozen: [
      409,
      'We’ve stopped this chip’s batch because chips from it have failed. Don’t implant it. If it’s already in the animal, say so and you can register it.',
      'DEAD-4',
    ],
    ...unaskable,
    toYourself: [400, 'These are your own contact details. Register your own animal as its keeper.'],
    draftUsed: [409, 'You’ve already sent this with a different microchip number. Start a new registration.'],
    motherKeeperNeeded: [
      400,
      'Under 8 weeks old, a dog or cat has the keeper of its mother as its keeper. Confirm that this person keeps the mother, or enter who does.',
    ],
    olderChipTaken: [409, 'An animal is registered here with the older chip. Look up its number to see whose it is.', 'IMPLANT-3'],
    beforeBirth: [400, 'The chip can’t have been implanted before the animal was born'],
    chipTaken: [409, 'This microchip is already registered'],
    heldElsewhere: [409, 'Another database already holds this microchip', 'CHIP-2'],
    breedUnknown: [400, 'Choose a breed from the list, or describe the animal in your own words'],
    bornInFuture: [400, 'The date of birth must be today or earlier'],
    bornTooLongAgo: [400, 'Check the date of birth: apart from tortoises, parrots and horses, no pet we know of is older than 40'],
    noneLeft: [409, 'You have no credits left'],
  },
  limit: { times: 300, seconds: 3600 },
})

export const askKeeperAgain = call('askKeeperAgain', {
  method: 'POST',
  summary:
    'Ask again who keeps an animal you’ve registered, with other contact details or the same ones. Everything else about the animal stays as it is.',
  who: ['Implanter'],
  input: z.strictObject({
    implantId: Id,
    to: KnownContact,
    /** Whether you use one of your registrations. One that you’ve given already is never taken twice. */
    payer: asking('Choose who pays for the registration', z.enum(['them', 'me'])),
  }),
  output: z.object({ petName: z.string(), requestId: Id }),
  says: 'We’ve asked them to confirm',
  refuses: {
    noSuchImplant: [404, 'We can’t find this implant in your account'],
    notNow: [409, 'You can’t ask about this animal at the moment'],
    ...unaskable,
    toYourself: [400, 'These are your own contact details. Enter the keeper’s.'],
    noneLeft: [409, 'You have no credits left'],
  },
  limit: { times: 300, seconds: 3600 },
})

export const sendKeeperLetter = call('sendKeeperLetter', {
  method: 'POST',
  summary: 'Send the letter to a keeper again, to the same address and with the same code. The code is only ever in the letter.',
  who: ['Implanter'],
  input: z.strictObject({ implantId: Id }),
  output: z.null(),
  says: 'We’re sending the letter again',
  refuses: {
    noSuchImplant: [404, 'We can’t find this implant in your account'],
    notNow: [409, 'We can’t send a letter about this animal at the moment'],
  },
  limit: { times: 60, seconds: 3600 },
})

export const chipWithPet = call('chipWithPet', {
  method: 'POST',
  vital: true,
  path: 'chip-with-pet',
  summary:
    'Record that you’ve chipped an animal that’s already on the register, to replace a chip that failed or to add the implant details.',
  who: ['Implanter'],
  acting: 'qualified',
  input: z.strictObject({
    chipNumber: ChipNumber,
    /** The number by which the animal is known now. */
    oldChipNumber: ChipNumber,
    implant: NewImplant,
  }),
  output: z.object({ chipNumber: z.string(), petName: z.string() }),
  says: 'We’ve told the keeper',
  refuses: {
    ...unfit,
    noSuchAnimal: [404, 'No animal is registered here under the old number'],
    stillWorks: [409, 'You can replace a chip once it’s been reported as failed. Report the old one first.', 'DEAD-3'],
    notReported: [
      403,
      'Only the person who reported or implanted a failed chip can replace it. Report it first, or ring us if someone else has.',
      'DEAD-3',
    ],
    lookedFor: [
      409,
      'This animal has been reported missing or stolen, so you can’t change its number. We’ve told its keeper. If the animal is with you, look up its microchip and send them a message.',
      'DEAD-3',
    ],
    beforeBirth: [400, 'The chip can’t have been implanted before the animal was born'],
    chipTaken: [409, 'This microchip is already registered'],
  },
})

export const updateChip = call('updateChip', {
  method: 'POST',
  summary: 'Correct an implant’s details, for 30 days.',
  who: ['Implanter'],
  acting: 'qualified',
  input: z.strictObject({ implantId: Id, implantedOn: IsoDate, site: Line(80) }),
  output: z.null(),
  says: 'Saved',
  refuses: {
    noSuchImplant: [404, 'We can’t find this implant in your account'],
    tooLate: [409, 'You can correct an implant for 30 days. After that, ring us.', 'IMPLANT-4'],
    inFuture: [400, 'The date must be today or earlier'],
    tooLongAgo: [400, 'Check the date: animals have had microchips since 1985'],
    beforeBirth: [400, 'The chip can’t have been implanted before the animal was born'],
    notSterile: [409, 'This chip wasn’t sterile on that date. Check the date, or ring us.', 'STOCK-4'],
  },
})

export const correctImplantNumber = call('correctImplantNumber', {
  method: 'POST',
  summary:
    'Correct the number of a chip you mistyped, for 30 days, or swap the numbers of two animals you mixed up. We tell the keepers. The wrong number no longer finds the animal.',
  who: ['Implanter'],
  acting: 'qualified',
  input: z.strictObject({
    implantId: Id,
    /** The number that is in the animal. */
    chipNumber: ChipNumber,
    /** That the animal has been scanned again and showed it. */
    scanned: z.boolean(),
    reason: asking('Say how the wrong number came to be registered', Line(200)),
    evenIfHeldElsewhere: z.boolean().default(false),
    /** That another animal you chipped has this number, and gets the one that this animal has now: both have been scanned. */
    swap: z.boolean().default(false),
  }),
  output: z.object({ chipNumber: z.string(), petName: z.string() }),
  says: 'We’ve corrected the number and told the keeper',
  refuses: {
    noSuchImplant: [404, 'We can’t find this implant in your account'],
    tooLate: [409, 'You can correct an implant for 30 days. After that, ring us.', 'IMPLANT-4'],
    notNow: [409, 'This animal now has a different chip'],
    notScanned: [400, 'Scan the animal and read its chip again, and confirm that you have'],
    lookedFor: [409, 'This animal has been reported missing or stolen, so you can’t change its number. Ring us.', 'DEAD-3'],
    heldElsewhere: [409, 'Another database already holds this microchip', 'CHIP-2'],
    swapNeeded: [409, 'Another animal you chipped has this number. If you mixed the two up, scan both and swap their numbers.'],
    otherNotNow: [409, 'The other animal’s number can’t be changed any more. Ring us.'],
    ...CORRECTING_REFUSED,
    ...SWAPPING_REFUSED,
  },
  limit: { times: 60, seconds: 3600 },
})

const ChosenImplants = { state: ImplantState.optional(), query: z.string().trim().max(60).optional() }
const implantsBy = paging('-implantedOn', 'implantedOn', '-age')

export const getImplanterImplantedChips = call('getImplanterImplantedChips', {
  method: 'POST',
  summary: 'The chips you’ve implanted, whether their animals are registered, and how long any have been without a keeper.',
  who: ['Implanter'],
  topics: [chipsInUse],
  input: z.strictObject({
    ...implantsBy,
    ...ChosenImplants,
  }),
  output: pageOf(ImplantRow),
  says: 'Your implants',
  refuses: {},
  reads: true,
})

export const downloadImplants = call('downloadImplants', {
  method: 'GET',
  summary: 'All the chips you’ve implanted, or those you choose, as CSV.',
  who: ['Implanter'],
  input: z.strictObject({ ...ChosenImplants, sort: implantsBy.sort }),
  output: z.null(),
  says: 'Your implants',
  refuses: {},
  gives: 'download',
  limit: { times: 30, seconds: 600 },
})

export const findCustomerImplantedChips = call('findCustomerImplantedChips', {
  method: 'POST',
  summary:
    'For implanters: the chips you implanted for one person, by their exact e-mail address or mobile number. For customers: the chips implanted for you, starting with those in no one’s name yet.',
  who: ['Implanter', 'Customer'],
  input: z.strictObject({
    ...paging('-implantedOn', 'implantedOn'),
    email: Email.optional(),
    mobile: MobileAsking('Enter an e-mail address or a mobile number').optional(),
    /** For customers: only the chips in no one’s name yet. */
    withoutKeeper: z.boolean().optional(),
  }),
  output: pageOf(ImplantRow),
  says: 'Chips found',
  refuses: { oneOfTwo: [400, 'Enter an e-mail address or a mobile number, exactly as the person uses it'] },
  limit: { times: 120, seconds: 3600 },
})

export const importImplants = call('importImplants', {
  method: 'POST',
  summary: 'Register many animals from your reader’s CSV file: either all of them, or none and a report of what to correct in each row.',
  who: ['Implanter'],
  acting: 'qualified',
  input: z.strictObject({
    onlyCheck: z.enum(['yes', 'no']).default('no'),
    /** Use one of your registrations for each animal, so that the keepers pay nothing. */
    withCredit: z.enum(['yes', 'no']).default('no'),
    /** Said after a report of rows that other databases hold: register them here all the same. */
    evenIfHeldElsewhere: z.enum(['yes', 'no']).default('no'),
  }),
  output: z.object({
    registered: z.int(),
    checked: z.int(),
    ignored: z.array(z.string()),
    /** How many of the microchips another database says it holds. */
    heldElsewhere: z.int(),
    rows: z.array(
      z.object({ row: z.int(), chipNumber: z.string(), name: z.string(), wrong: z.array(z.string()), notes: z.array(z.string()) }),
    ),
  }),
  says: 'We’ve read your file',
  refuses: {
    tooManyLetters: unaskable.tooManyLetters,
    notCsv: [400, 'Choose a CSV file with a first row of column names'],
    columnsMissing: [400, 'The file is missing columns that every animal needs'],
    tooManyRows: [413, 'Send a file with 500 rows or fewer'],
    notVerified: [403, 'We’re still checking your certificate. You can register chips once we’ve verified it.'],
    chipTaken: [409, 'Someone else has just registered one of these microchips. Check the file again.'],
    noneLeft: [409, 'You have fewer credits than there are animals in the file'],
  },
  takes: 'file',
  /** Each file is asked twice: ten in a row, each with a file to correct between. */
  limit: { times: 60, seconds: 3600 },
})

export const markChipAsdead = call('markChipAsdead', {
  method: 'POST',
  summary:
    'Report a chip that never worked, failed, moved or caused harm. The last three must be reported to the Secretary of State, so we prepare that report. Anyone who notices that a chip has moved can report it.',
  who: 'signed-in',
  input: z.strictObject({
    chipNumber: ChipNumber,
    kind: DeadKind,
    species: Species.optional(),
    noticedOn: asking('Enter the date you noticed it', IsoDate),
    words: asking('Describe what you saw in a sentence or two', Prose(1000)),
    /** What a second scanner showed. */
    secondScan: OptionalProse(200).default(''),
    labelPhotoId: Id.nullable().default(null),
  }),
  output: z.object({ reportId: Id, status: DeadStatus, dueOn: IsoDate.nullable() }),
  says: 'We’ve recorded your report',
  refuses: {
    notYours: [404, 'We can’t find this microchip among your chips or those you can report'],
    reportedAlready: [409, 'This chip has already been reported'],
    notUnused: [409, 'You can only report that a chip never worked if it’s with you and hasn’t been implanted', 'DEAD-1'],
    proofNeeded: [400, 'Add a photo of the label, or enter what a second reader showed'],
    notVerified: [
      403,
      'Only verified implanters and vet practices can report that a chip failed or caused harm. Ask a vet to report this one, or wait until we’ve checked your details. Anyone can report a chip that has moved.',
    ],
    inFuture: [400, 'The date must be today or earlier'],
    noSuchPhoto: [400, 'Upload the photo again'],
  },
  limit: { times: 60, seconds: 3600 },
})

export const getDeadChips = call('getDeadChips', {
  method: 'POST',
  summary: 'The chips you’ve reported, and what’s left to do about them.',
  who: 'signed-in',
  topics: [chipsInUse],
  input: z.strictObject({ ...paging('-reportedAt', 'reportedAt', 'number', '-number'), status: DeadStatus.optional() }),
  output: pageOf(DeadChip),
  says: 'Your reports',
  refuses: {},
  reads: true,
})

export const updateDeadChip = call('updateDeadChip', {
  method: 'POST',
  summary: 'Confirm that you’ve sent the report, with its reference.',
  who: 'signed-in',
  input: z.strictObject({
    reportId: Id,
    reference: asking('Enter the reference the VMD gave you', Line(60)),
    sentOn: asking('Enter the date you sent it', IsoDate),
  }),
  output: z.object({ status: DeadStatus }),
  says: 'Saved',
  refuses: {
    noSuchReport: [404, 'We can’t find this report in your account'],
    inFuture: [400, 'The date must be today or earlier'],
    beforeNoticed: [400, 'Enter a date on or after the day you noticed the problem'],
  },
})

export const downloadDeadChipReport = call('downloadDeadChipReport', {
  method: 'GET',
  summary: 'The report to the Veterinary Medicines Directorate, filled in as far as we know.',
  who: 'signed-in',
  input: z.strictObject({ reportId: Id }),
  output: z.null(),
  says: 'The report',
  refuses: { noSuchReport: [404, 'We can’t find this report in your account'] },
  gives: 'pdf',
  limit: { times: 30, seconds: 600 },
})
