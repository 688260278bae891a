import { ChipDigits } from '#ui/ChipDigits.tsx'
import { whenText } from '#ui/whentext.ts'
import type { ChipOrder } from '../../shapes.ts'
import classes from './ChipRanges.module.css'

/** Numbers from first to last, with the batch they are of. */
export function ChipRanges({ ranges, label }: { ranges: ChipOrder['ranges']; label: string }) {
  return (
    <ul className={classes.ranges} aria-label={label}>
      {ranges.map((range) => (
        <li key={range.from}>
          <ChipRange {...range} />
        </li>
      ))}
    </ul>
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
      <div className={classes.batch}>
        Batch {batch}, sterile until {whenText(expiresOn, 'day')}
      </div>
    </>
  )
}
