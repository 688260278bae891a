import { useContractForm } from '#platform/web/form.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Prose } from '#ui/Prose.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { conversationSafety } from '../contract.ts'
import type { Writer } from '../kit/points.ts'

interface SafetyProps {
  writer: Writer
  blocked: boolean
  reported: boolean
  ended: boolean
  /** Our staff ended it. */
  stopped: boolean
  onChanged: () => void
}

/** End a conversation, block it or report it, and undo any of these. */
export function SafetyPanel({ writer, blocked, reported, ended, stopped, onChanged }: SafetyProps) {
  const { run, isPending } = useAction(conversationSafety, { then: onChanged })
  const act = (action: 'block' | 'unblock' | 'withdrawReport' | 'end' | 'reopen') => () => void run({ ...writer, action })
  return (
    <Panel title="End, block or report" level={2}>
      <Rows>
        <Prose>
          {blocked ? (
            <p>You’ve blocked this conversation. Neither of you can write here until you unblock it.</p>
          ) : (
            <p>
              If you block this conversation, neither of you can write here. We’ll tell the other person if they try. You can undo this.
            </p>
          )}
          {stopped && <p>Our staff have ended this conversation. Neither of you can write here any more.</p>}
          {ended && !stopped && <p>This conversation has ended. Either of you can open it again to write.</p>}
          {reported && <p>You’ve reported this conversation. Our staff can read it, and will look into it.</p>}
        </Prose>
        <FormActions>
          {!stopped && (
            <ActionButton weight="plain" busy={isPending} onClick={act(ended ? 'reopen' : 'end')}>
              {ended ? 'Open this conversation again' : 'End this conversation'}
            </ActionButton>
          )}
          <ActionButton weight="plain" busy={isPending} onClick={act(blocked ? 'unblock' : 'block')}>
            {blocked ? 'Unblock this conversation' : 'Block this conversation'}
          </ActionButton>
          {reported ? (
            <ActionButton weight="plain" busy={isPending} onClick={act('withdrawReport')}>
              Withdraw report
            </ActionButton>
          ) : (
            <DialogButton weight="plain" renderDialog={(close) => <ReportDialog writer={writer} onClose={close} onReported={onChanged} />}>
              Report this conversation
            </DialogButton>
          )}
        </FormActions>
      </Rows>
    </Panel>
  )
}

function ReportDialog({ writer, onClose, onReported }: { writer: Writer; onClose: () => void; onReported: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(conversationSafety, {
    once: true,
    initial: { why: '' },
    asks: ({ why }) => ({ ...writer, action: 'report' as const, why }),
    then: () => {
      onClose()
      onReported()
    },
  })
  return (
    <FormDialog title="Report this conversation" onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <p>Our staff will read the conversation and what you write here. We won’t tell the other person.</p>
        <LongTextField label="What’s wrong?" minRows={3} maxLength={1000} {...form.getInputProps('why')} />
        <FormActions>
          <ActionButton type="submit" busy={isPending}>
            Send report
          </ActionButton>
        </FormActions>
      </FormRows>
    </FormDialog>
  )
}
