import { sexText } from '#features/pets/kit/sex.ts'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import type { ImplantRow } from '../../../shapes.ts'
import { implantWords } from '../../words.ts'
import { speciesText } from '../species.ts'
import { waitedText } from './waiting.ts'

const HEAD = [
  'Microchip number',
  'Name',
  'Species',
  'Breed',
  'Sex',
  'Implanted on',
  'Site',
  'Batch',
  'Status',
  'Days without a keeper since you registered it',
  'Asked',
  'Keeper you named',
  'Implanted by',
]

/** Implants as rows of a CSV file. The number keeps its gaps, or a spreadsheet would round it. */
export const implantRows = (rows: readonly Saved[]): string[][] => [HEAD, ...rows.map(cells)]

interface Saved extends ImplantRow {
  /** Its animal, where it has one. */
  pet: { species: string; breed: unknown; sex: Parameters<typeof sexText>[0]; neutered: Parameters<typeof sexText>[1] } | null
}

function cells({ shown, petName, species, pet, implantedOn, site, batch, state, ageDays, to, keeper, by }: Saved): string[] {
  const waited = waitedText({ state, ageDays }) === null ? '' : String(ageDays)
  const looks = pet ? [breedOf(pet), sexText(pet.sex, pet.neutered)] : ['', '']
  const kept = [implantedOn, site, batch ?? '', implantWords[state].label, waited, to ?? '', keeper?.name ?? '', by ?? '']
  return [shown, petName ?? '', speciesText(species), ...looks, ...kept]
}
