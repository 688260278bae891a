import { Box } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { type Fact, FactList } from '#ui/FactList.tsx'
import { Money } from '#ui/Money.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { When } from '#ui/When.tsx'
import { chipsText } from '../../kit/chipstext.ts'
import type { ChipOrder } from '../../shapes.ts'
import { orderWords, packsText } from '../words.ts'
import { ChipRange } from './ChipRanges.tsx'
import { OrderActs } from './OrderActs.tsx'
import { Progress } from './Progress.tsx'
import { missingWords, partWords } from './part.ts'

/** One order: how far it has come, what it holds, and what can be done about it. */
export function OrderCard({ order }: { order: ChipOrder }) {
  const { status, statusAt, placedAt, withRegistrations, hasLapsed } = order
  const { label, tone, says } = orderWords[status]
  const [part, missing] = [partWords(order), missingWords(order)]
  return (
    <Panel
      level={3}
      title={`${chipsText(order.chips)}${withRegistrations ? ' with registrations' : ''}`}
      lead={
        <>
          Ordered <When at={placedAt} />
          {statusAt !== placedAt && (
            <>
              , {label.toLowerCase()} since <When at={statusAt} />
            </>
          )}
        </>
      }
      actions={<StatusTag tone={tone}>{label}</StatusTag>}
    >
      <Rows>
        <Progress status={status} />
        <Box component="p" m={0}>
          {hasLapsed
            ? 'We’re no longer holding these chips for you. Order again: no money was taken.'
            : (order.coming.length === 0 && missing) || says}
          {part && ` ${part}`}
        </Box>
        <FactList facts={factsOf(order)} />
        <OrderActs order={order} />
      </Rows>
    </Panel>
  )
}

function factsOf(order: ChipOrder): Fact[] {
  const { packs, amount, vat, ranges, coming, missing, tracking } = order
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
    ...rangeFacts('Numbers', ranges),
    ...rangeFacts(
      'Missing',
      missing.filter(({ compensated }) => compensated === null),
    ),
    ...rangeFacts(
      'Missing, and sent again',
      missing.filter(({ compensated }) => compensated === 'resent'),
    ),
    ...rangeFacts(
      'Missing, and refunded',
      missing.filter(({ compensated }) => compensated === 'refunded'),
    ),
    ...(partWords(order) ? rangeFacts('On the way', coming) : []),
    ...(tracking ? [{ label: 'Tracking', value: tracking }] : []),
  ]
}

const rangeFacts = (label: string, ranges: ChipOrder['ranges']): Fact[] =>
  ranges.map((range, index) => ({ label: index === 0 ? label : 'And', value: <ChipRange {...range} /> }))
