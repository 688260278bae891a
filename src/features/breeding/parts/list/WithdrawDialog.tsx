import { getPetRequests, withdrawPetRequest } from '#features/offers/contract.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import type { BreederPet } from '../../shapes.ts'
import { CHANGED } from '../changed.ts'

interface WithdrawDialogProps {
  offer: NonNullable<BreederPet['offer']>
  name: string
  onClose: () => void
}

/** Asks before an offer to a buyer is withdrawn: they’re told. */
export function WithdrawDialog({ offer: { id, to }, name, onClose }: WithdrawDialogProps) {
  const { run, isPending } = useAction(withdrawPetRequest, { toast: true, refresh: [...CHANGED, getPetRequests], then: onClose })
  return (
    <ConfirmDialog
      title={`Withdraw the offer of ${name}?`}
      yes="Withdraw the offer"
      no="Keep the offer"
      busy={isPending}
      onYes={() => void run({ requestId: id })}
      onClose={onClose}
    >
      We’ll tell {to} that you’ve withdrawn it, and they won’t be able to accept it any more. You stay {name}’s keeper, and you can offer{' '}
      {name} again.
    </ConfirmDialog>
  )
}
