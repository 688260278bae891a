import * as z from 'zod'
import { BreedChoice, Species } from '#knowledge/animals/shape.ts'
import { ChipNumber } from '#knowledge/chipnumbers/shape.ts'
import { Id, IsoDate, Line, May, Moment, Name, OptionalLine, OptionalProse } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { petLife } from './lifecycle.ts'

export const PetStatus = z.enum(statesOf(petLife))
export type PetStatus = z.infer<typeof PetStatus>

export const Sex = asking('Choose female, male or not known', z.enum(['male', 'female', 'unknown']))
const Neutered = asking('Choose whether the animal is neutered', z.enum(['yes', 'no', 'unknown']))

export const Implant = z.strictObject({
  implantedOn: IsoDate.nullable().default(null),
  site: OptionalLine(80).default(''),
  implanterName: OptionalLine(100).default(''),
})

/** The facts a keeper may change at any time, free. */
export const EditableFacts = {
  name: Name(60),
  sex: Sex,
  neutered: Neutered,
  colour: Line(60),
  markings: OptionalProse(300).default(''),
  bornOn: asking('Enter the date of birth, or roughly how old the animal is', IsoDate),
  /** False when the date of birth is an estimate. */
  bornExactly: z.boolean(),
  photoId: Id.nullable().default(null),
}

/** Everything that is written when an animal goes on the register (regulation 6 of SI 2023/468, details 4 and 6 to 11, and what helps besides). */
export const NewPet = z.strictObject({
  chipNumber: ChipNumber,
  species: Species,
  breed: BreedChoice,
  /** The name or number first given to the animal, when it was another. */
  originalName: OptionalLine(60).default(''),
  implant: Implant.prefault({}),
  ...EditableFacts,
  /** Said after `heldElsewhere`: register it here although another database holds it. */
  evenIfHeldElsewhere: z.boolean().default(false),
})
export type NewPet = z.output<typeof NewPet>

const WhatMay = z.object({
  edit: May,
  correctSpecies: May,
  passOn: May,
  reportMissing: May,
  reportStolen: May,
  reportFound: May,
  reportDeceased: May,
  undoDeceased: May,
  reportExported: May,
  reportReturned: May,
  certify: May,
})

export const PetCard = z.object({
  id: Id,
  name: z.string(),
  status: PetStatus,
  /** It has died: its record stays as it was. */
  isGone: z.boolean(),
  /** Its registration has not been paid for yet. */
  isUnpaid: z.boolean(),
  /** It was registered for someone else, who hasn’t confirmed yet that it’s theirs. */
  isForAnother: z.boolean(),
  species: z.string(),
  breed: z.string(),
  sex: Sex,
  colour: z.string(),
  bornOn: z.string(),
  bornExactly: z.boolean(),
  photoUrl: z.string().nullable(),
  chipNumber: z.string(),
  chipShown: z.string(),
  registeredAt: Moment,
  /** What is open about who keeps it: an offer, a rehoming, or somebody's request. */
  open: z.enum(['offer', 'rehoming', 'claim', 'unproven']).nullable(),
  /** The organisation that has it in and holds it for you; null where none does. */
  heldBy: z.string().nullable(),
  can: WhatMay,
})
export type PetCard = z.output<typeof PetCard>

/** Why the record here isn’t proven. */
export const Unproven = z.object({
  why: z.enum(['unproven', 'objected', 'refused', 'twoRegisters']),
  /** The other register. */
  register: z.string(),
  objectBy: Moment.nullable(),
})
export type Unproven = z.input<typeof Unproven>

export const TimelineEntry = z.object({
  seq: z.int(),
  at: Moment,
  move: z.string(),
  /** The move in words: "Registered". */
  what: z.string(),
  clause: z.string(),
  /** What the clause says. */
  words: z.string(),
  /** The clause that let the animal change hands in this way; null for everything else. */
  because: z.object({ clause: z.string(), words: z.string() }).nullable(),
  /** "You", "Homeward", or a role; never somebody's name. */
  by: z.string(),
  facts: z.record(z.string(), z.unknown()),
  hash: z.string(),
})

export const PetRecord = PetCard.extend({
  /** As the Kennel Club, or another registry of its kind, has registered it. */
  kennelClubNumber: z.string(),
  unproven: Unproven.nullable(),
  /** The keeper who shares the record with you; null where it’s your own. */
  sharedBy: z.string().nullable(),
  originalName: z.string(),
  breedChoice: z.unknown(),
  neutered: Neutered,
  markings: z.string(),
  photoId: Id.nullable(),
  /** All its photos, the main one first. */
  photos: z.array(z.object({ id: Id, url: z.string() })),
  /** Goes back with a change of the photos. */
  photosVersion: z.string(),
  implantedOn: z.string().nullable(),
  implantSite: z.string(),
  implanterName: z.string(),
  /** Who implanted it, when and where are from the implanter’s record: no keeper changes them. */
  implantIsFixed: z.boolean(),
  /** The reader is that implanter: they correct it among their implants. */
  implantIsYours: z.boolean(),
  /** The chip was reported to have moved from where it was put in. */
  chipHasMoved: z.boolean(),
  /** The numbers of the chips it had before, in the form for people: they still find it. */
  olderChips: z.array(z.string()),
  /** Who bred it, as it was written and stays, with the name under which they’re listed: null where no breeder is on its record. */
  breeder: z
    .object({ isYou: z.boolean(), name: z.string().nullable(), licence: z.string().nullable(), authority: z.string().nullable() })
    .nullable(),
  /** Its keeper is a breeder and can say that they bred it. */
  maySayBred: z.boolean(),
  /** Its parents and its birth, as its breeder tells them; null where it was registered with no litter, and for who only shares the record. */
  litter: z
    .object({
      id: Id,
      isYours: z.boolean(),
      damName: z.string(),
      damKennelClubNumber: z.string().nullable(),
      sireName: z.string().nullable(),
      sireKennelClubNumber: z.string().nullable(),
      bornOn: z.string(),
    })
    .nullable(),
  /** The organisation that takes it back when its keeper cannot keep it. */
  rescueBackup: z.string().nullable(),
  /** Its keeper is that organisation. */
  isOwnBackup: z.boolean(),
  keptSince: Moment,
  chipFormat: z.string(),
  manufacturer: z.string().nullable(),
  statusAt: Moment,
  /** Whether finders see what it looks like, while it’s missing or stolen. */
  shownToFinders: z.boolean(),
  updatedAt: Moment,
  /** Goes back with a change of the record. */
  version: z.string(),
  undoUntil: Moment.nullable(),
  timeline: z.array(TimelineEntry),
  chainHolds: z.boolean(),
})
