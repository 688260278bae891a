import { chipsText } from '#features/stock/kit/chipstext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { Box, Group } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { When } from '#ui/When.tsx'
import { acceptRejectChips, withdrawChips } from '../contract.ts'
import type { ChipHandover } from '../shapes.ts'
import { CHANGED } from './changed.ts'
import { Runs } from './Runs.tsx'
import { handoverWords } from './words.ts'

/** Chips that go from one implanter to another: which, how it stands, and what this side can do. */
export function HandoverCard({ handover }: { handover: ChipHandover }) {
  const { side, other, chips, runs, createdAt, statusAt, answerBy, can } = handover
  const { label, tone, says } = handoverWords(handover)
  const isOpen = can.refuse === true || can.withdraw === true
  return (
    <Panel
      level={3}
      title={`${chipsText(chips)} ${side === 'given' ? 'to' : 'from'} ${other}`}
      lead={
        <>
          Offered <When at={createdAt} />
          {!isOpen && (
            <>
              , {label.toLowerCase()} on <When at={statusAt} />
            </>
          )}
        </>
      }
      actions={<StatusTag tone={tone}>{label}</StatusTag>}
    >
      <Rows>
        <Box component="p" m={0}>
          {says} {isOpen && `It ends by itself on ${whenText(answerBy, 'day')}.`}
        </Box>
        {runs.length > 0 && <Runs runs={runs} />}
        {isOpen && (
          <Group gap="0.75rem">
            {side === 'received' && <Answers handover={handover} />}
            {can.withdraw === true && <Withdraw handover={handover} />}
          </Group>
        )}
      </Rows>
    </Panel>
  )
}

function Answers({ handover }: { handover: ChipHandover }) {
  const { can } = handover
  return (
    <>
      <DialogButton disabledBecause={can.accept} renderDialog={(close) => <Accept handover={handover} onClose={close} />}>
        Accept chips
      </DialogButton>
      {can.refuse === true && (
        <DialogButton weight="plain" renderDialog={(close) => <Refuse handover={handover} onClose={close} />}>
          Refuse
        </DialogButton>
      )}
    </>
  )
}

interface AskProps {
  handover: ChipHandover
  onClose: () => void
}

function Accept({ handover: { id, chips, other }, onClose }: AskProps) {
  const { run, isPending } = useAction(acceptRejectChips, { refresh: CHANGED, toast: 'The chips are in your stock', then: onClose })
  return (
    <ConfirmDialog
      title={`Accept ${chipsText(chips)} from ${other}?`}
      yes="Accept chips"
      busy={isPending}
      onYes={() => void run({ handoverId: id, answer: 'accept', chips })}
      onClose={onClose}
    >
      You’ll be the implanter who holds them: only you can register them, and finders who read one reach you. Any refund goes to the person
      who bought them, so if you want to return some, hand them back to your colleague.
    </ConfirmDialog>
  )
}

function Refuse({ handover: { id, chips, other }, onClose }: AskProps) {
  const { run, isPending } = useAction(acceptRejectChips, { refresh: CHANGED, toast: 'The chips stay with your colleague', then: onClose })
  return (
    <ConfirmDialog
      title={`Refuse ${chipsText(chips)} from ${other}?`}
      yes="Refuse chips"
      busy={isPending}
      onYes={() => void run({ handoverId: id, answer: 'reject', chips })}
      onClose={onClose}
    >
      They stay with your colleague, and we’ll tell them. If you have the chips with you, give them back.
    </ConfirmDialog>
  )
}

function Withdraw({ handover }: { handover: ChipHandover }) {
  return (
    <DialogButton weight="plain" renderDialog={(close) => <WithdrawDialog handover={handover} onClose={close} />}>
      Take back
    </DialogButton>
  )
}

function WithdrawDialog({ handover: { id, chips, other }, onClose }: AskProps) {
  const { run, isPending } = useAction(withdrawChips, { refresh: CHANGED, toast: true, then: onClose })
  return (
    <ConfirmDialog
      title={`Take back ${chipsText(chips)} from ${other}?`}
      yes="Take back"
      busy={isPending}
      onYes={() => void run({ handoverId: id })}
      onClose={onClose}
    >
      They stay yours, and you can implant them again. We’ll tell your colleague.
    </ConfirmDialog>
  )
}
