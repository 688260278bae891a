import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'

/** Throws away what is typed, once it’s confirmed. */
export function ClearForm({ onClear }: { onClear: () => void }) {
  return (
    <div>
      <DialogButton
        weight="quiet"
        size="sm"
        renderDialog={(close) => (
          <ConfirmDialog title="Clear form?" yes="Clear form" weight="danger" busy={false} onYes={onClear} onClose={close}>
            You’ll lose what you’ve entered for this animal and start with an empty form.
          </ConfirmDialog>
        )}
      >
        {' '}
        Clear form{' '}
      </DialogButton>
    </div>
  )
}
