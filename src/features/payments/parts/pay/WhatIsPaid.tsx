import { Money } from '#ui/Money.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Sum } from '#ui/Sum.tsx'
import type { ToPay } from '../../shapes.ts'

/** Every line, what they come to, and the VAT inside. */
export function WhatIsPaid({ lines, amount, vat }: Pick<ToPay, 'lines' | 'amount' | 'vat'>) {
  const shown = lines.map(({ words, quantity, pence }) => ({ words: quantity === 1 ? words : `${words} × ${quantity}`, pence }))
  return (
    <Panel title="What you pay for">
      <Sum lines={shown} label="To pay now" pence={amount.pence}>
        Including <Money pence={vat.pence} exact /> VAT. Paid once: nothing renews by itself.
      </Sum>
    </Panel>
  )
}
