import { glanceText } from '#features/offers/kit/words.ts'
import { PetPicture } from '#features/pets/kit/PetPicture.tsx'
import { systemClock } from '#platform/clock/clock.ts'
import { unbroken } from '#platform/text/sentence.ts'
import { whenText } from '#platform/text/whentext.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { useAction } from '#platform/web/useAction.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { RequestCard } from '#ui/RequestCard.tsx'
import { acceptRejectRehomeRequest } from '../contract.ts'
import type { RehomingCard } from '../shapes.ts'
import { FromWhom } from './FromWhom.tsx'
import { HandOverActions } from './handover/HandOverActions.tsx'
import { HandOverFacts } from './handover/HandOverFacts.tsx'
import { WhatToKnow } from './homes/WhatToKnow.tsx'
import { rehomingChanges } from './refreshed.ts'
import { rehomingWords } from './words.ts'

const AcceptDialog = lazyPart(() => import('./AcceptDialog.tsx').then((part) => part.AcceptDialog))

/** An animal that somebody wants to give to me, or to my organisation. */
export function RehomingToMe({ rehoming }: { rehoming: RehomingCard }) {
  const { pet, petId, status, answerBy, target, isHandingOver, bredAs } = rehoming
  if (isHandingOver) return <ComingToMe rehoming={rehoming} />
  return (
    <RequestCard
      picture={<PetPicture pet={{ ...pet, id: petId }} size={72} />}
      title={`Will you give ${pet.name} a home?`}
      line={glanceText(pet, systemClock.now())}
      tag={rehomingWords[status]}
      actions={target === 'organisation' ? <TakeIn /> : <Answers rehoming={rehoming} />}
    >
      {bredAs && (
        <p>
          You bred {pet.name}: <b>{bredAs}</b>
        </p>
      )}
      <FromWhom card={rehoming} />
      <WhatToKnow card={rehoming} />
      <p>
        Answer by <b>{whenText(answerBy, 'day')}</b>. Chip {unbroken(pet.chipShown)}.
      </p>
    </RequestCard>
  )
}

/** An animal for which my offer of a home was chosen. */
function ComingToMe({ rehoming }: { rehoming: RehomingCard }) {
  const { pet, petId, status } = rehoming
  return (
    <RequestCard
      picture={<PetPicture pet={{ ...pet, id: petId }} size={72} />}
      title={`${pet.name} is coming to you`}
      line={glanceText(pet, systemClock.now())}
      tag={rehomingWords[status]}
      actions={<HandOverActions card={rehoming} />}
    >
      <HandOverFacts card={rehoming} />
    </RequestCard>
  )
}

const TakeIn = () => <ButtonLink to={paths.welfareHomes}>Answer for your organisation</ButtonLink>

function Answers({ rehoming }: { rehoming: RehomingCard }) {
  const { can, pet } = rehoming
  return (
    <>
      <DialogButton disabledBecause={can.accept} renderDialog={(close) => <AcceptDialog rehoming={rehoming} onClose={close} />}>
        Give {pet.name} a home
      </DialogButton>
      <DialogButton weight="plain" disabledBecause={can.reject} renderDialog={(close) => <Reject rehoming={rehoming} onClose={close} />}>
        Say no
      </DialogButton>
    </>
  )
}

interface AnswerProps {
  rehoming: RehomingCard
  onClose: () => void
}

export function Reject({ rehoming: { id, pet }, onClose }: AnswerProps) {
  const { run, isPending } = useAction(acceptRejectRehomeRequest, {
    refresh: rehomingChanges,
    toast: 'You’ve said no. We’ll tell the keeper, without giving your details.',
    then: onClose,
  })
  return (
    <ConfirmDialog
      title={`Say no to ${pet.name}?`}
      yes="Say no"
      busy={isPending}
      onYes={() => run({ rehomingId: id, answer: 'reject' })}
      onClose={onClose}
    >
      {pet.name} stays with the keeper, who can look for another home.
    </ConfirmDialog>
  )
}
