import * as z from 'zod'
import { Species } from '#knowledge/animals/shape.ts'
import { Mobile, PersonName } from '#platform/contract/contacts.ts'
import { Email, Id, May, Moment, Needed, OptionalLine, OptionalProse, showsName } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { tagLife } from './lifecycle.ts'

export const TagStatus = z.enum(statesOf(tagLife))

/** When a fact stands on the page of a tag. */
export const SHOWN = ['public', 'whenMissing', 'never'] as const
const Shown = asking('Choose when this is shown', z.enum(SHOWN))

/** Somebody whom a keeper names to be told of scans too. */
const TagContact = z.strictObject({ name: PersonName, mobile: Mobile.optional(), email: Email.optional() })

/** What the page of a tag shows, fact by fact. The pet’s name and the ways to reach the keeper through us are always there. */
export const TagSettings = z.strictObject({
  photo: Shown.default('public'),
  looks: Shown.default('public'),
  area: Shown.default('whenMissing'),
  /** Only once its keeper says so. */
  phone: Shown.default('never'),
  notes: Shown.default('public'),
  /** What a finder should know: medicine, fears, how to approach it. */
  notesText: OptionalProse(500).default(''),
  alertByEmail: z.boolean().default(true),
  alertBySms: z.boolean().default(true),
  /** Told one after the other while the keeper hasn’t looked, with TailTag Plus. */
  contacts: z.array(TagContact).max(3, 'Name up to three people').default([]),
})
export type TagSettings = z.output<typeof TagSettings>

/** What a keeper says of a pet whose chip isn’t on the register. */
export const PetCard = z.strictObject({
  name: Needed('Enter your pet’s name', 60).check(showsName('Enter a name with at least one letter or number')),
  species: Species,
  /** Breed, colour, markings: what a finder sees. */
  looks: OptionalLine(80).default(''),
  isMissing: z.boolean().default(false),
})
export type PetCard = z.output<typeof PetCard>

/** A tag as its keeper sees it. */
export const OwnTag = z.object({
  id: Id,
  status: TagStatus,
  /** Null where its pet isn’t on the register. */
  petId: Id.nullable(),
  card: PetCard.nullable(),
  petName: z.string(),
  /** The short code that is engraved, in two groups. */
  shortCode: z.string(),
  /** The address that the tag’s QR code holds. */
  link: z.string(),
  activatedAt: Moment.nullable(),
  lastScanAt: Moment.nullable(),
  settings: TagSettings,
  /** Goes back with a change of what it shows. */
  version: z.string(),
  can: z.object({ pause: May, resume: May, lose: May, retire: May }),
})

/** One scan as the keeper sees it. */
export const OwnScan = z.object({
  id: Id,
  at: Moment,
  petId: Id.nullable(),
  petName: z.string(),
  place: z.object({ lat: z.number(), lng: z.number(), accuracyMetres: z.int() }).nullable(),
  /** The finder would rather not say where they are. */
  isDenied: z.boolean(),
  placeWords: z.string(),
  canHold: z.boolean(),
  threadId: Id.nullable(),
})

/** Where a finder is: as their device says, roughly, or that they would rather not. */
export const ScanPlace = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['precise', 'approximate']),
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
    accuracyMetres: z.number().min(0).max(100_000).default(0),
  }),
  z.strictObject({ kind: z.literal('denied') }),
])

/** What a stranger sees of a tag: by what its keeper shows, and when. */
export const TagProfile = z.object({
  /** working: it leads to a keeper · notActivated: it belongs to no pet yet · retired: it’s no longer used. */
  state: z.enum(['working', 'notActivated', 'retired']),
  petName: z.string().nullable(),
  species: z.string().nullable(),
  looks: z.string().nullable(),
  photoUrl: z.string().nullable(),
  area: z.string().nullable(),
  phone: z.string().nullable(),
  notes: z.string().nullable(),
  missing: z.enum(['missing', 'stolen']).nullable(),
})

/** Where a pet was scanned, seen or lost, for the map of its tracker. */
export const TrackerPoint = z.object({
  id: Id,
  kind: z.enum(['scan', 'sighting', 'lastSeen']),
  at: Moment,
  /** Null where the finder did not say. A place that is not precise is somewhere in the circle. */
  place: z.object({ lat: z.number(), lng: z.number(), accuracyMetres: z.int(), isPrecise: z.boolean() }).nullable(),
  /** The town of a sighting; what the finder said of the place of a scan. */
  placeWords: z.string(),
  words: z.string(),
  canHold: z.boolean(),
  /** The conversation with the finder, for the keeper alone. */
  threadId: Id.nullable(),
})
export type TrackerPoint = z.input<typeof TrackerPoint>

/** Where one animal was, the newest first. */
export const Trail = z.object({
  petName: z.string(),
  missing: z.enum(['missing', 'stolen']).nullable(),
  /** The search that is on. */
  caseId: Id.nullable(),
  points: z.array(TrackerPoint),
})

/** How long a link to a tracker works. */
export const SHARED_FOR = ['hour', 'day', 'week'] as const
export const SharedFor = asking('Choose how long the link works', z.enum(SHARED_FOR))
