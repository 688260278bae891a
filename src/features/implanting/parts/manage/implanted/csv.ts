import type { ImplantRow } from '../../../shapes.ts'
import { implantWords } from '../../words.ts'
import { speciesText } from '../species.ts'

const HEAD = ['Microchip number', 'Name', 'Species', 'Implanted on', 'Site', 'Batch', 'State', 'Days without a keeper', 'Asked']

/** Implants as rows of a CSV file. The number keeps its gaps, or a spreadsheet would round it. */
export const implantRows = (rows: readonly ImplantRow[]): string[][] => [HEAD, ...rows.map(cells)]

function cells({ shown, petName, species, implantedOn, site, batch, state, ageDays, to }: ImplantRow): string[] {
  const waited = state === 'registered' ? '' : String(ageDays)
  return [shown, petName ?? '', speciesText(species), implantedOn, site, batch ?? '', implantWords[state].label, waited, to ?? '']
}

interface Page<Row> {
  items: readonly Row[]
  total: number
  pageSize: number
}

/** Every row of a list, page after page. One that moved on to a later page meanwhile counts once. */
export async function everyRow<Row extends { id: string }>(pageAt: (page: number) => Promise<Page<Row>>): Promise<Row[]> {
  const rows = new Map<string, Row>()
  for (let page = 1; ; page += 1) {
    const { items, total, pageSize } = await pageAt(page)
    for (const row of items) rows.set(row.id, row)
    if (items.length === 0 || page * pageSize >= total) return [...rows.values()]
  }
}
