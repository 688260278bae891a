import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import type { Queued } from './queued.ts'
import { nameOf } from './words.ts'

interface RemoveButtonProps {
  item: Queued
  size?: 'sm' | 'md'
  weight?: 'plain' | 'quiet'
  disabledBecause?: string | true
  onRemove: () => void
}

/** Takes an animal off the device, after asking. */
export function RemoveButton({ item, size = 'sm', weight = 'plain', disabledBecause = true, onRemove }: RemoveButtonProps) {
  return (
    <DialogButton
      weight={weight}
      size={size}
      aria-label={`Remove ${nameOf(item)}`}
      disabledBecause={disabledBecause}
      renderDialog={(close) => (
        <ConfirmDialog
          title={`Remove ${nameOf(item)}?`}
          yes="Remove"
          weight="danger"
          busy={false}
          onYes={() => {
            close()
            onRemove()
          }}
          onClose={close}
        >
          We’ll delete what you entered from this device. The animal won’t be on the register, and we won’t ask its keeper.
        </ConfirmDialog>
      )}
    >
      Remove
    </DialogButton>
  )
}
