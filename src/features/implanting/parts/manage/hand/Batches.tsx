import { Link } from 'react-router'
import { londonDate, systemClock } from '#platform/clock/clock.ts'
import { Section } from '#ui/Section.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { whenText } from '#ui/whentext.ts'
import { chips } from '../../words.ts'
import { chipsOf } from '../address.ts'
import classes from './Batches.module.css'
import { batchMark, type HeldBatch } from './batches.ts'

/** What an implanter holds by batch, the earliest expiry first. */
export function Batches({ batches }: { batches: readonly HeldBatch[] }) {
  const today = londonDate(systemClock.now())
  return (
    <Section title="By batch" lead="Use those first that are sterile for the shortest time.">
      <ul className={classes.list}>
        {batches.map((batch) => (
          <li className={classes.batch} key={batch.code} data-stopped={batch.status !== 'inStock' || undefined}>
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
      <Link className={classes.code} to={chipsOf(batch.code)}>
        {batch.code}
      </Link>
      <span className={classes.left}>{chips(batch.left)} left</span>
      <span className={classes.until}>Sterile until {whenText(batch.expiresOn, 'short')}</span>
      <StatusTag tone={tone}>{label}</StatusTag>
    </>
  )
}
