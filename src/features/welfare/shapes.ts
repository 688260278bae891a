import * as z from 'zod'
import { PetCard } from '#features/pets/shapes.ts'
import { Species } from '#knowledge/animals/shape.ts'
import { DateSince, Id, May, Moment, OptionalLine } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { GROUNDS, INTAKE_KINDS, RELEASE_GROUNDS, STRAY_BEFORE } from './kit/ways.ts'

export const IntakeKind = asking('Choose how the animal came to you', z.enum(INTAKE_KINDS))
export const LeftHow = z.enum(['adopted', 'reunited', 'rehomed', 'transferred', 'euthanised', 'died', 'gone'])
export const StayState = z.enum(['withUs', 'held', 'inFoster', 'offered', 'left'])

/**
 * What a list of stays can be narrowed to: one state, all that are here in whatever state, all that wait for a home, wherever they live,
 * those that have left while the organisation is still their keeper on the register, or all, as where nothing is said.
 */
export const StayFilter = z.enum([...StayState.options, 'here', 'waiting', 'stillYours', 'all'])

/** OFFER-2 How an animal can go to its next keeper. */
const Passing = {
  /** The ground that its stay gives by itself; null where it gives none. */
  ground: z.enum(GROUNDS).nullable(),
  /** What its organisation can state. */
  grounds: z.array(z.enum(GROUNDS)),
  /** PET-15 The day to come from which a stray dog may go; null for any other. */
  goesOn: z.string().nullable(),
  /** Why it can’t be offered now, or have a pack, alone or among several; null where it can. */
  stopped: z.object({ offer: z.string().nullable(), packs: z.string().nullable() }),
  /** Why it’s left out where several are to be adopted, although nothing stops it; null where it isn’t. */
  leftOut: z.string().nullable(),
}

/** An animal that can be chosen for a change of several. */
export const AnimalToChoose = z.object({ id: Id, name: z.string(), isHeld: z.boolean(), isUnchipped: z.boolean(), ...Passing })

/** PET-15 A stray dog in its council’s days, after them, or that no council has yet. */
export const StrayState = z.enum(['held', 'free', 'noCouncil'])

/** What an organisation can say has become of an animal in its care; `withUs` takes back what was said before. */
export const Outcome = asking(
  'Choose what happened',
  z.enum(['reunited', 'transferred', 'inFoster', 'withUs', 'gone', 'died', 'euthanised']),
)

/** Why an animal was put to sleep: a vet found that it suffered, it was ill, it was a danger, or a court or the law ordered it. */
export const SleepReason = asking('Choose why', z.enum(['suffering', 'illness', 'behaviour', 'order']))

/** Where an animal is kept, as the organisation calls it. */
export const Location = OptionalLine(80)

/** The day on which an organisation took an animal in that it still writes about. */
export const IntakeDate = DateSince('1980-01-01', 'Enter a date between 1 January 1980 and today')

/** The council that has a stray. Its owner has until its clear days are over. */
export const Council = {
  /** The day on which the council took it in, or was told of it. */
  councilFrom: IntakeDate.optional(),
  councilReference: OptionalLine(80).default(''),
}

/** PET-15 Where the council is: the law gives a stray’s owner another time in Northern Ireland. */
export const CouncilNation = z.enum(['greatBritain', 'northernIreland'], 'Choose where the council is')

/** PET-15 Why a council let a stray go before its days were over. */
export const ReleaseGround = z.enum(RELEASE_GROUNDS, 'Choose why the council released it')

/** PET-15 The council’s day counts only where it’s known who can confirm it. */
export const isCouncilNamed = ({ councilFrom, councilReference }: { councilFrom?: string | undefined; councilReference: string }) =>
  !councilFrom || councilReference !== ''
export const COUNCIL_NEEDED = { path: ['councilReference'], error: 'Enter the council and its reference' }

/** Its health and state when it arrived. */
export const Condition = OptionalLine(300).default('')

/** Who signed an animal over, where its keeper gave it up. */
export const Surrender = {
  givenUpBy: OptionalLine(120).default(''),
  /** How to reach them: a phone number or an address. */
  givenUpContact: OptionalLine(160).default(''),
  signedOn: IntakeDate.optional(),
}

/** A day or a phone number alone says nothing of whose animal it was. */
export const isGiverNamed = (written: { givenUpBy: string; givenUpContact: string; signedOn?: string | undefined }) =>
  written.givenUpBy !== '' || (written.givenUpContact === '' && !written.signedOn)
export const GIVER_NEEDED = { path: ['givenUpBy'], error: 'Enter the name of the person who gave it up' }

/** Who brought a stray in. */
export const Finder = {
  finderName: OptionalLine(120).default(''),
  /** How to reach them: a phone number or an address. */
  finderContact: OptionalLine(160).default(''),
}

export const StrayBefore = z.enum(STRAY_BEFORE)

/** Where an animal was before: of one that another organisation or an authority passed on, or that came from abroad. */
export const Sender = {
  /** The rescue, the pound, the council or the force. */
  fromWhom: OptionalLine(120).default(''),
  fromCountry: OptionalLine(60).default(''),
  /** PET-15 From another rescue or pound only: its days as a stray go on. */
  strayBefore: StrayBefore.optional(),
  /** The day on which they were over, as the sender states it. */
  daysOverOn: IntakeDate.optional(),
}

interface Sent {
  kind?: string | undefined
  fromWhom: string
  fromCountry: string
  strayBefore?: string | undefined
  daysOverOn?: string | undefined
}

/** What of a sender is still to be said; nothing where the way of coming stays as it was. */
const SENDER_NEEDED = [
  {
    isSaid: ({ kind, fromWhom }: Sent) => kind !== 'fromRescue' || fromWhom !== '',
    needed: { path: ['fromWhom'], error: 'Enter the rescue, pound or council it came from' },
  },
  {
    isSaid: ({ kind, fromCountry }: Sent) => kind !== 'fromAbroad' || fromCountry !== '',
    needed: { path: ['fromCountry'], error: 'Enter the country it came from' },
  },
  {
    isSaid: ({ kind, strayBefore }: Sent) => kind !== 'fromRescue' || strayBefore !== undefined,
    needed: { path: ['strayBefore'], error: 'Choose whether it was a stray there' },
  },
  {
    isSaid: ({ strayBefore, daysOverOn }: Sent) => strayBefore !== 'over' || daysOverOn !== undefined,
    needed: { path: ['daysOverOn'], error: 'Enter the day its time as a stray was over' },
  },
] as const

/** PET-15 An animal that another rescue or pound passed on may be a stray whose days aren’t over. */
export function withSender<Shape extends z.ZodType<Sent>>(shape: Shape): Shape {
  return SENDER_NEEDED.reduce((refined, { isSaid, needed }) => refined.refine(isSaid, { ...needed, path: [...needed.path] }), shape)
}

/** How an animal came to an organisation. */
export const NewIntake = withSender(
  z.strictObject({
    cameOn: asking('Enter the date it arrived', IntakeDate),
    /** Said after `longAgo`: it arrived more than a year ago, and that’s no slip. */
    isLongAgo: z.boolean().default(false),
    kind: IntakeKind,
    foundWhere: OptionalLine(200).default(''),
    condition: Condition,
    /** Of a stray only. */
    ...Council,
    ...Finder,
    /** Of an animal that was given up only. */
    ...Surrender,
    /** Of an animal that came from elsewhere only. */
    ...Sender,
  }),
)
  .refine(isCouncilNamed, COUNCIL_NEEDED)
  .refine(isGiverNamed, GIVER_NEEDED)

export const WelfarePet = PetCard.extend({
  neutered: z.enum(['yes', 'no', 'unknown']),
  state: StayState,
  /** The organisation is its keeper on the register, also where it says that the animal has left. */
  isKept: z.boolean(),
  /** Its record is the organisation’s, also once it’s closed: what has become of it can be undone there. */
  canOpen: z.boolean(),
  /** HOLD-1 It’s registered to someone else, for whom the organisation holds it. */
  isHeld: z.boolean(),
  /** CARE-1 It has no microchip, and isn’t on the register. */
  isUnchipped: z.boolean(),
  intake: z.object({
    id: Id,
    kind: IntakeKind,
    cameOn: z.string(),
    foundWhere: z.string(),
    condition: z.string(),
    /** Whole days until it left, or until now. */
    days: z.int(),
    leftAt: Moment.nullable(),
    leftHow: LeftHow.nullable(),
    /** The organisation that it went to. */
    leftTo: z.string(),
    /** Of one that was put to sleep: why, and who decided it. */
    sleepReason: SleepReason.nullable(),
    sleepDecidedBy: z.string(),
    location: z.string(),
    /** Who signed it over, as far as that was written down. */
    givenUpBy: z.string(),
    givenUpContact: z.string(),
    signedOn: z.string().nullable(),
    /** Who brought it in, of a stray, as far as that was written down. */
    finderName: z.string(),
    finderContact: z.string(),
    /** Where it was before, of one that came from elsewhere, as far as that was written down. */
    fromWhom: z.string(),
    fromCountry: z.string(),
    strayBefore: StrayBefore.nullable(),
    daysOverOn: z.string().nullable(),
    /** The day from which it has been in a foster home. */
    fosterSince: z.string().nullable(),
    /** Of one without a microchip: who looked for one, and when. */
    scannedBy: z.string(),
    scannedOn: z.string().nullable(),
  }),
  /** PET-15 Of a stray dog that is here, or that a council had; null for any other animal. */
  stray: z
    .object({
      /** The day from which it may go to a new keeper; null while no council has it. */
      freeOn: z.string().nullable(),
      /** Whole days until then; 0 once it may. */
      daysLeft: z.int().nullable(),
      councilFrom: z.string().nullable(),
      councilReference: z.string(),
      /** Where the council is, as far as it’s known. */
      councilNation: CouncilNation.nullable(),
      /** The day on which the council served notice on an owner whom it knows. */
      noticeOn: z.string().nullable(),
      releasedOn: z.string().nullable(),
      releaseGround: ReleaseGround.nullable(),
      releaseReference: z.string(),
    })
    .nullable(),
  /** HOLD-8 It’s held for its keeper on another register: until which day, and how many days that is. */
  elsewhere: z.object({ until: z.string(), daysLeft: z.int() }).nullable(),
  /** HOLD-9 Whether the organisation can become its keeper because nobody claimed it; null for what isn’t a registered stray dog that it holds. */
  unclaimed: May.nullable(),
  /** HOLD-9, HOLD-11 What the keeper for whom it’s held has said since it was taken in; null where they’ve said nothing. */
  keeperSaid: z
    .object({
      /** The newest that they wrote, and whether the organisation has written since. */
      message: z.object({ text: z.string(), at: Moment, isAnswered: z.boolean() }).nullable(),
      /** The day on which they said that they want it back, and the last day that they have to collect it. */
      wantedOn: z.string().nullable(),
      collectBy: z.string().nullable(),
    })
    .nullable(),
  /** What is waited for and whose turn it is, with the way to it; null where nothing is open. */
  next: z.object({ words: z.string(), link: z.string().nullable(), act: z.string() }).nullable(),
  offer: z.object({ id: Id, to: z.string(), answerBy: Moment }).nullable(),
  /** Whether an adoption pack can be printed, and when the code of the last one works. */
  canPrint: May,
  code: z.object({ worksFrom: z.string(), until: Moment }).nullable(),
  ...Passing,
  rescueBackup: z.boolean(),
  /** Another organisation that is its rescue back-up. */
  otherBackup: z.string().nullable(),
})

export type WelfarePet = z.output<typeof WelfarePet>

export const WelfareMonth = z.object({
  /** `2026-11` */
  month: z.string(),
  stray: z.int(),
  surrender: z.int(),
  seized: z.int(),
  /** By the adopter whom it had gone to. */
  returned: z.int(),
  fromRescue: z.int(),
  bornHere: z.int(),
  fromAbroad: z.int(),
  /** All that came other than as a stray or given up, and all that came. */
  otherwiseCame: z.int(),
  came: z.int(),
  adopted: z.int(),
  reunited: z.int(),
  transferred: z.int(),
  euthanised: z.int(),
  died: z.int(),
  /** Escaped, or taken. */
  gone: z.int(),
  /** Their keeper gave them a new home without an adoption. */
  rehomed: z.int(),
  /** All that left without being adopted, so that the ways in and out fit one chart. */
  otherwiseLeft: z.int(),
})

export type WelfareMonth = z.output<typeof WelfareMonth>

/** What came of one kind of animal in a period, and how those left that did. */
export const WelfareSpecies = z.object({
  species: Species,
  came: z.int(),
  left: z.int(),
  ...WelfareMonth.pick({ adopted: true, reunited: true, transferred: true, rehomed: true, euthanised: true, died: true, gone: true }).shape,
})
