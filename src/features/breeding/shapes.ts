import * as z from 'zod'
import { Away } from '#features/accounts/shapes.ts'
import { PetCard, Sex } from '#features/pets/shapes.ts'
import { ChipNumber } from '#knowledge/chipnumbers/shape.ts'
import { PublicPhone } from '#platform/contract/contacts.ts'
import { Id, IsoDate, Line, May, Moment, Name, OptionalLine, OptionalProse } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'

/** As the Kennel Club has printed its numbers: today’s, the older ones, those of its stud book, of dogs that only compete, and those of other registries. */
const KENNEL_CLUB_FORMS = [
  /^[A-Z]{2}\d{8}$/,
  /^[A-Z]\d{7}[A-Z]\d{2}$/,
  /^(KCSB)?\d{1,5}[A-Z]{2}$/,
  /^ATC[A-Z]{2}\d{5}[A-Z]{3}$/,
  /^(IKC|ISDS|AKC|CKC|ANKC|FCI|VDH|LOF|SKK|NKK)[A-Z]{0,3}\d{2,9}(\/\d{1,8})?$/,
]

/** The number under which the Kennel Club, or another registry of its kind, has registered an animal. */
const KennelClubNumber = OptionalLine(24)
  .transform((typed) => typed.toUpperCase().replace(/[ .-]/g, ''))
  .refine((number) => number === '' || KENNEL_CLUB_FORMS.some((form) => form.test(number)), {
    error: 'Enter the number as it’s on the certificate, for example AB01234501',
  })
  .default('')

const LOSSES_WORDS = 'Enter a whole number from 0 to 20'

/** How many of a litter there were that have no record of their own. */
export const Losses = z.coerce.number<number | string>(LOSSES_WORDS).int(LOSSES_WORDS).min(0, LOSSES_WORDS).max(20, LOSSES_WORDS).default(0)

/** One young animal of a litter: what differs between brothers and sisters. */
export const Offspring = z.strictObject({
  chipNumber: ChipNumber,
  /** Its name, or the number or ribbon by which the breeder knows it. */
  name: asking('Enter the name, number or ribbon you know it by', Name(60)),
  sex: Sex,
  colour: Line(60),
  markings: OptionalProse(300).default(''),
  kennelClubNumber: KennelClubNumber,
})

/** A female of a breeder’s own that can be the mother of a litter. */
export const Mother = z.object({
  id: Id,
  name: z.string(),
  chipShown: z.string(),
  kennelClubNumber: z.string(),
  species: z.string(),
  breed: z.string(),
  breedChoice: z.unknown(),
  bornOn: z.string(),
  litters: z.int(),
})

export const Dam = z.strictObject({
  name: asking('Enter the mother’s name', Name(60)),
  chipNumber: ChipNumber.nullable().default(null),
  kennelClubNumber: KennelClubNumber,
})

/** The father, where the breeder names him. */
export const Sire = z
  .strictObject({
    name: OptionalLine(60).default(''),
    chipNumber: ChipNumber.nullable().default(null),
    kennelClubNumber: KennelClubNumber,
  })
  .refine(({ name, chipNumber, kennelClubNumber }) => name !== '' || (chipNumber === null && kennelClubNumber === ''), {
    path: ['name'],
    error: 'Enter the father’s name',
  })

/** Where a young animal stands on its way to a home. */
export const OffspringState = z.enum(['withMe', 'offered', 'kept', 'sold', 'died'])
export type OffspringState = z.output<typeof OffspringState>

export const BreederPet = PetCard.extend({
  state: OffspringState,
  litterId: Id.nullable(),
  damName: z.string().nullable(),
  /** The live offer, where there is one. */
  offer: z.object({ id: Id, to: z.string(), answerBy: Moment }).nullable(),
  /** Until when the code of its transfer pack is good. */
  codeUntil: Moment.nullable(),
  /** From which day that code works: when the animal may leave; null where it may at any age. */
  leavesFrom: IsoDate.nullable(),
  /** When it left, where it has. */
  leftAt: Moment.nullable(),
  canSell: May,
  canPrint: May,
  canKeep: May,
})
export type BreederPet = z.output<typeof BreederPet>

export const Month = z.object({
  /** `2026-11` */
  month: z.string(),
  born: z.int(),
  litters: z.int(),
  offered: z.int(),
  sold: z.int(),
  kept: z.int(),
  /** While they were with their breeder; also those born dead, or dead before they were chipped. */
  died: z.int(),
})

export const Period = { from: IsoDate.optional(), to: IsoDate.optional() }

/** A breeder, as anybody sees them: no address. */
export const PublicBreeder = z.object({
  id: Id,
  name: z.string(),
  /** The number they show to everyone, where they do. */
  phone: z.string().nullable(),
  town: z.string(),
  nation: z.string(),
  licence: z.string().nullable(),
  authority: z.string().nullable(),
  /** The last day of the licence, where they gave it. */
  licensedUntil: z.string().nullable(),
  breeds: z.array(z.string()),
  away: Away.nullable(),
})
export type PublicBreeder = z.output<typeof PublicBreeder>

/** What a breeder shows in the search for breeders, once they choose to. */
export const Listing = z.strictObject({ listed: z.boolean(), publicName: OptionalLine(80).default(''), publicPhone: PublicPhone })
