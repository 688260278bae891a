import { whenText } from '#platform/text/whentext.ts'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { RehomingCard } from '../../shapes.ts'
import { SayWrong } from '../LatelyGiven.tsx'

/** For seven days after a change either side can say that it was wrong; afterwards there is nothing to show. */
export function WrongNotice({ card }: { card: RehomingCard }) {
  const { can, undoUntil, pet } = card
  if (can.giveBack !== true && can.sayWrong !== true) return null
  const isKeeper = can.giveBack === true
  return (
    <Notice
      title={undoUntil ? `Until ${whenText(undoUntil, 'day')} this can be put right` : 'This can be put right'}
      action={
        <DialogButton weight="plain" size="sm" renderDialog={(close) => <SayWrong rehoming={card} onClose={close} />}>
          {isKeeper ? `Give ${pet.name} back` : 'This was wrong'}
        </DialogButton>
      }
    >
      {isKeeper
        ? `If it does not work out, ${pet.name}’s record goes back to the keeper before you at once.`
        : `If you did not mean to give ${pet.name} away, say so: nobody else becomes the keeper until we have settled it with both sides.`}
    </Notice>
  )
}
