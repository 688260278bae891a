import { getWelfarePets, getWelfareReports } from '#features/welfare/contract.ts'
import type { WelfarePet } from '#features/welfare/shapes.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { getPetRequests, withdrawPetRequest } from '../../contract.ts'
import { AdoptDialog } from './AdoptDialog.tsx'

/** What can be done for an animal of the list. */
export function AdoptionActs({ pet, isMain = false }: { pet: WelfarePet; isMain?: boolean }) {
  if (!pet.isKept) return null
  const { offer } = pet
  if (offer)
    return (
      <DialogButton weight="quiet" size="sm" renderDialog={(close) => <WithdrawOffer offer={offer} name={pet.name} onClose={close} />}>
        Withdraw the offer <VisuallyHidden>({pet.name})</VisuallyHidden>
      </DialogButton>
    )
  return (
    <DialogButton
      weight={isMain ? 'main' : 'plain'}
      size="sm"
      disabledBecause={pet.can.passOn}
      renderDialog={(close) => <AdoptDialog pets={[pet]} onClose={close} />}
    >
      {pet.state === 'left' ? 'Offer the record' : 'Offer for adoption'} <VisuallyHidden>({pet.name})</VisuallyHidden>
    </DialogButton>
  )
}

function WithdrawOffer({ offer, name, onClose }: { offer: NonNullable<WelfarePet['offer']>; name: string; onClose: () => void }) {
  const { run, isPending } = useAction(withdrawPetRequest, {
    toast: true,
    refresh: [getWelfarePets, getWelfareReports, getPetRequests],
    then: onClose,
  })
  return (
    <ConfirmDialog
      title={`Withdraw the offer of ${name}?`}
      yes="Withdraw the offer"
      busy={isPending}
      onYes={() => void run({ requestId: offer.id })}
      onClose={onClose}
    >
      {offer.to} won’t be able to accept any more, and we’ll tell them. {name} stays with you, and you can make another offer straight away.
    </ConfirmDialog>
  )
}
