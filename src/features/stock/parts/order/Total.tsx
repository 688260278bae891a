import { Box } from '#ui/Box.tsx'
import { Money } from '#ui/Money.tsx'
import { Sum } from '#ui/Sum.tsx'
import { chipsText } from '../../kit/chipstext.ts'
import type { sumOf } from './packs.ts'

interface TotalProps {
  sum: ReturnType<typeof sumOf>
  withRegistrations: boolean
  mostChips: number
}

/** What the chosen packs come to, said anew with every change. */
export function Total({ sum: { lines, chips: count, pence, vatPence }, withRegistrations, mostChips }: TotalProps) {
  const shown = lines.map(({ size, quantity, pence: each }) => ({ words: `${quantity} × pack of ${size}`, pence: each }))
  return (
    <div role="status">
      {lines.length === 0 && (
        <Box component="p" c="dimmed" m="0.25rem 0 0">
          Nothing chosen yet.
        </Box>
      )}
      <Sum lines={shown} label="Total" pence={pence}>
        {vatPence > 0 && (
          <>
            Including <Money pence={vatPence} exact /> VAT.{' '}
          </>
        )}
        Delivery is free.
        {count > 0 && ` ${chipsText(count)}${withRegistrations ? ', each with a registration' : ''}.`}
      </Sum>
      {count > mostChips && (
        <Box component="p" c="var(--ui-danger)" fw={600} m="0.75rem 0 0">
          You can order up to {chipsText(mostChips)} now. Remove some packs.
        </Box>
      )}
    </div>
  )
}
