import { addSighting, saveLostPetRequest, updateLostPet } from '#features/missing/contract.ts'
import { BISCUIT } from './lookups.ts'
import { type Act, actsAbout, type Year } from './year.ts'

const MABEL = '956000013207451'

/** Anna’s dog slips away once and is home the next day; her cat is out there still, and other people have found animals. */
export const lostActs: readonly Act[] = [
  ...actsAbout(210, (year) => lose(year, BISCUIT, 'medium', 'She slipped her lead by the allotments. She’s shy of men with hats.'), [
    {
      daysAgo: 208,
      happens: ({ as }, caseId) => as('anna')(updateLostPet, { caseId, now: 'home', words: 'A family in Credenhill rang us.' }),
    },
  ]),
  ...actsAbout(8, (year) => lose(year, MABEL, 'small', 'She didn’t come in for breakfast. She wears a red collar.'), [
    {
      daysAgo: 6,
      happens: ({ as }, caseId) =>
        as(null)(addSighting, {
          caseId,
          where: { place: 'HR1 2PN' },
          sureness: 'likely',
          words: 'On the wall behind the cathedral, early.',
        }),
    },
  ]),
  {
    daysAgo: 5,
    happens: ({ as }) =>
      as('idris')(saveLostPetRequest, {
        report: {
          kind: 'found',
          species: 'cat',
          colour: 'Black with white feet',
          description: 'Brought in by a neighbour. No microchip that our reader finds.',
          where: { place: 'CF10 5EA' },
          whereabouts: 'vet',
        },
      }),
  },
  {
    daysAgo: 2,
    happens: ({ as }) =>
      as('toby')(saveLostPetRequest, {
        report: {
          kind: 'found',
          species: 'tortoise',
          colour: 'Brown and yellow',
          description: 'Crossing the road towards the shore, and in no hurry.',
          where: { place: 'BT15 3PG' },
          whereabouts: 'withFinder',
        },
      }),
  },
]

async function lose(
  { as, now, register: { db } }: Year,
  chipNumber: string,
  size: 'small' | 'medium',
  circumstances: string,
): Promise<string> {
  const { petId } = await db.selectFrom('chip').select('petId').where('number', '=', chipNumber).executeTakeFirstOrThrow()
  const seenAt = now().toISOString()
  const report = { kind: 'lost' as const, petId, where: { place: 'HR1 2BX' }, seenAt, size, circumstances }
  return (await as('anna')(saveLostPetRequest, { report })).id
}
