import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { chipsOrderList } from '../../contract.ts'
import { chipsText } from '../../kit/chipstext.ts'
import type { ChipOrder } from '../../shapes.ts'
import { minutesText, useMinutesHeld } from './held.ts'

/** On top of the page while an order waits to be paid: its time runs. */
export function ToPay() {
  const { data } = useCall(chipsOrderList, { status: 'placed', pageSize: 5 }, { freshFor: 5 })
  const order = data?.items.find(({ can }) => can.pay === true)
  return order ? <Held key={order.id} order={order} /> : null
}

function Held({ order: { id, placedAt, chips: count } }: { order: ChipOrder }) {
  const minutes = useMinutesHeld(placedAt)
  if (minutes === 0) return null
  return (
    <Notice
      kind="warning"
      title={`We’ll hold ${chipsText(count)} for you for ${minutesText(minutes)} more`}
      action={
        <ButtonLink weight="plain" size="sm" to={paths.pay('chipsOrder', id)}>
          Pay for them
        </ButtonLink>
      }
    >
      After that, other people can buy them and you’ll need to order again.
    </Notice>
  )
}
