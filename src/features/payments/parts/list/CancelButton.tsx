import { whenText } from '#platform/text/whentext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { cancelPayment, getPayments } from '../../contract.ts'

interface CancelButtonProps {
  paymentId: string
  description: string
  until: string
}

/** Cancels what was bought in the last 14 days, once the person has said so twice. */
export function CancelButton({ paymentId, description, until }: CancelButtonProps) {
  const { run, isPending } = useAction(cancelPayment, { toast: true, refresh: [getPayments] })
  return (
    <DialogButton
      weight="quiet"
      size="sm"
      renderDialog={(close) => (
        <ConfirmDialog
          title="Cancel this purchase?"
          yes="Cancel it"
          busy={isPending}
          onYes={() => {
            void run({ paymentId })
            close()
          }}
          onClose={close}
        >
          {`You can cancel until ${whenText(until, 'day')}. You’ll get back what you haven’t used. A registration that has paid for a pet is used.`}
        </ConfirmDialog>
      )}
    >
      Cancel <VisuallyHidden>{description}</VisuallyHidden>
    </DialogButton>
  )
}
