import { Suspense } from 'react'
import { lazyPart } from '#platform/web/lazypart.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import type { RehomingCard } from '../../shapes.ts'
import type { HandOverStep } from './HandOverDialog.tsx'

const HandOverDialog = lazyPart(() => import('./HandOverDialog.tsx').then((part) => part.HandOverDialog))

/** What either side can do while an animal is handed over. `inTalk`: beside the conversation, to which no link is needed. */
export function HandOverActions({ card, inTalk = false }: { card: RehomingCard; inTalk?: boolean }) {
  const { can, handOver, pet } = card
  const open = (step: HandOverStep) => (close: () => void) => (
    <Suspense>
      <HandOverDialog step={step} card={card} onClose={close} />
    </Suspense>
  )
  return (
    <>
      {can.confirmHandOver === true && <DialogButton renderDialog={open('confirm')}>Confirm {pet.name} is with you</DialogButton>}
      {!inTalk && handOver?.threadId && (
        <ButtonLink weight={can.confirmHandOver === true ? 'plain' : 'main'} to={paths.conversation(handOver.threadId)}>
          Write to {handOver.with}
        </ButtonLink>
      )}
      {can.sayHandedOver === true && (
        <DialogButton weight="plain" renderDialog={open('handedOver')}>
          Say you’ve handed {pet.name} over
        </DialogButton>
      )}
      {can.confirmByCode === true && can.confirmHandOver !== true && (
        <DialogButton weight="plain" renderDialog={open('code')}>
          Enter the code
        </DialogButton>
      )}
      {can.planHandOver === true && (
        <DialogButton weight="plain" renderDialog={open('plan')}>
          {handOver?.on ? 'Change the day' : 'Set the day'}
        </DialogButton>
      )}
      {can.sayNotYet === true && (
        <DialogButton weight="plain" renderDialog={open('notYet')}>
          Say it hasn’t happened yet
        </DialogButton>
      )}
      {can.partWays === true && (
        <DialogButton weight="plain" renderDialog={open('partWays')}>
          Say you couldn’t agree
        </DialogButton>
      )}
    </>
  )
}
