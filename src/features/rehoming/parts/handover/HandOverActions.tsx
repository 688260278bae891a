import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import type { RehomingCard } from '../../shapes.ts'
import { ConfirmDialogOfTaker, EnterCode } from './ConfirmHandOver.tsx'
import { NotYet, PartWays, SayHandedOver } from './dialogs.tsx'
import { PlanDay } from './PlanDay.tsx'

/** What either side can do while an animal is handed over. `inTalk`: beside the conversation, to which no link is needed. */
export function HandOverActions({ card, inTalk = false }: { card: RehomingCard; inTalk?: boolean }) {
  const { can, handOver, pet } = card
  return (
    <>
      {can.confirmHandOver === true && (
        <DialogButton renderDialog={(close) => <ConfirmDialogOfTaker card={card} onClose={close} />}>
          Confirm {pet.name} is with you
        </DialogButton>
      )}
      {!inTalk && handOver?.threadId && (
        <ButtonLink weight={can.confirmHandOver === true ? 'plain' : 'main'} to={paths.conversation(handOver.threadId)}>
          Write to {handOver.with}
        </ButtonLink>
      )}
      {can.sayHandedOver === true && (
        <DialogButton weight="plain" renderDialog={(close) => <SayHandedOver card={card} onClose={close} />}>
          Say you’ve handed {pet.name} over
        </DialogButton>
      )}
      {can.confirmByCode === true && can.confirmHandOver !== true && (
        <DialogButton weight="plain" renderDialog={(close) => <EnterCode card={card} onClose={close} />}>
          Enter the code
        </DialogButton>
      )}
      {can.planHandOver === true && (
        <DialogButton weight="plain" renderDialog={(close) => <PlanDay card={card} onClose={close} />}>
          {handOver?.on ? 'Change the day' : 'Set the day'}
        </DialogButton>
      )}
      {can.sayNotYet === true && (
        <DialogButton weight="plain" renderDialog={(close) => <NotYet card={card} onClose={close} />}>
          Say it hasn’t happened yet
        </DialogButton>
      )}
      {can.partWays === true && (
        <DialogButton weight="plain" renderDialog={(close) => <PartWays card={card} onClose={close} />}>
          Say you couldn’t agree
        </DialogButton>
      )}
    </>
  )
}
