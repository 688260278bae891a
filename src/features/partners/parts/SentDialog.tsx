import type { AnswerOf } from '#platform/contract/call.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Lines } from '#ui/Lines.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { When } from '#ui/When.tsx'
import { replayWebhook, webhookDeliveries } from '../contract.ts'
import { eventWords } from './words.ts'

type Sent = AnswerOf<typeof webhookDeliveries>['items'][number]

/** The newest of what was sent to a webhook, each of which can be sent again. */
export function SentDialog({ webhookId, onClose }: { webhookId: string; onClose: () => void }) {
  const query = useCall(webhookDeliveries, { webhookId }, { freshFor: 0 })
  return (
    <FormDialog title="What we sent" onClose={onClose}>
      <Loaded what="what we sent" query={query} count={3} level={3}>
        {({ items }) =>
          items.length === 0 ? (
            <Box>Nothing yet. We’ll write to your server when something happens to a chip that your software registered.</Box>
          ) : (
            <Lines label="What we sent">
              {items.map((sent) => (
                <SentLine key={sent.id} sent={sent} />
              ))}
            </Lines>
          )
        }
      </Loaded>
    </FormDialog>
  )
}

function SentLine({ sent: { id, type, chipShown, at, deliveredAt, nextTryAt, lastAnswer } }: { sent: Sent }) {
  const { run, isPending } = useAction(replayWebhook, { refresh: [webhookDeliveries], toast: true })
  const waits = nextTryAt ? 'Waiting to be sent' : 'Not delivered'
  return (
    <Group component="li" gap="0.5rem 1rem" justify="space-between">
      <span>
        {eventWords[type]}: {chipShown}, <When at={at} />.{' '}
        <Box component="span" c="dimmed">
          {deliveredAt ? 'Delivered' : waits}
          {!deliveredAt && lastAnswer && `. Last answer: ${lastAnswer}`}
        </Box>
      </span>
      <ActionButton weight="quiet" size="sm" busy={isPending} onClick={() => void run({ deliveryId: id })}>
        Send it again
      </ActionButton>
    </Group>
  )
}
