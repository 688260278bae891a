import { moneyText } from '#platform/text/moneytext.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { useAction } from '#platform/web/useAction.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink, DocumentLink } from '#ui/ActionButton.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { RowActions } from '#ui/RowActions.tsx'
import { answerAbsence, answerProposal } from '../../contract.ts'
import { visitChanges } from '../changes.ts'
import type { Visit } from '../words.ts'
import { CloseButton, ConfirmButton } from './VisitButtons.tsx'

const CancelDialog = lazyPart(() => import('./CancelDialog.tsx').then((part) => part.CancelDialog))
const DeclineDialog = lazyPart(() => import('./DeclineDialog.tsx').then((part) => part.DeclineDialog))
const MoveDialog = lazyPart(() => import('./MoveDialog.tsx').then((part) => part.MoveDialog))
const AbsenceDialog = lazyPart(() => import('./AbsenceDialog.tsx').then((part) => part.AbsenceDialog))
const ContestDialog = lazyPart(() => import('./AbsenceDialog.tsx').then((part) => part.ContestDialog))
const ChippedDialog = lazyPart(() => import('./ChippedDialog.tsx').then((part) => part.ChippedDialog))
const CouldNotDialog = lazyPart(() => import('./CouldNotDialog.tsx').then((part) => part.CouldNotDialog))

interface VisitActsProps {
  visit: Visit
  /** In a list: the acts that wait, and not those that could be. */
  few?: boolean
}

/** What the side that looks can do about a visit now. */
export function VisitActs({ visit, few = false }: VisitActsProps) {
  const { id, can, side, price, calendar } = visit
  const isImplanter = side === 'implanter'
  return (
    <RowActions {...(few && { of: `the visit with ${visit.with}` })}>
      {can.pay === true && <ButtonLink to={paths.pay('booking', id)}>Pay the deposit of {moneyText(price.deposit.pence)}</ButtonLink>}
      {can.answer === true && <ConfirmButton id={id} />}
      {can.answer === true && (
        <DialogButton weight="plain" size="sm" renderDialog={(close) => <DeclineDialog visit={visit} onClose={close} />}>
          Decline
        </DialogButton>
      )}
      {can.answerProposal === true && <ProposalButtons id={id} />}
      {can.answerAbsence === true && <AbsenceButtons visit={visit} />}
      {can.close === true && (
        <DialogButton weight="main" size="sm" renderDialog={(close) => <ChippedDialog visit={visit} onClose={close} />}>
          Mark as chipped
        </DialogButton>
      )}
      {can.close === true && can.arrive === true && (
        <CloseButton id={id} outcome="arrived">
          I’m there
        </CloseButton>
      )}
      {can.close === true && (
        <DialogButton weight="plain" size="sm" renderDialog={(close) => <CouldNotDialog visit={visit} onClose={close} />}>
          Couldn’t chip
        </DialogButton>
      )}
      {can.close === true && can.missed === true && (
        <CloseButton id={id} outcome="noShow">
          No one was there
        </CloseButton>
      )}
      {(can.move === true || can.propose === true) && (
        <DialogButton weight="plain" size="sm" renderDialog={(close) => <MoveDialog visit={visit} onClose={close} />}>
          {can.move === true ? 'Move the visit' : 'Propose another time'}
        </DialogButton>
      )}
      {!few && can.reportAbsence === true && (
        <DialogButton weight="quiet" size="sm" renderDialog={(close) => <AbsenceDialog visit={visit} onClose={close} />}>
          The implanter didn’t come
        </DialogButton>
      )}
      {!few && can.cancel === true && (
        <DialogButton weight="quiet" size="sm" renderDialog={(close) => <CancelDialog visit={visit} onClose={close} />}>
          {isImplanter ? 'Call the visit off' : 'Cancel the visit'}
        </DialogButton>
      )}
      {!few && calendar && (
        <DocumentLink weight="quiet" size="sm" href={calendar}>
          Add to your calendar
        </DocumentLink>
      )}
    </RowActions>
  )
}

function ProposalButtons({ id }: { id: string }) {
  const { run, isPending } = useAction(answerProposal, { refresh: visitChanges, toast: true })
  return (
    <>
      <ActionButton size="sm" busy={isPending} onClick={() => void run({ bookingId: id, agree: true })}>
        Agree to the new time
      </ActionButton>
      <ActionButton weight="plain" size="sm" busy={isPending} onClick={() => void run({ bookingId: id, agree: false })}>
        Keep the old time
      </ActionButton>
    </>
  )
}

function AbsenceButtons({ visit }: { visit: Visit }) {
  const { run, isPending } = useAction(answerAbsence, { refresh: visitChanges, toast: true })
  return (
    <>
      <DialogButton size="sm" renderDialog={(close) => <ContestDialog visit={visit} onClose={close} />}>
        Say that you came
      </DialogButton>
      <DialogButton
        weight="plain"
        size="sm"
        renderDialog={(close) => (
          <ConfirmDialog
            title="You didn’t come?"
            yes="I didn’t come"
            busy={isPending}
            onYes={() => void run({ bookingId: visit.id, answer: 'agree' }).then(close)}
            onClose={close}
          >
            Any deposit goes back to {visit.with}. You can’t change this afterwards.
          </ConfirmDialog>
        )}
      >
        I didn’t come
      </DialogButton>
    </>
  )
}
