import { glanceText } from '#features/offers/kit/words.ts'
import { PetPicture } from '#features/pets/kit/PetPicture.tsx'
import { systemClock } from '#platform/clock/clock.ts'
import { inSentence } from '#platform/text/sentence.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { RequestCard } from '#ui/RequestCard.tsx'
import { withdrawRehomeRequest } from '../contract.ts'
import type { RehomingCard } from '../shapes.ts'
import { Applicants } from './Applicants.tsx'
import { HandOverActions } from './handover/HandOverActions.tsx'
import { HandOverFacts } from './handover/HandOverFacts.tsx'
import { rehomingChanges } from './refreshed.ts'
import { debtWords, rehomingWords } from './words.ts'

/** An animal of mine that I give away, or for which a home is looked for. */
export function MyRehoming({ rehoming }: { rehoming: RehomingCard }) {
  const { pet, petId, status, sentAt, answerBy, target, other, can, registration, isHandingOver } = rehoming
  const debt = debtWords(registration)
  return (
    <RequestCard
      picture={<PetPicture pet={{ ...pet, id: petId }} size={72} />}
      title={target === 'anybody' && !isHandingOver ? `A new home for ${pet.name}` : `Giving ${pet.name} to ${inSentence(other)}`}
      line={glanceText(pet, systemClock.now())}
      tag={rehomingWords[status]}
      actions={
        <>
          {isHandingOver && <HandOverActions card={rehoming} />}
          {can.withdraw === true && (
            <DialogButton weight="plain" renderDialog={(close) => <Withdraw rehoming={rehoming} onClose={close} />}>
              Keep {pet.name}
            </DialogButton>
          )}
        </>
      }
    >
      {isHandingOver ? (
        <HandOverFacts card={rehoming} />
      ) : (
        <p>
          {target === 'anybody' ? 'Listed' : 'Sent'} on {whenText(sentAt, 'day')}. It ends on <b>{whenText(answerBy, 'day')}</b>. You’re the
          keeper until someone else is.
        </p>
      )}
      {debt && <p>{debt}</p>}
      {target === 'anybody' && !isHandingOver && <Applicants rehoming={rehoming} />}
    </RequestCard>
  )
}

function Withdraw({ rehoming: { id, pet }, onClose }: { rehoming: RehomingCard; onClose: () => void }) {
  const { run, isPending } = useAction(withdrawRehomeRequest, { refresh: rehomingChanges, toast: true, then: onClose })
  return (
    <ConfirmDialog
      title={`Keep ${pet.name}?`}
      yes={`Keep ${pet.name}`}
      busy={isPending}
      onYes={() => run({ rehomingId: id })}
      onClose={onClose}
    >
      No one will be able to answer any more. You can give {pet.name} to someone another time.
    </ConfirmDialog>
  )
}
