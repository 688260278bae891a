import { useContractForm } from '#platform/web/form.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { createWebhook, webhooks } from '../contract.ts'

/** Asks for the address of a partner's server. */
export function NewWebhookDialog({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(createWebhook, {
    initial: { url: '' },
    refresh: [webhooks],
    then: ({ secret }) => {
      onMade(secret)
      onClose()
    },
  })
  return (
    <FormDialog title="Add a webhook" onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <TextField {...form.getInputProps('url')} label="Address of your server" hint="It begins with https://" inputMode="url" />
        <DialogActions busy={isPending} onClose={onClose}>
          Add webhook
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
