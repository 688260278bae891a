import { PEOPLE, type PersonKey } from '#database/seed/people.ts'
import { registerChip } from '#features/implanting/contract.ts'
import { breederAcceptRejectPetRequest, customerAcceptRejectPetRequest } from '#features/offers/contract.ts'
import { colourOf, nameOf, sexOf } from './names.ts'
import { FIRST_CHIP } from './stock.ts'
import { type Act, actsAbout, type Year } from './year.ts'

interface Chipped {
  daysAgo: number
  /** Who keeps the animal, and says so two days later; an address where nobody has answered. */
  keeper: Extract<PersonKey, 'anna' | 'bryony'> | 'silent'
  species: 'dog' | 'cat'
  breedId: string
}

const dog = (daysAgo: number, keeper: Chipped['keeper'], breedId = 'cocker-spaniel'): Chipped => ({
  daysAgo,
  keeper,
  breedId,
  species: 'dog',
})
const cat = (daysAgo: number, keeper: Chipped['keeper']): Chipped => ({ daysAgo, keeper, breedId: 'domestic-shorthair', species: 'cat' })

const CHIPPED: readonly Chipped[] = [
  dog(352, 'bryony'),
  dog(352, 'bryony'),
  cat(331, 'anna'),
  cat(310, 'silent'),
  dog(287, 'bryony'),
  dog(262, 'anna', 'border-terrier'),
  cat(240, 'silent'),
  dog(221, 'bryony'),
  dog(221, 'bryony'),
  dog(221, 'bryony'),
  cat(183, 'silent'),
  dog(158, 'bryony'),
  cat(131, 'anna'),
  dog(104, 'bryony'),
  dog(104, 'bryony'),
  cat(77, 'silent'),
  dog(52, 'bryony'),
  cat(38, 'anna'),
  cat(17, 'silent'),
  dog(9, 'silent', 'whippet'),
]

/** What Idris chips: for Anna, for Bryony’s litters, and for people who haven’t answered. */
export const implantActs: readonly Act[] = CHIPPED.flatMap(chipped)

function chipped(animal: Chipped, index: number): Act[] {
  const { daysAgo, keeper } = animal
  const answers = keeper === 'silent' ? [] : [{ daysAgo: daysAgo - 2, happens: (year: Year, asked: string) => accept(year, keeper, asked) }]
  return actsAbout(daysAgo, (year) => chip(year, animal, index), answers)
}

async function chip({ as, day }: Year, { daysAgo, keeper, species, breedId }: Chipped, index: number): Promise<string> {
  const { requestId } = await as('idris')(registerChip, {
    pet: {
      chipNumber: String(FIRST_CHIP + index),
      name: nameOf(index),
      species,
      breed: { kind: 'breed', breedId },
      sex: sexOf(index),
      neutered: 'no',
      colour: colourOf(species, index),
      bornOn: day(daysAgo + (keeper === 'bryony' ? 50 : 63)),
      bornExactly: true,
    },
    implant: { implantedOn: day(daysAgo), site: 'Between the shoulder blades', scanBefore: 'none', scanAfter: true },
    to: { email: keeper === 'silent' ? `no.answer.${index}@homeward.example` : PEOPLE[keeper].email },
    as: keeper === 'bryony' ? 'breeder' : 'customer',
    withCredit: true,
  })
  return requestId
}

const accept = ({ as }: Year, keeper: 'anna' | 'bryony', requestId: string) =>
  as(keeper)(keeper === 'anna' ? customerAcceptRejectPetRequest : breederAcceptRejectPetRequest, { requestId, answer: 'accept' })
