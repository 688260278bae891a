import * as z from 'zod'
import { chipsInUse } from '#features/chips/topics.ts'
import { NewPet } from '#features/pets/shapes.ts'
import { Species } from '#knowledge/animals/species.ts'
import { ChipNumber } from '#knowledge/chipnumbers/shape.ts'
import { call } from '#platform/contract/call.ts'
import { Contact, Mobile } from '#platform/contract/contacts.ts'
import { Email, Id, IsoDate, Line, OptionalProse, Prose, pageOf, paging } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { DeadChip, DeadKind, DeadStatus, ImplantRow, ImplantState, MOST_FOUND, NewImplant } from './shapes.ts'

const unfit = {
  notVerified: [403, 'We are still checking your certificate. You can register chips once it is verified.'],
  outOfScope: [403, 'Your certificate does not cover this kind of animal (SI 2023/468 reg 10)', 'IMPLANT-1'],
  vetsOnly: [403, 'Only a vet may implant a chip in this kind of animal', 'IMPLANT-2'],
  otherChip: [409, 'An animal that has a chip gets no second one. Look up the number that you found.', 'IMPLANT-3'],
  notScanned: [400, 'Read the new chip after implanting, and say so', 'IMPLANT-3'],
  otherHolder: [409, 'This chip belongs to another implanter. We have told them and our staff.', 'STOCK-4'],
  notSterile: [409, 'This chip is no longer sterile. It may not be implanted.', 'STOCK-4'],
  frozen: [409, 'The batch of this chip is frozen, because chips of it have failed. Do not use it until we tell you.', 'DEAD-4'],
  usedAlready: [409, 'This chip is in an animal already, or cannot be used', 'STOCK-4'],
  inFuture: [400, 'The date must be today or earlier'],
  tooLongAgo: [400, 'Check the date: animals have had microchips since 1985'],
} as const

export const registerChip = call('registerChip', {
  method: 'POST',
  vital: true,
  summary: 'Register an animal that you have just chipped, for its keeper or its breeder, who is asked to say that it is theirs.',
  who: ['Implanter'],
  input: z.strictObject({
    pet: NewPet.omit({ implant: true, photoId: true, evenIfHeldElsewhere: true }),
    implant: NewImplant,
    to: Contact,
    /** `breeder`: the offspring of a litter, of which the breeder is the first keeper. */
    as: z.enum(['customer', 'breeder']).default('customer'),
    /** Use one of your registrations, so that they pay nothing. */
    withCredit: z.boolean().default(false),
    /** Made by the device, so that one sent again after a time without signal is not another. */
    draftId: Id.optional(),
  }),
  output: z.object({ petId: Id, petName: z.string(), requestId: Id, chipNumber: z.string() }),
  says: 'The chip is registered, and its keeper is asked',
  refuses: {
    ...unfit,
    contactNeeded: [400, 'Give an e-mail address or a mobile number'],
    toYourself: [400, 'This is your own address. Register your own animal as its keeper.'],
    draftUsed: [409, 'This was sent before with another microchip number. Begin a new registration.'],
    beforeBirth: [400, 'The chip cannot have been implanted before the animal was born'],
    chipTaken: [409, 'This microchip is registered already'],
    breedUnknown: [400, 'Choose a breed from the list, or describe the animal in your own words'],
    bornInFuture: [400, 'The date of birth must be today or earlier'],
    bornTooLongAgo: [400, 'Check the date of birth: no pet we know of is older than 40, tortoises, parrots and horses aside'],
    noneLeft: [409, 'You have no credits left'],
  },
  limit: { times: 300, seconds: 3600 },
})

export const chipWithPet = call('chipWithPet', {
  method: 'POST',
  vital: true,
  path: 'chip-with-pet',
  summary:
    'Write down that you have put a chip into an animal that is on the register already: its failed one is replaced, or its implant details are yours to give.',
  who: ['Implanter'],
  input: z.strictObject({
    chipNumber: ChipNumber,
    /** The number by which the animal is known now. */
    oldChipNumber: ChipNumber,
    implant: NewImplant,
  }),
  output: z.object({ chipNumber: z.string(), petName: z.string() }),
  says: 'The keeper is told',
  refuses: {
    ...unfit,
    noSuchAnimal: [404, 'No animal is registered here under the old number'],
    stillWorks: [409, 'A chip is replaced once it is reported as failed. Report the old one first.', 'DEAD-3'],
    notReported: [
      403,
      'Whoever reported a failed chip replaces it, or whoever implanted it. Report it first; ring us where another has reported it.',
      'DEAD-3',
    ],
    lookedFor: [
      409,
      'This animal is reported missing or stolen, so its number stays as it is. We have told its keeper. If it is with you, look up its microchip and write to them.',
      'DEAD-3',
    ],
    beforeBirth: [400, 'The chip cannot have been implanted before the animal was born'],
    chipTaken: [409, 'This microchip is registered already'],
  },
})

export const updateChip = call('updateChip', {
  method: 'POST',
  summary: 'Correct what you wrote about an implant, for 30 days.',
  who: ['Implanter'],
  input: z.strictObject({ implantId: Id, implantedOn: IsoDate, site: Line(80) }),
  output: z.null(),
  says: 'Saved',
  refuses: {
    noSuchImplant: [404, 'We cannot find this implant among yours'],
    tooLate: [409, 'An implant can be corrected for 30 days. Ring us after that.', 'IMPLANT-4'],
    inFuture: [400, 'The date must be today or earlier'],
    tooLongAgo: [400, 'Check the date: animals have had microchips since 1985'],
    beforeBirth: [400, 'The chip cannot have been implanted before the animal was born'],
    notSterile: [409, 'This chip was no longer sterile on that day. Check the date, or ring us.', 'STOCK-4'],
  },
})

export const getImplanterImplantedChips = call('getImplanterImplantedChips', {
  method: 'POST',
  summary: 'The chips you implanted, whether their animals are registered, and how long that has waited.',
  who: ['Implanter'],
  topics: [chipsInUse],
  input: z.strictObject({
    ...paging,
    state: ImplantState.optional(),
    query: z.string().trim().max(60).optional(),
    sort: z.enum(['-implantedOn', 'implantedOn', '-age']).default('-implantedOn'),
  }),
  output: pageOf(ImplantRow),
  says: 'Your implants',
  refuses: {},
  reads: true,
})

export const findCustomerImplantedChips = call('findCustomerImplantedChips', {
  method: 'POST',
  summary: `As an implanter: the chips you implanted for one person, by exact e-mail or mobile, the newest ${MOST_FOUND}. As a customer: those implanted for you, at most ${MOST_FOUND}, first what is in nobody’s name yet.`,
  who: ['Implanter', 'Customer'],
  input: z.strictObject({ email: Email.optional(), mobile: Mobile.optional() }),
  output: z.object({ items: z.array(ImplantRow) }),
  says: 'Chips found',
  refuses: { oneOfTwo: [400, 'Give an e-mail address or a mobile number, exactly as the person uses it'] },
  limit: { times: 120, seconds: 3600 },
})

export const importImplants = call('importImplants', {
  method: 'POST',
  summary: 'Register many animals from the CSV of a reader: all of them, or none and a report that says what to mend in which row.',
  who: ['Implanter'],
  input: z.strictObject({
    onlyCheck: z.enum(['yes', 'no']).default('no'),
    /** Use one of your registrations for each animal, so that the keepers pay nothing. */
    withCredit: z.enum(['yes', 'no']).default('no'),
  }),
  output: z.object({
    registered: z.int(),
    checked: z.int(),
    ignored: z.array(z.string()),
    rows: z.array(
      z.object({ row: z.int(), chipNumber: z.string(), name: z.string(), wrong: z.array(z.string()), notes: z.array(z.string()) }),
    ),
  }),
  says: 'The file is read',
  refuses: {
    notCsv: [400, 'Choose a CSV file with a first row of column names'],
    columnsMissing: [400, 'The file lacks columns that every animal needs'],
    tooManyRows: [413, 'Send at most 500 rows in one file'],
    notVerified: [403, 'We are still checking your certificate. You can register chips once it is verified.'],
    chipTaken: [409, 'Someone else has just registered one of these microchips. Check the file again.'],
    noneLeft: [409, 'You have fewer credits than there are animals in the file'],
  },
  takes: 'file',
  limit: { times: 20, seconds: 3600 },
})

export const markChipAsdead = call('markChipAsdead', {
  method: 'POST',
  summary:
    'Report a chip that never worked, failed, moved or hurt. The last three must be reported to the Secretary of State: the report is made ready.',
  who: ['Implanter', 'Welfare'],
  input: z.strictObject({
    chipNumber: ChipNumber,
    kind: DeadKind,
    species: Species.optional(),
    noticedOn: asking('Enter the day on which you noticed it', IsoDate),
    words: asking('Say in a sentence or two what you saw', Prose(1000)),
    /** What a second scanner showed. */
    secondScan: OptionalProse(200).default(''),
    labelPhotoId: Id.nullable().default(null),
  }),
  output: z.object({ reportId: Id, status: DeadStatus, dueOn: IsoDate.nullable() }),
  says: 'We have written it down',
  refuses: {
    notYours: [404, 'We cannot find this microchip among those you hold or may report'],
    reportedAlready: [409, 'This chip is reported already'],
    notUnused: [409, 'You can only return a chip that you hold and have never implanted', 'DEAD-1'],
    proofNeeded: [400, 'Add a photo of the label, or what a second scanner showed'],
    notVerified: [
      403,
      'Verified implanters and vet practices report chips. Ask a vet to report this one, or wait until we have checked you.',
    ],
    inFuture: [400, 'The date must be today or earlier'],
    noSuchPhoto: [400, 'Upload the photo again'],
  },
})

export const getDeadChips = call('getDeadChips', {
  method: 'POST',
  summary: 'The chips you reported, and what is still to be done about them.',
  who: ['Implanter', 'Welfare'],
  topics: [chipsInUse],
  input: z.strictObject({ ...paging, status: DeadStatus.optional() }),
  output: pageOf(DeadChip),
  says: 'Your reports',
  refuses: {},
  reads: true,
})

export const updateDeadChip = call('updateDeadChip', {
  method: 'POST',
  summary: 'Say that you have sent the report, with its reference.',
  who: ['Implanter', 'Welfare'],
  input: z.strictObject({
    reportId: Id,
    reference: asking('Enter the reference that the VMD gave you', Line(60)),
    sentOn: asking('Enter the day on which you sent it', IsoDate),
  }),
  output: z.object({ status: DeadStatus }),
  says: 'Saved',
  refuses: {
    noSuchReport: [404, 'We cannot find this report among yours'],
    inFuture: [400, 'The date must be today or earlier'],
    beforeNoticed: [400, 'A report is sent on or after the day on which you noticed what it tells'],
  },
})

export const downloadDeadChipReport = call('downloadDeadChipReport', {
  method: 'GET',
  summary: 'The report to the Veterinary Medicines Directorate, filled in as far as we know.',
  who: ['Implanter', 'Welfare'],
  input: z.strictObject({ reportId: Id }),
  output: z.null(),
  says: 'The report',
  refuses: { noSuchReport: [404, 'We cannot find this report among yours'] },
  gives: 'pdf',
  limit: { times: 30, seconds: 600 },
})
