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
    <Panel title={`No, ${petName} is mine`} lead="The record won’t change until our staff have settled it with both sides.">
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
      title={`Yes, ${petName} lives with someone else now`}
      lead="We’ll contact them if the animal is found, and they’ll look after its record."
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
      title="Agree to the change?"
      yes="Agree to the change"
      busy={isPending}
      onYes={() => run({ ...way, answer: 'accept' })}
      onClose={onClose}
    >
      {asked.petName} will leave your account, and finders will reach the new keeper. It’s free for both of you. You’ll have 30 days to
      dispute it.
    </ConfirmDialog>
  )
}
