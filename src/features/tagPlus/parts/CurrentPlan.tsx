import { getTailTagSettings } from '#features/tailtag/contract.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Notice } from '#ui/Notice.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { cancelSubscription, getCustomerTailgTagSubscriptions } from '../contract.ts'
import { PortalButton } from './PortalButton.tsx'
import { statusWords } from './words.ts'

export type Subscription = AnswerOf<typeof getCustomerTailgTagSubscriptions>['subscriptions'][number]

/** A subscription that works: until when, what it costs next, and how to end it. */
export function CurrentPlan({ subscription }: { subscription: Subscription }) {
  const { name, status, nextCharge, endsAt, can } = subscription
  const { label, tone, warns } = statusWords[status]
  const next = nextCharge && `${moneyText(nextCharge.amount.pence)} on ${whenText(nextCharge.at, 'day')}`
  return (
    <>
      {warns && (
        <Notice kind="warning" title="Your last payment failed" action={<PortalButton>Change your card</PortalButton>}>
          Change your card to keep TailTag Plus. Your tags work either way.
        </Notice>
      )}
      <Columns min="12rem">
        <FactList
          facts={[
            { label: 'Plan', value: name, action: <StatusTag tone={endsAt ? 'watch' : tone}>{endsAt ? 'Cancelled' : label}</StatusTag> },
            ...(next ? [{ label: 'Next payment', value: next }] : []),
            ...(endsAt ? [{ label: 'Ends on', value: whenText(endsAt, 'day') }] : []),
          ]}
        />
      </Columns>
      <Group gap="0.5rem" mt="0.75rem">
        <PortalButton>Card and payments</PortalButton>
        {can.keep === true && <KeepButton id={subscription.id} />}
        {can.cancel === true && <CancelButton subscription={subscription} />}
      </Group>
    </>
  )
}

const refreshed = [getCustomerTailgTagSubscriptions, getTailTagSettings]

function KeepButton({ id }: { id: string }) {
  const { run, isPending } = useAction(cancelSubscription, { refresh: refreshed, toast: 'TailTag Plus continues' })
  return (
    <ActionButton weight="plain" size="sm" busy={isPending} onClick={() => void run({ subscriptionId: id, now: 'keep' })}>
      Keep TailTag Plus
    </ActionButton>
  )
}

function CancelButton({ subscription: { id, nextCharge, refundUntil } }: { subscription: Subscription }) {
  const { run, isPending } = useAction(cancelSubscription, { refresh: refreshed, toast: 'TailTag Plus is cancelled' })
  const until = nextCharge ? `until ${whenText(nextCharge.at, 'day')}` : 'until the period you’ve paid for is over'
  return (
    <DialogButton
      weight="quiet"
      size="sm"
      renderDialog={(close) => (
        <ConfirmDialog
          title="Cancel TailTag Plus?"
          yes="Cancel TailTag Plus"
          no="Keep TailTag Plus"
          weight="danger"
          busy={isPending}
          onYes={() => void run({ subscriptionId: id, now: 'cancel' })}
          onClose={close}
        >
          <Box>
            {refundUntil
              ? 'It ends now, and your last payment goes back to your card.'
              : `It works ${until}, and we won’t charge your card.`}{' '}
            Your tags still lead finders to you, for free.
          </Box>
        </ConfirmDialog>
      )}
    >
      Cancel TailTag Plus
    </DialogButton>
  )
}
