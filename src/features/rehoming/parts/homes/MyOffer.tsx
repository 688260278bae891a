import { useAction } from '#platform/web/useAction.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { withdrawApplication } from '../../contract.ts'
import type { RehomingCard } from '../../shapes.ts'
import { rehomingChanges } from '../refreshed.ts'

/** The way back for somebody who has offered an animal a home. */
export function MyOffer({ card }: { card: RehomingCard }) {
  return (
    <DialogButton
      weight="plain"
      disabledBecause={card.can.withdrawApplication}
      renderDialog={(close) => <WithdrawOffer card={card} onClose={close} />}
    >
      Withdraw your offer <VisuallyHidden>for {card.pet.name}</VisuallyHidden>
    </DialogButton>
  )
}

function WithdrawOffer({ card: { id, pet }, onClose }: { card: RehomingCard; onClose: () => void }) {
  const { run, isPending } = useAction(withdrawApplication, { refresh: rehomingChanges, toast: true, then: onClose })
  return (
    <ConfirmDialog
      title={`Withdraw your offer for ${pet.name}?`}
      yes="Withdraw your offer"
      busy={isPending}
      onYes={() => run({ rehomingId: id })}
      onClose={onClose}
    >
      The keeper won’t see it any more and can’t choose you. You can offer {pet.name} a home again while it’s still looking.
    </ConfirmDialog>
  )
}
