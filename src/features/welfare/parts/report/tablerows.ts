import { monthShort } from '#platform/text/monthtext.ts'
import type { WelfareMonth } from '../../shapes.ts'
import { COLUMNS } from './series.ts'

type Figures = Omit<WelfareMonth, 'month'>

/** The table by month as a file: the columns’ names, the months, and all of them together. */
export function tableRows(months: readonly WelfareMonth[], totals: Figures): string[][] {
  const cells = (figures: Figures) => COLUMNS.map(({ key }) => String(figures[key]))
  return [
    ['Month', ...COLUMNS.map(({ label }) => label)],
    ...months.map(({ month, ...figures }) => [monthShort(month), ...cells(figures)]),
    ['Total', ...cells(totals)],
  ]
}
