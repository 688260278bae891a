import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { asItLeft, factsAtBirth } from './cards.ts'
import type { OffspringRow } from './queries.ts'

/** Animals that a breeder bred as the lines of a CSV file. Of those that have left, only what was written when they were registered. */
export async function animalLines(db: Db, young: readonly OffspringRow[]): Promise<string[][]> {
  const left = young.filter(({ state }) => state === 'sold')
  const asBorn = await factsAtBirth(
    db,
    left.map(({ id }) => id),
  )
  return [HEADER, ...young.map((row) => lineOf(row, row.state === 'sold' ? asItLeft(row, asBorn.get(row.id)) : row))]
}

const HEADER = [
  'Name',
  'Microchip number',
  'Species',
  'Breed',
  'Sex',
  'Colour',
  'Date of birth',
  'Mother',
  'Mother’s microchip number',
  'Mother’s Kennel Club number',
  'Father',
  'Father’s microchip number',
  'Father’s Kennel Club number',
  'Kennel Club number',
  'Date registered',
  'Status',
  'Date left',
  'Licence number',
  'Issued by',
]

function lineOf(row: OffspringRow, shown: OffspringRow): string[] {
  return [
    shown.name,
    shown.chipNumber,
    shown.species,
    breedOf(shown),
    shown.sex,
    shown.colour,
    shown.bornOn,
    row.damName ?? '',
    row.damChipNumber ?? '',
    row.damKennelClubNumber ?? '',
    row.sireName ?? '',
    row.sireChipNumber ?? '',
    row.sireKennelClubNumber ?? '',
    row.kennelClubNumber ?? '',
    londonDate(row.registeredAt),
    STATE_WORDS[row.state],
    row.leftAt ? londonDate(row.leftAt) : '',
    row.breederLicence ?? '',
    row.breederAuthority ?? '',
  ]
}

const STATE_WORDS = { withMe: 'With you', offered: 'Offered', kept: 'Kept', sold: 'Sold', died: 'In memory' } as const
