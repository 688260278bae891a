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
      title={undoUntil ? `This can be put right until ${whenText(undoUntil, 'day')}` : 'This can be put right'}
      action={
        <DialogButton weight="plain" size="sm" renderDialog={(close) => <SayWrong rehoming={card} onClose={close} />}>
          {isKeeper ? `Give ${pet.name} back` : 'Dispute the change'}
        </DialogButton>
      }
    >
      {isKeeper
        ? `If it doesn’t work out, you can give ${pet.name} back and the former keeper becomes the keeper again straight away.`
        : `If you didn’t mean to give ${pet.name} away, tell us. No one else will be able to become the keeper until we’ve settled it with both of you.`}
    </Notice>
  )
}
