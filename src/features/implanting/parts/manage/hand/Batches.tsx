import { Link } from 'react-router'
import { chipsText } from '#features/stock/kit/chipstext.ts'
import { londonDate, systemClock } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { Box, Stack } from '#ui/Box.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Section } from '#ui/Section.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { chipsOf } from '../address.ts'
import { batchMark, type HeldBatch, STOPPED } from './batches.ts'

/** What an implanter holds by batch, the earliest expiry first. */
export function Batches({ batches }: { batches: readonly HeldBatch[] }) {
  const today = londonDate(systemClock.now())
  return (
    <Section title="By batch" lead="Use the chips that expire soonest first.">
      <Columns component="ul" min="15rem" gap="sm" fill>
        {batches.map((batch) => (
          <Box
            component="li"
            display="grid"
            bg="var(--ui-surface)"
            bd={`1px solid ${STOPPED[batch.status] ? 'var(--ui-alert-mark)' : 'var(--ui-line)'}`}
            bdrs="lg"
            p="1rem 1.125rem"
            style={{ alignContent: 'start', gap: '0.25rem' }}
            key={batch.code}
          >
            <Batch batch={batch} today={today} />
          </Box>
        ))}
      </Columns>
    </Section>
  )
}

function Batch({ batch, today }: { batch: HeldBatch; today: string }) {
  const { label, tone } = batchMark(batch, today)
  return (
    <>
      <Box
        component={Link}
        display="inline-flex"
        align="center"
        fw={600}
        mih="2.75rem"
        w="fit-content"
        style={{ overflowWrap: 'anywhere' }}
        to={chipsOf(batch.code)}
      >
        {batch.code}
      </Box>
      <Box component="span" ff="heading" fz="h4" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {chipsText(batch.left)} left
      </Box>
      <Box component="span" c="dimmed" fz="sm">
        Sterile until {whenText(batch.expiresOn, 'short')}
      </Box>
      <Box mt="0.375rem">
        <StatusTag tone={tone}>{label}</StatusTag>
      </Box>
      <Stack component="ul" gap="0.25rem" mt="0.5rem" fz="sm" aria-label={`Microchips of batch ${batch.code}`}>
        {batch.runs.map((run) => (
          <Run key={run.from} run={run} />
        ))}
      </Stack>
    </>
  )
}

/** First and last number, and how many. */
const Run = ({ run: { from, to, chips } }: { run: HeldBatch['runs'][number] }) => (
  <li>
    <ChipDigits number={from} />
    {to !== from && (
      <>
        {' to '}
        <ChipDigits number={to} />
      </>
    )}
    {to !== from && (
      <Box component="span" c="dimmed">
        {' '}
        ({chips})
      </Box>
    )}
  </li>
)
