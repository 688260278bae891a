import { useAction } from '#platform/web/useAction.ts'
import { Box } from '#ui/Box.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { When } from '#ui/When.tsx'
import { apiKeys, revokeApiKey } from '../contract.ts'
import type { ApiKey } from '../shapes.ts'
import { modeWords, scopeWords } from './words.ts'

/** One key: what it's for, when it was last used, and the way to stop it. */
export function KeyCard({ apiKey }: { apiKey: ApiKey }) {
  const { name, prefix, mode, scopes, createdAt, lastUsedAt, revokedAt, can } = apiKey
  return (
    <Panel
      title={name}
      lead={<code>{prefix}…</code>}
      actions={<StatusTag tone={revokedAt ? 'quiet' : 'good'}>{revokedAt ? 'Revoked' : modeWords[mode]}</StatusTag>}
      {...(can.revoke === true && { footer: <RevokeButton apiKey={apiKey} /> })}
    >
      <FactList
        facts={[
          { label: 'Can', value: scopes.map((scope) => scopeWords[scope].label).join(', ') },
          { label: 'Last used', value: lastUsedAt ? <When at={lastUsedAt} /> : 'Not yet' },
          { label: 'Created', value: <When at={createdAt} /> },
          ...(revokedAt ? [{ label: 'Revoked', value: <When at={revokedAt} /> }] : []),
        ]}
      />
    </Panel>
  )
}

function RevokeButton({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const { run, isPending } = useAction(revokeApiKey, { refresh: [apiKeys], toast: true })
  return (
    <DialogButton
      weight="quiet"
      size="sm"
      renderDialog={(close) => (
        <ConfirmDialog
          title={`Revoke ${name}?`}
          yes="Revoke the key"
          no="Keep the key"
          weight="danger"
          busy={isPending}
          onYes={() => void run({ keyId: id })}
          onClose={close}
        >
          <Box>Software that uses it stops working straight away. You can’t undo this, but you can create another key.</Box>
        </ConfirmDialog>
      )}
    >
      Revoke this key
    </DialogButton>
  )
}
