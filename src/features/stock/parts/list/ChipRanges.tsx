import { whenText } from '#platform/text/whentext.ts'
import { Box, Stack } from '#ui/Box.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import type { ChipOrder } from '../../shapes.ts'

/** Numbers from first to last, with the batch they are of. */
export function ChipRanges({ ranges, label }: { ranges: ChipOrder['ranges']; label: string }) {
  return (
    <Stack component="ul" gap="0.5rem" bg="var(--ui-sunk)" bdrs="md" p="0.75rem 1rem" aria-label={label}>
      {ranges.map((range) => (
        <li key={range.from}>
          <ChipRange {...range} />
        </li>
      ))}
    </Stack>
  )
}

export function ChipRange({ from, to, batch, expiresOn }: ChipOrder['ranges'][number]) {
  return (
    <>
      <ChipDigits number={from} />
      {to !== from && (
        <>
          {' '}
          to <ChipDigits number={to} />
        </>
      )}
      <Box c="dimmed" fz="sm" fw={400}>
        Batch {batch}, sterile until {whenText(expiresOn, 'day')}
      </Box>
    </>
  )
}
