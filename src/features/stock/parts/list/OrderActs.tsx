import { chipsInUse } from '#features/chips/topics.ts'
import { paid } from '#features/payments/topics.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { RowActions } from '#ui/RowActions.tsx'
import { chipPacksList, chipsOrderList, updateChipsOrder } from '../../contract.ts'
import { chipsText } from '../../kit/chipstext.ts'
import type { ChipOrder } from '../../shapes.ts'
import { ChipRanges } from './ChipRanges.tsx'
import { minutesText, useMinutesHeld } from './held.ts'
import { countIn } from './part.ts'
import { ReceiveDialog } from './ReceiveDialog.tsx'
import { TurnedUpDialog } from './TurnedUpDialog.tsx'

/** What can be done about an order now. */
export function OrderActs({ order }: { order: ChipOrder }) {
  const { can, hasPayments } = order
  if (!hasPayments && can.cancel !== true) return null
  return (
    <RowActions of={`the order of ${chipsText(order.chips)}`}>
      {can.pay === true && <Pay order={order} />}
      {can.receive === true && (
        <DialogButton renderDialog={(close) => <ReceiveDialog order={order} onClose={close} />}>Confirm delivery</DialogButton>
      )}
      {order.missing.some(({ compensated }) => compensated === null) && (
        <DialogButton weight="plain" renderDialog={(close) => <TurnedUpDialog order={order} onClose={close} />}>
          A missing chip has turned up
        </DialogButton>
      )}
      {can.cancel === true && (
        <DialogButton weight="plain" renderDialog={(close) => <Cancel order={order} onClose={close} />}>
          Cancel order
        </DialogButton>
      )}
      {can.return === true && order.unused.length > 0 && (
        <DialogButton weight="plain" renderDialog={(close) => <SendBack order={order} onClose={close} />}>
          Send unused chips back
        </DialogButton>
      )}
      {hasPayments && (
        <ButtonLink weight="quiet" to={`${paths.payments}?${new URLSearchParams({ purpose: 'chipsOrder' })}`}>
          See your payments
        </ButtonLink>
      )}
    </RowActions>
  )
}

/** While the chips are held, and for how long that still is. */
function Pay({ order: { id, placedAt } }: { order: ChipOrder }) {
  const minutes = useMinutesHeld(placedAt)
  if (minutes === 0) return null
  return (
    <>
      <ButtonLink to={paths.pay('chipsOrder', id)}>Pay now</ButtonLink>
      <Box component="span" c="dimmed">
        We’ll hold them for {minutesText(minutes)} more
      </Box>
    </>
  )
}

function Cancel({ order, onClose }: { order: ChipOrder; onClose: () => void }) {
  const { run, isPending } = useAction(updateChipsOrder, {
    toast: 'We’ve cancelled your order',
    refresh: [chipsOrderList, chipPacksList, paid],
    then: onClose,
  })
  return (
    <ConfirmDialog
      title={`Cancel this order of ${chipsText(order.chips)}?`}
      yes="Cancel order"
      weight="danger"
      busy={isPending}
      onYes={() => void run({ orderId: order.id, act: 'cancel' })}
      onClose={onClose}
    >
      {order.hasPayments
        ? `We’ll refund ${order.withRegistrations ? 'the chips and their unused registrations' : moneyText(order.amount.pence)} to the card you paid with. You can place a new order at any time.`
        : 'We’ll put its chips back on sale. You can place a new order at any time.'}
    </ConfirmDialog>
  )
}

function SendBack({ order: { id, unused, chips: all }, onClose }: { order: ChipOrder; onClose: () => void }) {
  const count = countIn(unused)
  const { run, isPending } = useAction(updateChipsOrder, {
    toast: 'We’ve written to tell you where to send them',
    refresh: [chipsOrderList, chipsInUse],
    then: onClose,
  })
  return (
    <ConfirmDialog
      title={`Send ${chipsText(count)} back?`}
      yes={count === 1 ? 'Send it back' : 'Send them back'}
      weight="danger"
      busy={isPending}
      onYes={() => void run({ orderId: id, act: 'return' })}
      onClose={onClose}
    >
      <Rows gap="sm">
        <div>
          {count < all
            ? `You have ${count === 1 ? 'this unused chip' : `these ${count} unused chips`} from your order of ${chipsText(all)}:`
            : `You haven’t used any of your ${chipsText(all)}:`}
        </div>
        <ChipRanges ranges={unused} label="Chips to send back" />
        <div>
          We’ll write to tell you where to send {count === 1 ? 'it' : 'them'}, unopened. Once {count === 1 ? 'it reaches' : 'they reach'}{' '}
          us, we’ll refund what {count === 1 ? 'it' : 'they'} cost to the card you paid with. Don’t implant{' '}
          {count === 1 ? 'it' : 'any of them'} in the meantime.
        </div>
      </Rows>
    </ConfirmDialog>
  )
}
