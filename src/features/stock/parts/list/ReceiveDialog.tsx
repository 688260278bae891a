import { type SyntheticEvent, useState } from 'react'
import { chipsInUse } from '#features/chips/topics.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { chipPacksList, chipsOrderList, updateChipsOrder } from '../../contract.ts'
import type { ChipOrder } from '../../shapes.ts'
import { ChipRanges } from './ChipRanges.tsx'
import { MissingChips } from './MissingChips.tsx'
import { type Missing, missingOf } from './missing.ts'
import { countIn, parcelWords } from './part.ts'

/** Says that an order has come, or which of its chips have not. */
export function ReceiveDialog({ order, onClose }: { order: ChipOrder; onClose: () => void }) {
  const { question, hint, yes, no } = parcelWords(order)
  const [missing, setMissing] = useState<Missing>({ all: '', picked: [], typed: '' })
  const [problem, setProblem] = useState<string>()
  const { run, isPending } = useAction(updateChipsOrder, {
    toast: 'We’ve added the chips that arrived to your stock',
    refresh: [chipsOrderList, chipPacksList, chipsInUse],
    failed: ({ message }) => setProblem(message),
    then: onClose,
  })
  const change = (changes: Partial<Missing>) => {
    setProblem(undefined)
    setMissing((before) => ({ ...before, ...changes }))
  }
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const told = missingOf(missing, order.coming)
    if ('problem' in told) return setProblem(told.problem)
    void run({ orderId: order.id, act: 'received', missing: told.numbers })
  }
  return (
    <FormDialog title="Confirm delivery" onClose={onClose}>
      <form onSubmit={send} noValidate>
        <Rows>
          <ChipRanges ranges={order.coming} label="Chips of this parcel" />
          <ChoiceCards
            label={question}
            hint={hint}
            min="100%"
            error={missing.all === 'no' ? undefined : problem}
            choices={[
              { value: 'yes', label: yes },
              { value: 'no', label: no, hint: 'We’ll block the missing chips, and replace or refund them' },
            ]}
            value={missing.all}
            onChange={(all) => change(all === 'yes' ? { all } : { all: 'no', picked: onlyOne(order) })}
          />
          {missing.all === 'no' && <MissingChips ranges={order.coming} missing={missing} error={problem} onChange={change} />}
          <DialogActions busy={isPending} onClose={onClose}>
            Confirm delivery
          </DialogActions>
        </Rows>
      </form>
    </FormDialog>
  )
}

/** Of a parcel with one chip nobody need be asked which is missing. */
const onlyOne = ({ coming }: ChipOrder): string[] => (countIn(coming) === 1 ? coming.map(({ from }) => from) : [])
