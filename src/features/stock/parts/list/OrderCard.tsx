import { ChipDigits } from '#ui/ChipDigits.tsx'
import { Rows } from '#ui/Columns.tsx'
import { type Fact, FactList } from '#ui/FactList.tsx'
import { Money } from '#ui/Money.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { When } from '#ui/When.tsx'
import { whenText } from '#ui/whentext.ts'
import type { ChipOrder } from '../../shapes.ts'
import { chips, orderWords, packsText } from '../words.ts'
import { OrderActs } from './OrderActs.tsx'
import classes from './OrderCard.module.css'
import { Progress } from './Progress.tsx'

/** One order: how far it has come, what it holds, and what can be done about it. */
export function OrderCard({ order }: { order: ChipOrder }) {
  const { status, statusAt, placedAt, withRegistrations } = order
  const { label, tone, says } = orderWords[status]
  return (
    <Panel
      level={3}
      title={`${chips(order.chips)}${withRegistrations ? ' with registrations' : ''}`}
      lead={
        <>
          Ordered <When at={placedAt} />
        </>
      }
      actions={<StatusTag tone={tone}>{label}</StatusTag>}
    >
      <Rows>
        <Progress status={status} />
        <p className={classes.says}>
          {status === 'placed' && order.can.pay !== true
            ? 'The time for which we held these chips is over. Order anew: nothing was taken.'
            : says}
          {statusAt !== placedAt && <span className={classes.since}> Since {whenText(statusAt)}.</span>}
        </p>
        <FactList facts={factsOf(order)} />
        <OrderActs order={order} />
      </Rows>
    </Panel>
  )
}

function factsOf({ packs, amount, vat, ranges, tracking }: ChipOrder): Fact[] {
  return [
    { label: 'Packs', value: packsText(packs) },
    {
      label: 'Price',
      value: (
        <>
          <Money pence={amount.pence} exact />
          {vat.pence > 0 && (
            <>
              , including <Money pence={vat.pence} exact /> VAT
            </>
          )}
        </>
      ),
    },
    ...ranges.map(({ from, to, batch, expiresOn }, index) => ({
      label: index === 0 ? 'Numbers' : 'And',
      value: (
        <>
          <ChipDigits number={from} /> to <ChipDigits number={to} />
          <div className={classes.since}>
            Batch {batch}, sterile until {whenText(expiresOn, 'day')}
          </div>
        </>
      ),
    })),
    ...(tracking ? [{ label: 'Tracking', value: tracking }] : []),
  ]
}
