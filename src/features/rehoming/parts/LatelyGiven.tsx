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
      title={isDisputed ? `${pet.name}’s keeper is in dispute` : `${pet.name} has a new keeper`}
      line={glanceText(pet, systemClock.now())}
      tag={rehomingWords[status]}
      actions={
        (returns || can.sayWrong === true) && (
          <DialogButton weight="plain" renderDialog={(close) => <SayWrong rehoming={rehoming} onClose={close} />}>
            {returns ? `Give ${pet.name} back` : 'Dispute the change'}
          </DialogButton>
        )
      }
    >
      {completedAt && <p>The keeper changed on {whenText(completedAt, 'moment')}.</p>}
      {isDisputed ? (
        <p>
          The former keeper says it was wrong. No one else can become the keeper until our staff have settled it. Call us on{' '}
          <a href={site.phoneLink}>{site.phone}</a>.
        </p>
      ) : (
        undoUntil && <p>If this was a mistake, tell us by {whenText(undoUntil, 'day')}.</p>
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
      title={returns ? `Give ${pet.name} back?` : `Dispute the change of ${pet.name}’s keeper?`}
      yes={returns ? `Give ${pet.name} back` : 'Dispute the change'}
      busy={isPending}
      onYes={() => run({ rehomingId: id, answer: 'wrong' })}
      onClose={onClose}
    >
      {returns
        ? `The former keeper becomes ${pet.name}’s keeper again straight away, and we’ll tell them.`
        : `No one else will be able to become ${pet.name}’s keeper until our staff have heard both sides and settled it. The keeper can also give ${pet.name} back straight away.`}
    </ConfirmDialog>
  )
}
