import { whenText } from '#platform/text/whentext.ts'
import { Rows } from '#ui/Columns.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Money } from '#ui/Money.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Sum } from '#ui/Sum.tsx'
import type { ToPay } from '../../shapes.ts'

/** For whom it is, every line, what they come to, the VAT inside, and until when it can be paid. */
export function WhatIsPaid({ lines, amount, vat, about, until }: Pick<ToPay, 'lines' | 'amount' | 'vat' | 'about' | 'until'>) {
  const shown = lines.map(({ words, quantity, pence }) => ({ words: quantity === 1 ? words : `${words} × ${quantity}`, pence }))
  const facts = [
    ...about.map(({ label, words }) => ({ label, value: words })),
    ...(until ? [{ label: 'Held for you until', value: whenText(until, 'time') }] : []),
  ]
  return (
    <Panel title="What you’re paying for">
      <Rows>
        {facts.length > 0 && <FactList facts={facts} />}
        <div>
          <Sum lines={shown} label="To pay now" pence={amount.pence}>
            {vat.pence > 0 && (
              <>
                Including <Money pence={vat.pence} exact /> VAT.{' '}
              </>
            )}
            You pay once. Nothing renews automatically.
          </Sum>
        </div>
      </Rows>
    </Panel>
  )
}
