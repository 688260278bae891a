import { IconCheck } from '@tabler/icons-react'
import { Money } from '#ui/Money.tsx'
import { BuyButton } from './BuyButton.tsx'
import { forWhom } from './forwhom.ts'
import classes from './PlanTile.module.css'
import type { PlanCard, PlanFeature } from './plancard.ts'

interface PlanTileProps {
  plan: PlanCard
  features: readonly PlanFeature[]
}

/** One plan: what it costs, what one registration costs with it, what it holds beside what is always free. */
export function PlanTile({ plan, features }: PlanTileProps) {
  const { code, name, summary, price, vat, each, registrations } = plan
  const own = features.filter(({ alwaysFree, plans }) => !alwaysFree && plans.includes(code))
  const who = forWhom(plan)
  return (
    <article className={classes.tile} aria-labelledby={`plan-${code}`}>
      <div>
        {who && <p className={classes.who}>{who}</p>}
        <h3 className={classes.name} id={`plan-${code}`}>
          {name}
        </h3>
        <p className={classes.summary}>{summary}</p>
      </div>
      <div>
        <p className={classes.price}>
          <Money pence={price.pence} />
        </p>
        <p className={classes.each}>
          Paid once
          {vat.pence > 0 && (
            <>
              , including <Money pence={vat.pence} exact /> VAT
            </>
          )}
          {each && registrations !== 1 && (
            <>
              . <Money pence={each.pence} exact /> for each animal
            </>
          )}
        </p>
      </div>
      <ul className={classes.features}>
        {own.map(({ code: feature, words }) => (
          <li key={feature}>
            <IconCheck className={classes.tick} size={20} aria-hidden="true" />
            {words}
          </li>
        ))}
      </ul>
      <div className={classes.act}>
        <BuyButton plan={plan} />
      </div>
    </article>
  )
}
