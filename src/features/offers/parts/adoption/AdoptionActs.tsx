import { getWelfarePets, getWelfareReports } from '#features/welfare/contract.ts'
import type { WelfarePet } from '#features/welfare/shapes.ts'
import { useTell } from '#platform/web/useTell.ts'
import { AskOnce } from '#ui/AskOnce.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { getPetRequests, withdrawPetRequest } from '../../contract.ts'
import { AdoptDialog } from './AdoptDialog.tsx'

/** What can be done for an animal of the list. */
export function AdoptionActs({ pet }: { pet: WelfarePet }) {
  if (pet.state === 'left') return null
  const { offer } = pet
  if (offer)
    return (
      <DialogButton weight="quiet" size="sm" renderDialog={(close) => <TakeBack offer={offer} name={pet.name} onClose={close} />}>
        Take the offer back <VisuallyHidden>({pet.name})</VisuallyHidden>
      </DialogButton>
    )
  return (
    <DialogButton
      weight="plain"
      size="sm"
      disabledBecause={pet.can.passOn}
      renderDialog={(close) => <AdoptDialog pet={pet} onClose={close} />}
    >
      Offer for adoption <VisuallyHidden>({pet.name})</VisuallyHidden>
    </DialogButton>
  )
}

function TakeBack({ offer, name, onClose }: { offer: NonNullable<WelfarePet['offer']>; name: string; onClose: () => void }) {
  const { tell, isPending } = useTell(withdrawPetRequest, {
    toast: true,
    refresh: [getWelfarePets, getWelfareReports, getPetRequests],
    then: onClose,
  })
  return (
    <AskOnce
      title={`Take back the offer of ${name}?`}
      yes="Take it back"
      busy={isPending}
      onYes={() => void tell({ requestId: offer.id })}
      onClose={onClose}
    >
      {offer.to} can no longer accept, and is told so. {name} stays with you, and you can offer it to somebody else at once.
    </AskOnce>
  )
}
