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
  const coloured = series.map(({ key, label }, index) => ({ name: key, label, color: COLOURS[index] ?? 'gray' }))
  const drawn = coloured.filter(({ name }) => months.some((month) => month[name] > 0))
  const barCount = months.flatMap((month) => drawn.filter(({ name }) => month[name] > 0)).length
  return (
    <Themed>
      <BarChart
        h={260}
        data={months.map((month) => ({ ...month }))}
        dataKey="month"
        series={drawn}
        tickLine="none"
        gridAxis="x"
        strokeDasharray="4 4"
        maxBarWidth={months.length < FEW ? 88 : 26}
        withBarValueLabel={barCount < FEW}
        valueLabelProps={{ formatter: (value) => value || '' }}
        barChartProps={{ accessibilityLayer: false, barGap: 1, margin: { top: 20 } }}
        barProps={{ isAnimationActive: false, radius: [5, 5, 0, 0] }}
        xAxisProps={{ tickFormatter: monthMark, minTickGap: 4 }}
        yAxisProps={{ allowDecimals: false, width: 34 }}
        tooltipAnimationDuration={0}
        tooltipProps={{ labelFormatter: (month) => monthText(String(month)), isAnimationActive: false }}
      />
    </Themed>
  )
}

/** So few months have wide bars and so few bars say their number: the drawing doesn’t look empty. */
const FEW = 4

/** The same order as the legend's, in MonthChart.module.css. */
const COLOURS = ['var(--ui-good-mark)', 'var(--ui-alert-mark)', 'var(--ui-watch-mark)', 'var(--ui-info-mark)', 'var(--ui-quiet-mark)']
