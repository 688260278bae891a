import { lazy, type ReactNode, Suspense, useState } from 'react'
import { countText } from '#platform/text/counttext.ts'
import { monthShort } from '#platform/text/monthtext.ts'
import { ActionButton } from './ActionButton.tsx'
import { Box, Group } from './Box.tsx'
import { LoadingState } from './LoadingState.tsx'
import classes from './MonthChart.module.css'
import { RowActions } from './RowActions.tsx'

export type MonthSeries<Key extends string> = { key: Key; label: string }
export type MonthOf<Key extends string> = { month: string } & Record<Key, number>

type MonthChartProps<Key extends string> = {
  /** What is counted: "Born and sold by month". It names the table for those who read that. */
  label: string
  /** One entry a month, written `2026-11`, the oldest first. */
  months: readonly MonthOf<Key>[]
  /** At most five, in the order of their bars. */
  series: readonly MonthSeries<Key>[]
  /** The table stands below the bars from the start, with these columns. */
  table?: readonly MonthSeries<Key>[]
  /** All months together, as the last row of that table. */
  totals?: Record<Key, number>
  /** Stands where every month has nothing: what would be seen, and how it comes. */
  empty?: ReactNode
}

// The library for charts is large, and comes only where there is something to draw.
const MonthBars = lazy(() => import('./MonthBars.tsx').then((all) => ({ default: all.MonthBars })))

/** Bars by month, and the same as a table for whoever would rather read it. A screen reader always has the table. */
export function MonthChart<Key extends string>({ label, months, series, table, totals, empty }: MonthChartProps<Key>) {
  const [asTable, setAsTable] = useState(false)
  const isEmpty = months.every((month) => series.every(({ key }) => month[key] === 0))
  const isShown = asTable || table !== undefined
  if (isEmpty)
    return (
      <Box component="p" c="dimmed" m={0}>
        {empty ?? 'There’s nothing to show for these months yet.'}
      </Box>
    )
  return (
    <Box miw={0} pos="relative">
      <Group gap="0.5rem 1.5rem" justify="space-between" mb="0.75rem">
        <ul className={classes.legend} aria-hidden="true">
          {!asTable &&
            series.map(({ key, label: words }, index) => (
              <li key={key} data-series={index}>
                {words}
              </li>
            ))}
        </ul>
        {!table && (
          <RowActions>
            <ActionButton weight="quiet" size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
              Show as a table
            </ActionButton>
          </RowActions>
        )}
      </Group>
      {!asTable && (
        <div className={classes.bars} aria-hidden="true">
          <Suspense fallback={<LoadingState count={1} label="" />}>
            <MonthBars months={months} series={series} />
          </Suspense>
        </div>
      )}
      <div className={classes.numbers} {...(isShown && { 'data-shown': true, role: 'region', 'aria-label': label, tabIndex: 0 })}>
        <MonthTable label={label} months={months} series={table ?? series} {...(totals && { totals })} />
      </div>
    </Box>
  )
}

function MonthTable<Key extends string>({
  label,
  months,
  series,
  totals,
}: Pick<MonthChartProps<Key>, 'label' | 'months' | 'series' | 'totals'>) {
  return (
    <table className={classes.table}>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          {series.map(({ key, label: words }) => (
            <th scope="col" key={key}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.month}>
            <th scope="row">{monthShort(month.month)}</th>
            {series.map(({ key }) => (
              <td key={key}>{countText(month[key])}</td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals && (
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {series.map(({ key }) => (
              <td key={key}>{countText(totals[key])}</td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
