import { RequestCard } from '#features/keepership/parts/RequestCard.tsx'
import { unbroken } from '#features/keepership/parts/words.ts'
import { PetPicture } from '#features/pets/parts/PetPicture.tsx'
import { systemClock } from '#platform/clock/clock.ts'
import { DialogButton } from '#ui/DialogButton.tsx'
import { whenText } from '#ui/whentext.ts'
import type { PetRequest } from '../shapes.ts'
import { AcceptOffer } from './AcceptOffer.tsx'
import { AcceptYoung } from './AcceptYoung.tsx'
import { RejectOffer } from './RejectOffer.tsx'
import { glanceText, offerWords, untilAnswered } from './words.ts'

/** An animal that is offered to me, or was registered for me. */
export function OfferToMe({ offer }: { offer: PetRequest }) {
  const { petId, pet, kind, other, sentAt, answerBy } = offer
  return (
    <RequestCard
      picture={<PetPicture pet={{ ...pet, id: petId }} size={72} />}
      title={offerWords[kind](pet.name)}
      line={glanceText(pet, systemClock.now())}
      tag={{ label: `Answer by ${whenText(answerBy, 'short')}`, tone: 'watch' }}
      actions={<Answers offer={offer} />}
    >
      <p>
        {other}, on {whenText(sentAt, 'day')}. Chip {unbroken(pet.chipShown)}.
      </p>
      <p>{untilAnswered[kind]}</p>
    </RequestCard>
  )
}

function Answers({ offer }: { offer: PetRequest }) {
  const { can, pet, kind } = offer
  const isYoung = kind === 'litter'
  const Accept = isYoung ? AcceptYoung : AcceptOffer
  return (
    <>
      <DialogButton disabledBecause={can.accept} renderDialog={(close) => <Accept offer={offer} onClose={close} />}>
        {isYoung ? `Yes, ${pet.name} is of my litter` : `Become ${pet.name}’s keeper`}
      </DialogButton>
      <DialogButton weight="plain" disabledBecause={can.reject} renderDialog={(close) => <RejectOffer offer={offer} onClose={close} />}>
        Say no
      </DialogButton>
    </>
  )
}
