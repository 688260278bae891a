import { moneyText } from '#platform/text/moneytext.ts'
import { Box, Group } from '#ui/Box.tsx'
import { Lines } from '#ui/Lines.tsx'
import type { QuoteView } from '../../shapes.ts'
import { factorText } from '../../words.ts'

type Offer = QuoteView['offers'][number]

/** Every factor that made a price, one after the other, and the tax. */
export function WhyThisPrice({ offer: { factors, taxPence, annualPence }, label }: { offer: Offer; label: string }) {
  return (
    <details>
      <Box component="summary" fw={600} py="0.5rem" style={{ cursor: 'pointer' }}>
        Why this price
      </Box>
      <Lines component="ol" label={`What makes the price of ${label.toLowerCase()} cover`}>
        {factors.map(({ about, is, thousandths, pence }) => (
          <Line key={about} {...factorText({ about, is })} sum={timesText(thousandths)} pence={pence} />
        ))}
        <Line label="Insurance Premium Tax" value="12%" sum="" pence={taxPence} />
        <Line label="A year" value="" sum="" pence={annualPence} />
      </Lines>
    </details>
  )
}

interface LineProps {
  label: string
  value: string
  /** By what it changes the price. */
  sum: string
  pence: number
}

function Line({ label, value, sum, pence }: LineProps) {
  return (
    <Group component="li" gap="0.25rem 1rem" justify="space-between" py="0.5rem" fz="sm">
      <span>
        <b>{label}</b> {value}
      </span>
      <Box component="span" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {sum && <Box component="span" c="dimmed">{`${sum} → `}</Box>}
        {moneyText(pence)}
      </Box>
    </Group>
  )
}

/** 1050 thousandths are × 1.05; what changes nothing is left out. */
const timesText = (thousandths: number) => (thousandths === 1000 ? '' : `× ${thousandths / 1000}`)
