import { useNavigate } from 'react-router'
import { getCartCount, getUserCart } from '#features/cart/contract.ts'
import { sayCartChanged } from '#features/cart/kit/guest.ts'
import { ProductPicture } from '#features/products/kit/ProductPicture.tsx'
import { moneyText } from '#platform/text/moneytext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Lines } from '#ui/Lines.tsx'
import { Money } from '#ui/Money.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { cancelShopOrder, reorder, userOrderList } from '../contract.ts'
import type { Order } from '../shapes.ts'
import { ReturnDialog } from './ReturnDialog.tsx'
import { statusWords } from './words.ts'

/** One order: what was in it, how far it has come, and what can still be done. */
export function OrderCard({ order }: { order: Order }) {
  const { number, status, placedAt, lines, to, total, delivery, tracking, payBy, returnBy } = order
  const { label, tone } = statusWords[status]
  return (
    <Panel
      title={`Order ${number}`}
      lead={`Ordered ${whenText(placedAt, 'day')}`}
      actions={<StatusTag tone={tone}>{label}</StatusTag>}
      footer={<OrderActs order={order} />}
    >
      <Lines label={`In order ${number}`}>
        {lines.map((line) => (
          <OrderLine key={line.id} line={line} />
        ))}
      </Lines>
      <Box component="p" m="0.75rem 0 0">
        <b>
          <Money pence={total.pence} exact />
        </b>{' '}
        with {delivery.pence === 0 ? 'free delivery' : `delivery for ${moneyText(delivery.pence)}`}, to {to}.
      </Box>
      <Box component="p" c="dimmed" m="0.25rem 0 0">
        {[
          payBy && `We’re holding it until ${whenText(payBy)}.`,
          tracking && `Tracking: ${tracking}.`,
          returnBy && `You can send it back until ${whenText(returnBy, 'day')}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </Box>
    </Panel>
  )
}

function OrderLine({
  line: { picture, words, engraving, quantity, total, comingBack, returned, takenOff, link },
}: {
  line: Order['lines'][number]
}) {
  const back = [
    takenOff > 0 && `${takenOff} not sent, and refunded`,
    comingBack > 0 && `${comingBack} coming back`,
    returned > 0 && `${returned} returned`,
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <Group component="li" gap="1rem" wrap="nowrap" py="0.625rem">
      <Box w={56} flex="none" bdrs="md" style={{ overflow: 'hidden' }}>
        <ProductPicture picture={picture} size="small" />
      </Box>
      <Box flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
        {quantity} × {link ? <a href={link}>{words}</a> : words}
        {engraving.length > 0 && `, “${engraving.join(' / ')}”`}
        {back && (
          <Box component="span" c="dimmed" display="block" fz="sm">
            {back}
          </Box>
        )}
      </Box>
      <Money pence={total.pence} exact />
    </Group>
  )
}

function OrderActs({ order }: { order: Order }) {
  const { id, can } = order
  return (
    <Group gap="0.5rem">
      {can.pay === true && (
        <ButtonLink size="sm" to={paths.pay('order', id)}>
          Pay for it
        </ButtonLink>
      )}
      <ReorderButton id={id} />
      {can.return === true && (
        <DialogButton weight="plain" size="sm" renderDialog={(close) => <ReturnDialog order={order} onClose={close} />}>
          Send something back
        </DialogButton>
      )}
      {can.cancel === true && <CancelButton order={order} />}
    </Group>
  )
}

function ReorderButton({ id }: { id: string }) {
  const navigate = useNavigate()
  const { run, isPending } = useAction(reorder, {
    refresh: [getUserCart, getCartCount],
    then: () => {
      sayCartChanged()
      return navigate(paths.cart)
    },
  })
  return (
    <ActionButton weight="plain" size="sm" busy={isPending} onClick={() => void run({ orderId: id })}>
      Order again
    </ActionButton>
  )
}

function CancelButton({ order: { id, number, can, total } }: { order: Order }) {
  const { run, isPending } = useAction(cancelShopOrder, {
    refresh: [userOrderList, getUserCart],
    toast: true,
    then: () => sayCartChanged(),
  })
  const isUnpaid = can.pay === true
  return (
    <DialogButton
      weight="quiet"
      size="sm"
      renderDialog={(close) => (
        <ConfirmDialog
          title={`Cancel order ${number}?`}
          yes="Cancel the order"
          weight="danger"
          busy={isPending}
          onYes={() => void run({ orderId: id })}
          onClose={close}
        >
          <Box>
            {isUnpaid ? 'The goods go back into your cart.' : `The ${moneyText(total.pence)} you paid will go back the way you paid.`}
          </Box>
        </ConfirmDialog>
      )}
    >
      Cancel
    </DialogButton>
  )
}
