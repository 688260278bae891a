import { chipsText } from '#features/stock/kit/chipstext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { Box, Stack } from '#ui/Box.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import type { ChipRun } from '../shapes.ts'

/** Chips as runs of numbers, with the batch they are of. */
export function Runs({ runs }: { runs: readonly ChipRun[] }) {
  return (
    <Stack component="ul" gap="0.5rem" bg="var(--ui-sunk)" bdrs="md" p="0.75rem 1rem" aria-label="Microchips">
      {runs.map((run) => (
        <li key={run.from}>
          <RunNumbers run={run} />
          <Box c="dimmed" fz="sm">
            {runFacts(run)}
          </Box>
        </li>
      ))}
    </Stack>
  )
}

export function RunNumbers({ run: { from, to } }: { run: Pick<ChipRun, 'from' | 'to'> }) {
  return (
    <>
      <ChipDigits number={from} />
      {to !== from && (
        <>
          {' '}
          to <ChipDigits number={to} />
        </>
      )}
    </>
  )
}

export const runFacts = ({ chips, batch, expiresOn }: Pick<ChipRun, 'chips' | 'batch' | 'expiresOn'>) =>
  `${chipsText(chips)}, batch ${batch}, sterile until ${whenText(expiresOn, 'day')}`
