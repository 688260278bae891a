import { moneyText } from '#platform/text/moneytext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Lines } from '#ui/Lines.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { When } from '#ui/When.tsx'
import { cancelTagOrder, getTagOrders } from '../contract.ts'
import { designWords, TAG_PENCE } from '../designs.ts'
import { type Order, wordsOf } from './words.ts'

/** The tags that a keeper ordered, and how far each has come. */
export function TagOrders() {
  const query = useCall(getTagOrders, {})
  return (
    <Panel
      title="Tags you’ve ordered"
      actions={
        <ButtonLink weight="plain" size="sm" to={paths.tailTag}>
          Order a tag
        </ButtonLink>
      }
    >
      <Loaded what="your orders" query={query} count={1} level={3}>
        {({ orders }) =>
          orders.length === 0 ? (
            `None yet. A tag engraved with your name and address costs ${moneyText(TAG_PENCE)}, and what you order appears here.`
          ) : (
            <Lines label="Orders">
              {orders.map((order) => (
                <OrderLine key={order.id} order={order} />
              ))}
            </Lines>
          )
        }
      </Loaded>
    </Panel>
  )
}

function OrderLine({ order }: { order: Order }) {
  const { id, petName, design, amount, lines, tracking, orderedAt, can } = order
  const { label, tone, next } = wordsOf(order)
  return (
    <Box component="li" py="0.75rem">
      <Group gap="0.5rem" justify="space-between">
        <b>{petName ? `For ${petName}` : designWords(design)}</b>
        <StatusTag tone={tone}>{label}</StatusTag>
      </Group>
      <Box component="p" c="dimmed" m="0.125rem 0 0" style={{ overflowWrap: 'anywhere' }}>
        {lines.join(', ')}. Ordered <When at={orderedAt} />
        {tracking && `. Tracking: ${tracking}`}
      </Box>
      {next && (
        <Box component="p" m="0.25rem 0 0">
          {next}
        </Box>
      )}
      {(can.pay === true || can.cancel === true) && (
        <Group gap="0.5rem" mt="0.5rem">
          {can.pay === true && (
            <ButtonLink size="sm" to={paths.pay('tailTag', id)}>
              Pay {moneyText(amount.pence)}
            </ButtonLink>
          )}
          {can.cancel === true && <CancelButton order={order} />}
        </Group>
      )}
    </Box>
  )
}

function CancelButton({ order: { id, goesBack: money } }: { order: Order }) {
  const { run, isPending } = useAction(cancelTagOrder, { refresh: [getTagOrders], toast: true })
  const goesBack = money.pence > 0 ? `The ${moneyText(money.pence)} you paid will go back the way you paid.` : 'You haven’t paid anything.'
  return (
    <DialogButton
      weight="quiet"
      size="sm"
      renderDialog={(close) => (
        <ConfirmDialog
          title="Cancel this order?"
          yes="Cancel the order"
          no="Keep the order"
          weight="danger"
          busy={isPending}
          onYes={() => void run({ orderId: id })}
          onClose={close}
        >
          <Box>{goesBack} You can order another tag at any time.</Box>
        </ConfirmDialog>
      )}
    >
      Cancel the order
    </DialogButton>
  )
}
