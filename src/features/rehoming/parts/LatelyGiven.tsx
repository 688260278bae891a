import { glanceText } from '#features/offers/kit/words.ts'
import { PetPicture } from '#features/pets/kit/PetPicture.tsx'
import { systemClock } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { site } from '#src/site.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { RequestCard } from '#ui/RequestCard.tsx'
import { acceptRejectRehomeRequest } from '../contract.ts'
import type { RehomingCard } from '../shapes.ts'
import { rehomingChanges } from './refreshed.ts'
import { rehomingWords } from './words.ts'

/** A change of keeper of the last days, which either side may still call wrong. */
export function LatelyGiven({ rehoming }: { rehoming: RehomingCard }) {
  const { pet, petId, status, isDisputed, completedAt, undoUntil, can } = rehoming
  const returns = can.giveBack === true
  return (
    <RequestCard
      picture={<PetPicture pet={{ ...pet, id: petId }} size={72} />}
      title={isDisputed ? `Where does ${pet.name} belong?` : `${pet.name} has changed hands`}
      line={glanceText(pet, systemClock.now())}
      tag={rehomingWords[status]}
      actions={
        (returns || can.sayWrong === true) && (
          <DialogButton weight="plain" renderDialog={(close) => <SayWrong rehoming={rehoming} onClose={close} />}>
            {returns ? 'Give it back' : 'This was wrong'}
          </DialogButton>
        )
      }
    >
      {completedAt && <p>On {whenText(completedAt, 'moment')}.</p>}
      {isDisputed ? (
        <p>
          The former keeper says that it was wrong. Nobody else becomes the keeper until our staff have settled it. Call us on{' '}
          <a href={site.phoneLink}>{site.phone}</a>.
        </p>
      ) : (
        undoUntil && <p>If it was not meant, say so by {whenText(undoUntil, 'day')}.</p>
      )}
    </RequestCard>
  )
}

/** The keeper gives the animal back at once; the former keeper can only say that it was wrong. */
export function SayWrong({ rehoming: { id, pet, can }, onClose }: { rehoming: RehomingCard; onClose: () => void }) {
  const { run, isPending } = useAction(acceptRejectRehomeRequest, { refresh: rehomingChanges, toast: true, then: onClose })
  const returns = can.giveBack === true
  return (
    <ConfirmDialog
      title={returns ? `Give ${pet.name} back?` : `Was it wrong that ${pet.name} changed hands?`}
      yes={returns ? 'Give it back' : 'Yes, it was wrong'}
      busy={isPending}
      onYes={() => run({ rehomingId: id, answer: 'wrong' })}
      onClose={onClose}
    >
      {returns
        ? `${pet.name} is its former keeper’s again at once, and we tell them.`
        : `From now on nobody else becomes ${pet.name}’s keeper. Our staff hear both sides and settle it; the keeper can also give it back at once.`}
    </ConfirmDialog>
  )
}
