import * as z from 'zod'
import { Away } from '#features/accounts/shapes.ts'
import { PetCard, Sex } from '#features/pets/shapes.ts'
import { KennelClubNumber } from '#knowledge/animals/kennelclub.ts'
import { ChipNumber } from '#knowledge/chipnumbers/shape.ts'
import { NATIONS } from '#knowledge/chippinglaw/nations.ts'
import { Contact, Phone, PublicPhone } from '#platform/contract/contacts.ts'
import { Id, IsoDate, Line, May, Moment, Name, OptionalLine, OptionalProse } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'

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
  kennelClubNumber: KennelClubNumber.default(''),
})

/** An animal of a litter that has no chip yet: how its breeder tells it from the others. */
export const Newborn = z.strictObject({
  name: asking('Enter the name, number or ribbon you know it by', Name(60)),
  sex: Sex,
  colour: OptionalLine(60).default(''),
})

const Pence = (words: string) => z.int(words).min(0, words).max(5_000_000, words).nullable().default(null)

/** The buyer of an animal as its breeder noted them: seen by the breeder alone, and used to fill in the offer. */
export const Reservation = z.object({
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  depositPence: z.int().nullable(),
  pricePence: z.int().nullable(),
})
export type Reservation = z.output<typeof Reservation>

export const reserving = {
  /** Empty where the animal isn’t reserved any more. */
  name: OptionalLine(100),
  email: Contact.shape.email,
  /** Nobody is texted at it: a landline will do. */
  mobile: Phone.optional(),
  depositPence: Pence('Enter the deposit in pounds, like 200 or 150.50'),
  pricePence: Pence('Enter the price in pounds, like 1200'),
}

/** When a litter without chips has to have them. */
export const Chipping = z.object({
  /** From when animals are usually big enough. */
  usualFrom: IsoDate,
  /** By the end of which day the law asks for it; null where it doesn’t. */
  by: IsoDate.nullable(),
  /** Whose law that is; null for a breeder elsewhere. */
  nation: z.enum(NATIONS).nullable(),
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
  kennelClubNumber: KennelClubNumber.default(''),
})

/** The father, where the breeder names him. */
export const Sire = z
  .strictObject({
    name: OptionalLine(60).default(''),
    chipNumber: ChipNumber.nullable().default(null),
    kennelClubNumber: KennelClubNumber.default(''),
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
  reserved: Reservation.nullable(),
  /** Its keeper, who bred it, has reported it missing or stolen. */
  away: z.enum(['missing', 'stolen']).nullable(),
  /** The name it was registered under at birth, while it’s with its breeder under another. */
  bornAs: z.string().nullable(),
  /** The code of its pack doesn’t work for want of the breeder’s licence. */
  codeStopped: z.boolean(),
  /** Until when the code of its transfer pack is good. */
  codeUntil: Moment.nullable(),
  /** From which day that code works: when the animal may leave; null where it may at any age. */
  leavesFrom: IsoDate.nullable(),
  /** When, where and by whom its chip was put in, as far as it’s known; null once the animal has left. */
  implant: z.object({ on: z.string().nullable(), site: z.string(), by: z.string() }).nullable(),
  /** When it left, where it has. */
  leftAt: Moment.nullable(),
  /** Its breeder has asked to be its keeper again, and that isn’t over. */
  isAskedBack: z.boolean(),
  canSell: May,
  canPrint: May,
  canKeep: May,
})
export type BreederPet = z.output<typeof BreederPet>

/** An animal that stays with its breeder: kept from a litter, or bred by others. */
export const BreedingAnimal = PetCard.extend({
  /** You bred it, and kept it. */
  isHomeBred: z.boolean(),
  /** Of how many of your litters it’s the mother or the father, by the numbers of its chips. */
  litters: z.int(),
})
export type BreedingAnimal = z.output<typeof BreedingAnimal>

/** A litter of which a page of animals holds some, with where all of it stands. */
export const LitterOfPage = z.object({
  id: Id,
  damName: z.string(),
  bornOn: z.string(),
  withMe: z.int(),
  offered: z.int(),
  kept: z.int(),
  sold: z.int(),
  died: z.int(),
})
export type LitterOfPage = z.output<typeof LitterOfPage>

export const Month = z.object({
  /** `2026-11` */
  month: z.string(),
  born: z.int(),
  litters: z.int(),
  offered: z.int(),
  sold: z.int(),
  kept: z.int(),
  /** While they were with their breeder; also those that died before they were chipped. The stillborn are neither born alive nor died. */
  died: z.int(),
  stillborn: z.int(),
})

/** A litter in the report by mothers: born alive are those that are chipped, without a chip, or died before it. */
export const LitterOfDam = z.object({
  id: Id,
  damName: z.string(),
  damChipNumber: z.string().nullable(),
  damKennelClubNumber: z.string().nullable(),
  sireName: z.string().nullable(),
  /** Which of hers it is, counted from 1. */
  ofHers: z.int(),
  bornOn: z.string(),
  species: z.string(),
  breed: z.string(),
  bornAlive: z.int(),
  stillborn: z.int(),
  died: z.int(),
  /** As far as they were said; '' where the day or the cause wasn’t. */
  deaths: z.array(z.object({ name: z.string(), on: z.string(), of: z.string() })),
  chipped: z.int(),
  unchipped: z.int(),
  left: z.int(),
})

export const Period = { from: IsoDate.optional(), to: IsoDate.optional() }

/** A breeder, as anybody sees them: no address. */
export const PublicBreeder = z.object({
  id: Id,
  name: z.string(),
  /** The number they show to everyone, where they do. */
  phone: z.string().nullable(),
  /** In their own words, which nobody has checked. */
  about: z.string(),
  website: z.string().nullable(),
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

/** A website as people write it, `hollowfarm.example`, with its protocol; '' where there is none. */
const Website = OptionalLine(200)
  .transform((typed) => (typed === '' || /^https?:\/\//i.test(typed) ? typed : `https://${typed}`))
  .refine((website) => website === '' || isWebsite(website), { error: 'Enter a website, for example www.hollowfarm.co.uk' })

function isWebsite(text: string): boolean {
  const url = URL.parse(text)
  return (
    url !== null && /^https?:$/.test(url.protocol) && /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(url.hostname) && url.username === ''
  )
}

/** What a breeder shows in the search for breeders, once they choose to. */
export const Listing = z.strictObject({
  listed: z.boolean(),
  publicName: OptionalLine(80).default(''),
  publicPhone: PublicPhone,
  publicAbout: OptionalProse(600).default(''),
  publicWebsite: Website.default(''),
})
