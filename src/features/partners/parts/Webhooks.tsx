import { useState } from 'react'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Section } from '#ui/Section.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { When } from '#ui/When.tsx'
import { updateWebhook, webhooks } from '../contract.ts'
import type { Webhook } from '../shapes.ts'
import { NewWebhookDialog } from './NewWebhookDialog.tsx'
import { SentDialog } from './SentDialog.tsx'
import { webhookWords } from './words.ts'

/** Where the software of a partner is told what happens to the chips that it registered. */
export function Webhooks() {
  const query = useCall(webhooks, {})
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <Section
      title="Webhooks"
      lead="We can tell your server when a chip that your software registered gets a keeper, or its animal is reported missing or found."
      actions={
        <DialogButton weight="plain" renderDialog={(close) => <NewWebhookDialog onMade={setSecret} onClose={close} />}>
          Add a webhook
        </DialogButton>
      }
    >
      <Rows>
        {secret && <NewSecret secret={secret} />}
        <Loaded what="your webhooks" query={query} count={1} level={3}>
          {({ items }) =>
            items.length === 0 ? (
              <Box c="dimmed">No webhooks yet. You’ll see your servers here, and what we’ve sent to each.</Box>
            ) : (
              <Rows>
                {items.map((webhook) => (
                  <WebhookCard key={webhook.id} webhook={webhook} onSecret={setSecret} />
                ))}
              </Rows>
            )
          }
        </Loaded>
      </Rows>
    </Section>
  )
}

function NewSecret({ secret }: { secret: string }) {
  return (
    <Notice kind="success" live title="Copy the secret of your webhook" action={<CopyButton text={secret}>Copy the secret</CopyButton>}>
      <Box component="p" m={0} style={{ overflowWrap: 'anywhere' }}>
        <code>{secret}</code>
      </Box>
      <Box component="p" m="0.25rem 0 0">
        Your server checks our messages with it. Copy it now: we can’t show it again.
      </Box>
    </Notice>
  )
}

function WebhookCard({ webhook, onSecret }: { webhook: Webhook; onSecret: (secret: string | null) => void }) {
  const { id, url, status, failingSince, createdAt, can } = webhook
  const { label, tone } = webhookWords[status]
  const { run, isPending } = useAction(updateWebhook, { refresh: [webhooks], toast: true, then: ({ secret }) => onSecret(secret) })
  const say = (now: 'switchOn' | 'remove' | 'rotateSecret') => void run({ webhookId: id, now })
  return (
    <Panel
      level={3}
      title={<span style={{ overflowWrap: 'anywhere' }}>{url}</span>}
      actions={<StatusTag tone={tone}>{label}</StatusTag>}
      footer={
        <Group gap="0.5rem">
          <DialogButton weight="plain" size="sm" renderDialog={(close) => <SentDialog webhookId={id} onClose={close} />}>
            See what we sent
          </DialogButton>
          {can.switchOn === true && (
            <ActionButton weight="plain" size="sm" busy={isPending} onClick={() => say('switchOn')}>
              Switch it on
            </ActionButton>
          )}
          <ActionButton weight="plain" size="sm" busy={isPending} onClick={() => say('rotateSecret')}>
            Make a new secret
          </ActionButton>
          <DialogButton
            weight="quiet"
            size="sm"
            renderDialog={(close) => (
              <ConfirmDialog
                title="Remove this webhook?"
                yes="Remove it"
                no="Keep it"
                weight="danger"
                busy={isPending}
                onYes={() => say('remove')}
                onClose={close}
              >
                <Box>We’ll send nothing more to {url}. You can’t undo this, but you can add it again.</Box>
              </ConfirmDialog>
            )}
          >
            Remove it
          </DialogButton>
        </Group>
      }
    >
      <Box>
        Added <When at={createdAt} />.{' '}
        {failingSince && (
          <>
            It hasn’t answered since <When at={failingSince} />.
          </>
        )}
      </Box>
    </Panel>
  )
}
