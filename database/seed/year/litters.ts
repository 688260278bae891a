import { PEOPLE } from '#database/seed/people.ts'
import { addPetByBreeder } from '#features/breeding/contract.ts'
import { customerAcceptRejectPetRequest, keepOwnershipByBreeder, sellPetByBreeder } from '#features/offers/contract.ts'
import { buy } from './buy.ts'
import { colourOf, nameOf, sexOf } from './names.ts'
import { type Act, actsAbout, type Year } from './year.ts'

interface Litter {
  /** The day of birth. */
  daysAgo: number
  dam: string
  young: number
  firstChip: number
}

const LITTERS: readonly Litter[] = [
  { daysAgo: 364, dam: 'Marigold', young: 4, firstChip: 900_164_002_001_000 },
  { daysAgo: 248, dam: 'Bracken', young: 5, firstChip: 900_164_002_002_000 },
  { daysAgo: 135, dam: 'Sorrel', young: 6, firstChip: 900_164_002_003_000 },
]

/** Bryony’s litters: registered at seven weeks and paid, one pup kept, one sold to Anna, the others with a transfer pack. */
export const litterActs: readonly Act[] = LITTERS.flatMap(litterActsOf)

function litterActsOf(litter: Litter): Act[] {
  const after = (days: number) => litter.daysAgo - days
  return actsAbout(after(49), (year) => bear(year, litter), [
    { daysAgo: after(58), happens: ({ as }, [kept = '']) => as('bryony')(keepOwnershipByBreeder, { petId: kept }) },
    { daysAgo: after(61), happens: (year, [, sold = '']) => sellToAnna(year, sold) },
    { daysAgo: after(63), happens: ({ as }, [, , ...others]) => as('bryony')(sellPetByBreeder, { petIds: others }) },
  ])
}

async function bear(year: Year, { daysAgo, dam, young, firstChip }: Litter): Promise<string[]> {
  const { as, day } = year
  const { pets, payment } = await as('bryony')(addPetByBreeder, {
    dam: { name: dam },
    species: 'dog',
    breed: { kind: 'breed', breedId: 'cocker-spaniel' },
    bornOn: day(daysAgo),
    implant: { implantedOn: day(daysAgo - 49), site: 'Between the shoulder blades', implanterName: PEOPLE.idris.name },
    young: Array.from({ length: young }, (_, index) => ({
      chipNumber: String(firstChip + index),
      name: `${dam} ${index + 1}`,
      sex: sexOf(index),
      colour: colourOf('dog', index + young),
    })),
  })
  const [first, ...others] = payment.pay?.lines ?? []
  if (first) await buy(year, 'bryony', { ...asLine(first), others: others.map(asLine) })
  return pets.map(({ petId }) => petId)
}

const asLine = ({ plan, quantity }: { plan: string; quantity: number }) => ({ plan, quantity })

async function sellToAnna({ as }: Year, petId: string): Promise<void> {
  const { offers } = await as('bryony')(sellPetByBreeder, { petIds: [petId], buyer: { email: PEOPLE.anna.email } })
  const requestId = offers[0]?.offerId ?? ''
  await as('anna')(customerAcceptRejectPetRequest, { requestId, answer: 'accept', name: nameOf(petId.length + requestId.length) })
}
