import type { ActionOptions } from '#platform/web/useAction.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import type { Chosen } from '#ui/useChosen.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { stopTransferCode } from '../contract.ts'

interface StopCodeProps {
  pet: Chosen
  /** What shows whether it has a code. */
  refresh: NonNullable<ActionOptions<typeof stopTransferCode>['refresh']>
}

/** Stops the code of a pack that has been printed, when somebody else is to have the animal. */
export function StopCode({ pet, refresh }: StopCodeProps) {
  return (
    <DialogButton weight="quiet" size="sm" renderDialog={(close) => <StopDialog pet={pet} refresh={refresh} onClose={close} />}>
      Stop the code <VisuallyHidden>({pet.name})</VisuallyHidden>
    </DialogButton>
  )
}

function StopDialog({ pet: { id, name }, refresh, onClose }: StopCodeProps & { onClose: () => void }) {
  const { run, isPending } = useAction(stopTransferCode, { toast: true, refresh, then: onClose })
  return (
    <ConfirmDialog
      title={`Stop ${name}’s code?`}
      yes="Stop the code"
      busy={isPending}
      onYes={() => void run({ petId: id })}
      onClose={onClose}
    >
      The pack you’ve printed for {name} won’t work any more. You can print another, with a new code, straight away.
    </ConfirmDialog>
  )
}
