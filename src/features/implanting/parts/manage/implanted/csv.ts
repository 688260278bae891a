import type { ImplantRow } from '../../../shapes.ts'
import { implantWords } from '../../words.ts'
import { speciesText } from '../species.ts'
import { waitedText } from './waiting.ts'

const HEAD = [
  'Microchip number',
  'Name',
  'Species',
  'Implanted on',
  'Site',
  'Batch',
  'Status',
  'Days without a keeper since you registered it',
  'Asked',
  'Implanted by',
]

/** Implants as rows of a CSV file. The number keeps its gaps, or a spreadsheet would round it. */
export const implantRows = (rows: readonly ImplantRow[]): string[][] => [HEAD, ...rows.map(cells)]

function cells({ shown, petName, species, implantedOn, site, batch, state, ageDays, to, by }: ImplantRow): string[] {
  const waited = waitedText({ state, ageDays }) === null ? '' : String(ageDays)
  return [shown, petName ?? '', speciesText(species), implantedOn, site, batch ?? '', implantWords[state].label, waited, to ?? '', by ?? '']
}
