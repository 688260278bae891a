import { useAction } from '#platform/web/useAction.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { sayHandedOver, stopHandOver } from '../../contract.ts'
import type { RehomingCard } from '../../shapes.ts'
import { rehomingChanges } from '../refreshed.ts'

export interface HandOverDialogProps {
  card: RehomingCard
  onClose: () => void
}

/** The keeper’s half of the hand-over. */
export function SayHandedOver({ card: { id, pet, handOver }, onClose }: HandOverDialogProps) {
  const { run, isPending } = useAction(sayHandedOver, { refresh: rehomingChanges, toast: true, then: onClose })
  return (
    <ConfirmDialog
      title={`Say you’ve handed ${pet.name} over`}
      yes={`Say you’ve handed ${pet.name} over`}
      busy={isPending}
      onYes={() => run({ rehomingId: id })}
      onClose={onClose}
    >
      Do this once {pet.name} is with {handOver?.with}. We’ll ask them to confirm. If they enter the code at the door instead, you don’t
      need to do anything.
    </ConfirmDialog>
  )
}

export function NotYet({ card: { id, pet }, onClose }: HandOverDialogProps) {
  const { run, isPending } = useAction(stopHandOver, { refresh: rehomingChanges, toast: true, then: onClose })
  return (
    <ConfirmDialog
      title={`Say ${pet.name} hasn’t been handed over yet`}
      yes="Say it hasn’t happened yet"
      busy={isPending}
      onYes={() => run({ rehomingId: id, because: 'notYet' })}
      onClose={onClose}
    >
      We’ll tell the other side, and you can agree another day.
    </ConfirmDialog>
  )
}

/** Ends what was agreed: the animal looks for a home again. */
export function PartWays({ card: { id, pet, handOver }, onClose }: HandOverDialogProps) {
  const { run, isPending } = useAction(stopHandOver, { refresh: rehomingChanges, toast: true, then: onClose })
  const isGiver = handOver?.code != null
  return (
    <ConfirmDialog
      title="Say you couldn’t agree"
      yes="Say you couldn’t agree"
      busy={isPending}
      onYes={() => run({ rehomingId: id, because: 'couldNotAgree' })}
      onClose={onClose}
    >
      {isGiver
        ? `You stay ${pet.name}’s keeper, and ${pet.name} is listed again. You can choose one of the other offers. We’ll tell ${handOver?.with}.`
        : `${pet.name} stays with the keeper, who can choose another home. We’ll tell them.`}
    </ConfirmDialog>
  )
}
