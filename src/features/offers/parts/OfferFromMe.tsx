import { getUsersPets } from '#features/pets/contract.ts'
import { PetPicture } from '#features/pets/kit/PetPicture.tsx'
import { systemClock } from '#platform/clock/clock.ts'
import { inSentence } from '#platform/text/sentence.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { RequestCard } from '#ui/RequestCard.tsx'
import { getPetRequests, withdrawPetRequest } from '../contract.ts'
import { glanceText } from '../kit/words.ts'
import type { PetRequest } from '../shapes.ts'
import { offerStatusWords } from './words.ts'

/** An animal that I have offered to somebody. */
export function OfferFromMe({ offer }: { offer: PetRequest }) {
  const { petId, pet, status, other, sentAt, answerBy, can } = offer
  return (
    <RequestCard
      picture={<PetPicture pet={{ ...pet, id: petId }} size={72} />}
      title={`You’ve offered ${pet.name} to ${inSentence(other)}`}
      line={glanceText(pet, systemClock.now())}
      tag={offerStatusWords[status]}
      actions={
        <DialogButton weight="plain" disabledBecause={can.withdraw} renderDialog={(close) => <Withdraw offer={offer} onClose={close} />}>
          Withdraw the offer
        </DialogButton>
      }
    >
      <p>
        Sent on {whenText(sentAt, 'day')}. They have until <b>{whenText(answerBy, 'day')}</b> to answer. You’re the keeper until they
        accept.
      </p>
    </RequestCard>
  )
}

function Withdraw({ offer, onClose }: { offer: PetRequest; onClose: () => void }) {
  const { run, isPending } = useAction(withdrawPetRequest, { refresh: [getPetRequests, getUsersPets], toast: true, then: onClose })
  return (
    <ConfirmDialog
      title={`Withdraw the offer of ${offer.pet.name}?`}
      yes="Withdraw the offer"
      busy={isPending}
      onYes={() => run({ requestId: offer.id })}
      onClose={onClose}
    >
      You’ll stay {offer.pet.name}’s keeper, and can make another offer.
    </ConfirmDialog>
  )
}
