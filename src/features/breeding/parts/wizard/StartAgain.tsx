import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'

/** Clears everything that was typed of a litter, once that’s asked. */
export function StartAgain({ onClear }: { onClear: () => void }) {
  const clear = (close: () => void) => () => {
    close()
    onClear()
  }
  return (
    <DialogButton
      weight="quiet"
      size="sm"
      renderDialog={(close) => (
        <ConfirmDialog
          title="Clear the form and start again?"
          yes="Clear the form"
          no="Keep what I’ve typed"
          weight="danger"
          busy={false}
          onYes={clear(close)}
          onClose={close}
        >
          You’ll lose everything you’ve typed about this litter.
        </ConfirmDialog>
      )}
    >
      Clear and start again
    </DialogButton>
  )
}
