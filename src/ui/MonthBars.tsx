import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import { monthMark, monthText } from '#platform/text/monthtext.ts'
import type { MonthOf, MonthSeries } from './MonthChart.tsx'
import { Themed } from './Themed.tsx'

/** The drawing of a MonthChart. Nothing in it moves or takes the focus: who cannot see it has the table. */
export function MonthBars<Key extends string>({
  months,
  series,
}: {
  months: readonly MonthOf<Key>[]
  series: readonly MonthSeries<Key>[]
}) {
  return (
    <Themed>
      <BarChart
        h={260}
        data={months.map((month) => ({ ...month }))}
        dataKey="month"
        series={series.map(({ key, label }, index) => ({ name: key, label, color: COLOURS[index] ?? 'gray' }))}
        tickLine="none"
        gridAxis="x"
        strokeDasharray="4 4"
        maxBarWidth={26}
        barChartProps={{ accessibilityLayer: false, barGap: 1 }}
        barProps={{ isAnimationActive: false, radius: [5, 5, 0, 0] }}
        xAxisProps={{ tickFormatter: monthMark, minTickGap: 4 }}
        yAxisProps={{ allowDecimals: false, width: 34 }}
        tooltipAnimationDuration={0}
        tooltipProps={{ labelFormatter: (month) => monthText(String(month)), isAnimationActive: false }}
      />
    </Themed>
  )
}

/** The same order as the legend's, in MonthChart.module.css. */
const COLOURS = ['var(--ui-good-mark)', 'var(--ui-alert-mark)', 'var(--ui-watch-mark)', 'var(--ui-info-mark)', 'var(--ui-quiet-mark)']
