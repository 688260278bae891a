import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { animals } from './words.ts'

/** Nothing can wait on this device. */
export function KeepsNothing() {
  return (
    <Notice kind="warning" title="This browser can’t save anything on your device">
      It may be in private mode or out of space, so you can’t use this page without signal. Use another browser before you go somewhere with
      no signal.
    </Notice>
  )
}

/** What an older page, or a fault of the device, has left there. */
export function Unreadable({ ids, onRemove }: { ids: readonly string[]; onRemove: (ids: readonly string[]) => void }) {
  const remove = (
    <DialogButton
      weight="plain"
      size="sm"
      renderDialog={(close) => (
        <ConfirmDialog
          title="Remove what we can’t read?"
          yes="Remove"
          weight="danger"
          busy={false}
          onYes={() => onRemove(ids)}
          onClose={close}
        >
          Enter the animals again from your own notes. They’re not on the register.
        </ConfirmDialog>
      )}
    >
      Remove
    </DialogButton>
  )
  return (
    <Notice kind="warning" title={`We can’t read ${animals(ids.length)} on this device`} action={remove}>
      They were saved by an earlier version of this page, or the device damaged them. They weren’t sent.
    </Notice>
  )
}
