import type { AnswerOf } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { type getStay, undoDeparture } from '../../contract.ts'
import { useMayWork } from '../../kit/useMayWork.ts'
import { UNDO_DAYS } from '../../lifecycle.ts'
import type { WelfarePet } from '../../shapes.ts'
import { CHANGED } from '../stay/changed.ts'
import { leftWords } from '../words.ts'

interface LeftProps {
  pet: WelfarePet
  undo: AnswerOf<typeof getStay>['undo']
}

/** That the animal has left, and the way back where that was written down by mistake. */
export function Left({ pet: { id: petId, name, intake }, undo }: LeftProps) {
  const mayWork = useMayWork()
  const { run, isPending } = useAction(undoDeparture, { refresh: CHANGED, toast: true })
  if (!intake.leftHow || !intake.leftAt) return null
  return (
    <Notice
      title={`${leftWords[intake.leftHow]} on ${whenText(intake.leftAt, 'day')}`}
      action={
        undo !== null &&
        mayWork && (
          <ActionButton weight="plain" size="sm" busy={isPending} disabledBecause={undo} onClick={() => run({ petId })}>
            {name} is {intake.leftHow === 'gone' ? 'back' : 'still'} with us
          </ActionButton>
        )
      }
    >
      {undo === true
        ? `${intake.leftHow === 'gone' ? `If ${name} is found or that isn’t right` : 'If that isn’t right'}, take it back within ${UNDO_DAYS} days. We’ll tell the keeper.`
        : 'What your organisation wrote about the stay is kept here. The record belongs to its keeper.'}
    </Notice>
  )
}
