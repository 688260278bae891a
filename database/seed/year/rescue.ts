import { PEOPLE } from '#database/seed/people.ts'
import { customerAcceptRejectPetRequest, sellPetByWelfare } from '#features/offers/contract.ts'
import { addIntakeNote, addPetByWelfare, saveOutcome } from '#features/welfare/contract.ts'
import type { CallInput } from '#platform/contract/call.ts'
import { buy } from './buy.ts'
import { colourOf, nameOf, sexOf } from './names.ts'
import { type Act, actsAbout, type Year } from './year.ts'

type Left = Extract<CallInput<typeof saveOutcome>['outcome'], 'reunited' | 'transferred' | 'euthanised' | 'inFoster'>

interface TakenIn {
  daysAgo: number
  species: 'dog' | 'cat'
  kind: 'stray' | 'surrender'
  /** What became of it, and after how many days; it’s still there where nothing did. */
  then?: readonly [Left | 'adopted', number]
}

const TAKEN_IN: readonly TakenIn[] = [
  { daysAgo: 361, species: 'dog', kind: 'stray', then: ['reunited', 2] },
  { daysAgo: 349, species: 'cat', kind: 'surrender', then: ['transferred', 41] },
  { daysAgo: 334, species: 'dog', kind: 'surrender', then: ['transferred', 30] },
  { daysAgo: 318, species: 'cat', kind: 'stray', then: ['reunited', 4] },
  { daysAgo: 300, species: 'dog', kind: 'stray', then: ['adopted', 26] },
  { daysAgo: 277, species: 'dog', kind: 'surrender', then: ['euthanised', 12] },
  { daysAgo: 259, species: 'cat', kind: 'stray', then: ['transferred', 35] },
  { daysAgo: 236, species: 'dog', kind: 'stray', then: ['reunited', 1] },
  { daysAgo: 212, species: 'cat', kind: 'surrender', then: ['adopted', 33] },
  { daysAgo: 190, species: 'dog', kind: 'surrender', then: ['transferred', 48] },
  { daysAgo: 171, species: 'cat', kind: 'stray', then: ['reunited', 6] },
  { daysAgo: 150, species: 'cat', kind: 'surrender', then: ['transferred', 22] },
  { daysAgo: 128, species: 'dog', kind: 'stray', then: ['reunited', 3] },
  { daysAgo: 103, species: 'cat', kind: 'surrender', then: ['adopted', 40] },
  { daysAgo: 84, species: 'dog', kind: 'surrender', then: ['inFoster', 20] },
  { daysAgo: 61, species: 'cat', kind: 'stray' },
  { daysAgo: 44, species: 'dog', kind: 'surrender', then: ['inFoster', 9] },
  { daysAgo: 27, species: 'cat', kind: 'surrender' },
]

const FIRST_CHIP = 977_200_009_700_000

/** What Wilma’s rescue takes in, and what becomes of each animal. */
export const rescueActs: readonly Act[] = [
  { daysAgo: 366, happens: (year) => buy(year, 'wilma', { plan: 'welfare100' }) },
  ...TAKEN_IN.flatMap(takenInActs),
]

function takenInActs(animal: TakenIn, index: number): Act[] {
  const { daysAgo, then } = animal
  const goes = (year: Year, petId: string, how: Left | 'adopted') => (how === 'adopted' ? adopt(year, petId) : leave(year, petId, how))
  const leaves = then ? [{ daysAgo: daysAgo - then[1], happens: (year: Year, petId: string) => goes(year, petId, then[0]) }] : []
  return actsAbout(daysAgo, (year) => takeIn(year, animal, index), leaves)
}

async function takeIn({ as, day }: Year, { daysAgo, species, kind }: TakenIn, index: number): Promise<string> {
  const isStray = kind === 'stray'
  const { petId } = await as('wilma')(addPetByWelfare, {
    chipNumber: String(FIRST_CHIP + index),
    name: nameOf(index + 10),
    species,
    breed: { kind: 'description', text: species === 'dog' ? 'Medium crossbreed' : 'Short-haired' },
    sex: sexOf(index),
    neutered: 'unknown',
    colour: colourOf(species, index),
    bornOn: day(daysAgo + 700),
    bornExactly: false,
    intake: {
      cameOn: day(daysAgo),
      kind,
      condition: isStray ? 'Tired and hungry, otherwise well' : 'Well; vaccinated',
      ...(isStray && { foundWhere: 'Headingley, Leeds' }),
      ...(isStray && species === 'dog' && { councilFrom: day(daysAgo), councilReference: `Leeds City Council, SD ${4100 + index}` }),
    },
  })
  if (!isStray) await as('wilma')(addIntakeNote, { petIds: [petId], words: 'Settled in well. Eats twice a day.', forKeeper: true })
  return petId
}

const leave = ({ as, now }: Year, petId: string, outcome: Left) =>
  as('wilma')(saveOutcome, {
    petIds: [petId],
    outcome,
    on: now().toISOString().slice(0, 10),
    ...(outcome === 'transferred' && { to: 'A rescue in York' }),
    ...(outcome === 'euthanised' && { reason: 'suffering', decidedBy: 'The vet on duty', isCertain: true }),
    ...(outcome === 'inFoster' && { location: 'Foster home, Leeds 6' }),
  })

async function adopt({ as }: Year, petId: string): Promise<void> {
  const { offerId } = await as('wilma')(sellPetByWelfare, { petId, adopter: { email: PEOPLE.anna.email } })
  await as('anna')(customerAcceptRejectPetRequest, { requestId: offerId, answer: 'accept' })
}
