import { Money } from '#ui/Money.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { ToPay } from '../../shapes.ts'
import classes from './WhatIsPaid.module.css'

/** Every line, what they come to, and the VAT inside. */
export function WhatIsPaid({ lines, amount, vat }: Pick<ToPay, 'lines' | 'amount' | 'vat'>) {
  return (
    <Panel title="What you pay for">
      <ul className={classes.lines}>
        {lines.map(({ words, quantity, pence }, index) => (
          <li className={classes.line} key={index}>
            <span>{quantity === 1 ? words : `${words} × ${quantity}`}</span>
            <Money pence={pence} exact />
          </li>
        ))}
      </ul>
      <p className={classes.total}>
        <span>To pay now</span>
        <Money pence={amount.pence} exact />
      </p>
      <p className={classes.vat}>
        Including <Money pence={vat.pence} exact /> VAT. Paid once: nothing renews by itself.
      </p>
    </Panel>
  )
}
