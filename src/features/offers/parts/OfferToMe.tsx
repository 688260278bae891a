import { Suspense } from 'react'
import { KeeperNeeded } from '#features/accounts/kit/KeeperNeeded.tsx'
import { PetPicture } from '#features/pets/kit/PetPicture.tsx'
import { systemClock } from '#platform/clock/clock.ts'
import { inSentence, unbroken } from '#platform/text/sentence.ts'
import { whenText } from '#platform/text/whentext.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { useSession } from '#platform/web/session.ts'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Extended } from '#ui/Extended.tsx'
import { Quoted } from '#ui/Quoted.tsx'
import { RequestCard } from '#ui/RequestCard.tsx'
import { litterAnswers } from '../kit/points.ts'
import { glanceText } from '../kit/words.ts'
import type { PetRequest } from '../shapes.ts'
import { needsKeeperProfile } from './needsprofile.ts'
import { RejectOffer } from './RejectOffer.tsx'
import { offerWords, untilAnswered } from './words.ts'

const AcceptOffer = lazyPart(() => import('./AcceptOffer.tsx').then((part) => part.AcceptOffer))

/** An animal that is offered to me, or was registered for me. */
export function OfferToMe({ offer }: { offer: PetRequest }) {
  const { petId, pet, kind, other, from, note, sentAt, answerBy } = offer
  return (
    <RequestCard
      picture={<PetPicture pet={{ ...pet, id: petId }} size={72} />}
      title={offerWords[kind](pet.name)}
      line={glanceText(pet, systemClock.now())}
      tag={{ label: `Answer by ${whenText(answerBy, 'short')}`, tone: 'watch' }}
      actions={<Answers offer={offer} />}
    >
      <p>
        {from ? `${from} (${inSentence(other)})` : other} asked you on {whenText(sentAt, 'day')}. Chip {unbroken(pet.chipShown)}.
      </p>
      {note && <Quoted>{note}</Quoted>}
      <p>{untilAnswered[kind]}</p>
    </RequestCard>
  )
}

function Answers({ offer }: { offer: PetRequest }) {
  const { can, pet, kind } = offer
  const session = useSession()
  const isOfLitter = kind === 'litter'
  const accept = (onClose: () => void) =>
    isOfLitter ? (
      <Extended point={litterAnswers} props={{ offer, onClose }} />
    ) : (
      <Suspense>
        <AcceptOffer offer={offer} onClose={onClose} />
      </Suspense>
    )
  if (needsKeeperProfile(offer, session))
    return (
      <Suspense>
        <KeeperNeeded what={`become ${pet.name}’s keeper`} />
      </Suspense>
    )
  return (
    <>
      <DialogButton disabledBecause={can.accept} renderDialog={accept}>
        {isOfLitter ? `Yes, ${pet.name} is from my litter` : `Become ${pet.name}’s keeper`}
      </DialogButton>
      <DialogButton weight="plain" disabledBecause={can.reject} renderDialog={(close) => <RejectOffer offer={offer} onClose={close} />}>
        Say no
      </DialogButton>
    </>
  )
}
