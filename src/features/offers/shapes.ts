import * as z from 'zod'
import { Sex } from '#features/pets/shapes.ts'
import { GROUNDS } from '#features/welfare/kit/ways.ts'
import { Id, May, Moment, Money, WhyNot } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { offerLife } from './lifecycle.ts'

export const OfferKind = z.enum(['sale', 'adoption', 'registration', 'litter'])
export const OfferStatus = z.enum(statesOf(offerLife))

/** Why somebody says no. */
export const RejectReason = z.enum(['notMine', 'wrongDetails', 'moved', 'neverBought', 'changedMind', 'other'])

/** On which ground a welfare organisation gives an animal to its adopter. */
export const AdoptionStatement = asking('Choose why the animal can be adopted', z.enum(GROUNDS))

/** An animal as both sides of a change of keeper may see it. */
export const PetGlance = z.object({
  name: z.string(),
  species: z.string(),
  breed: z.string(),
  sex: Sex,
  colour: z.string(),
  bornOn: z.string(),
  bornExactly: z.boolean(),
  photoUrl: z.string().nullable(),
  chipShown: z.string(),
})

/** How the registration of an animal is paid once somebody accepts it, and what it costs them: nothing, but where they pay themselves. */
export const Registration = z.object({ paidBy: z.enum(['paid', 'household', 'inHand', 'you']), price: Money })

export const PetRequest = z.object({
  id: Id,
  petId: Id,
  kind: OfferKind,
  status: OfferStatus,
  isOpen: z.boolean(),
  pet: PetGlance,
  /** The other side in words: "A licensed breeder", the name of an organisation or a practice, or a masked address. Never a person's name that they don't publish. */
  other: z.string(),
  /** What whoever sells it is called: their kennel’s name or their first name; and what whoever offers says: while it is open. */
  from: z.string().nullable(),
  note: z.string().nullable(),
  sentAt: Moment,
  answerBy: Moment,
  answeredAt: Moment.nullable(),
  /** For the person to whom it is offered, while it is open. */
  registration: Registration.nullable(),
  can: z.object({ accept: May, reject: May, withdraw: May }),
})
export type PetRequest = z.output<typeof PetRequest>

/** An address as the fields of a form hold it. */
export const TypedAddress = z.object({ line1: z.string(), line2: z.string(), town: z.string(), county: z.string(), postcode: z.string() })

/** What anybody who holds the code of a transfer pack, or of a letter to them, may know before taking the animal. */
export const BuyerCheck = z.object({
  pet: PetGlance,
  /** Who registered it first: a breeder with this licence, a breeder without one, or somebody else. */
  breeder: z
    .object({
      licence: z.string().nullable(),
      authority: z.string().nullable(),
      /** The last day of that licence, once it’s past. */
      licenceEndedOn: z.string().nullable(),
      /** Another licence that the breeder, who’s still the keeper, has now; null where that’s the same or there’s none that still runs. */
      current: z
        .object({ licence: z.string(), authority: z.string().nullable(), endsOn: z.string().nullable(), isChecked: z.boolean() })
        .nullable(),
    })
    .nullable(),
  /** The verified organisation that gives it up for adoption, by its own name. */
  rescue: z.string().nullable(),
  /** True where its present keeper is the breeder. */
  keptByBreeder: z.boolean(),
  keepersSoFar: z.int(),
  ageInWeeks: z.int(),
  /** Null where the animal can be taken now; otherwise the sentence that says why not. */
  notNow: WhyNot.nullable(),
  /** What whoever takes it has still to pay for its registration; null where it is paid. */
  toPay: Money.nullable(),
  expiresAt: Moment,
  /** To whom a letter with this code was written, so that they need not type it; null where it stands in a transfer pack. */
  letter: z
    .object({
      by: z.string(),
      name: z.string(),
      address: TypedAddress.nullable(),
      /** What the letter asks about that is still open: of a litter, all of it. */
      animals: z.array(z.object({ name: z.string(), chipShown: z.string() })),
      isLitter: z.boolean(),
    })
    .nullable(),
})
