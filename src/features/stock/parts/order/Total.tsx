import { Money } from '#ui/Money.tsx'
import { chips } from '../words.ts'
import type { sumOf } from './packs.ts'
import classes from './Total.module.css'

interface TotalProps {
  sum: ReturnType<typeof sumOf>
  withRegistrations: boolean
  mostChips: number
}

/** What the chosen packs come to, said anew with every change. */
export function Total({ sum: { lines, chips: count, pence, vatPence }, withRegistrations, mostChips }: TotalProps) {
  return (
    <div className={classes.sum} role="status">
      {lines.length === 0 && <p className={classes.quiet}>Nothing is chosen yet.</p>}
      {lines.length > 0 && (
        <ul className={classes.lines}>
          {lines.map(({ size, quantity, pence: each }) => (
            <li className={classes.line} key={size}>
              <span>
                {quantity} × pack of {size}
              </span>
              <Money pence={each} exact />
            </li>
          ))}
        </ul>
      )}
      <p className={classes.total}>
        <span>Total</span>
        <Money pence={pence} exact />
      </p>
      <p className={classes.quiet}>
        Including <Money pence={vatPence} exact /> VAT. Delivery costs nothing more.
        {count > 0 && ` ${chips(count)}${withRegistrations ? ', each with a registration' : ''}.`}
      </p>
      {count > mostChips && (
        <p className={classes.much}>That is more than the {chips(mostChips)} that you may order now. Take a pack away.</p>
      )}
    </div>
  )
}
