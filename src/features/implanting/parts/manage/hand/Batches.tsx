import { Box } from '@mantine/core'
import { Link } from 'react-router'
import { londonDate, systemClock } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { Section } from '#ui/Section.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { chips } from '../../words.ts'
import { chipsOf } from '../address.ts'
import classes from './Batches.module.css'
import { batchMark, type HeldBatch, STOPPED } from './batches.ts'

/** What an implanter holds by batch, the earliest expiry first. */
export function Batches({ batches }: { batches: readonly HeldBatch[] }) {
  const today = londonDate(systemClock.now())
  return (
    <Section title="By batch" lead="Use those first that are sterile for the shortest time.">
      <ul className={classes.list}>
        {batches.map((batch) => (
          <li className={classes.batch} key={batch.code} data-stopped={STOPPED[batch.status] && true}>
            <Batch batch={batch} today={today} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Batch({ batch, today }: { batch: HeldBatch; today: string }) {
  const { label, tone } = batchMark(batch, today)
  return (
    <>
      <Box component={Link} fw={600} mih="1.5rem" w="fit-content" style={{ overflowWrap: 'anywhere' }} to={chipsOf(batch.code)}>
        {batch.code}
      </Box>
      <Box component="span" ff="heading" fz="h4" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {chips(batch.left)} left
      </Box>
      <Box component="span" c="dimmed" fz="sm">
        Sterile until {whenText(batch.expiresOn, 'short')}
      </Box>
      <StatusTag tone={tone}>{label}</StatusTag>
    </>
  )
}
