import { useContractForm } from '#platform/web/form.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getPendingKeepershipRequests, respondKeepershipRequest } from '../../contract.ts'
import type { AskedOfMe } from '../../shapes.ts'
import { objectionWords } from '../words.ts'
import type { Answered } from './AfterAnswer.tsx'
import type { Way } from './RespondRequest.tsx'

interface AnswerProps {
  asked: AskedOfMe
  way: Way
  onAnswered: (answered: Answered) => void
}

/** The keeper objects, with one of five reasons that the other side never learns. */
export function ObjectPanel({ asked: { petName, can }, way, onAnswered }: AnswerProps) {
  const { form, formProps, summary, isPending } = useContractForm(respondKeepershipRequest, {
    initial: { objection: '' },
    asks: ({ objection }) => ({ ...way, answer: 'object', ...(objection && { objection }) }),
    refresh: [getPendingKeepershipRequests],
    then: ({ next }) => onAnswered({ answer: 'object', next }),
  })
  return (
    <Panel title={`No, ${petName} is mine`} lead="Nothing moves until our staff have settled it with both sides.">
      <FormRows {...formProps} {...summary}>
        <ChoiceCards
          {...form.getInputProps('objection')}
          label="Why do you object?"
          choices={Object.entries(objectionWords).map(([value, { choice, hint }]) => ({ value, label: choice, hint }))}
          min="15rem"
        />
        <FormActions>
          <ActionButton type="submit" busy={isPending} disabledBecause={can.object}>
            Object
          </ActionButton>
        </FormActions>
      </FormRows>
    </Panel>
  )
}

/** The keeper agrees, and is asked once whether that is meant. */
export function AcceptPanel({ asked, way, onAnswered }: AnswerProps) {
  const { petName, can } = asked
  return (
    <Panel
      title={`Yes, ${petName} lives with somebody else now`}
      lead="They are asked when the animal is found, and keep its record from then on."
    >
      <DialogButton
        weight="plain"
        disabledBecause={can.accept}
        renderDialog={(close) => <AcceptDialog asked={asked} way={way} onAnswered={onAnswered} onClose={close} />}
      >
        Agree to the change
      </DialogButton>
    </Panel>
  )
}

function AcceptDialog({ asked, way, onAnswered, onClose }: AnswerProps & { onClose: () => void }) {
  const { run, isPending } = useAction(respondKeepershipRequest, {
    refresh: [getPendingKeepershipRequests],
    then: ({ next }) => onAnswered({ answer: 'accept', next }),
  })
  return (
    <ConfirmDialog
      title={`Does ${asked.petName} live with somebody else now?`}
      yes="Yes, they are the keeper now"
      busy={isPending}
      onYes={() => run({ ...way, answer: 'accept' })}
      onClose={onClose}
    >
      {asked.petName} leaves your account, and whoever finds the animal is led to the new keeper. It costs nobody anything. For 30 days you
      can still say that it was wrong.
    </ConfirmDialog>
  )
}
