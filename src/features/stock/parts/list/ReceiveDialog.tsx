import { type SyntheticEvent, useState } from 'react'
import { CHANGED } from '#features/implanting/parts/changed.ts'
import { useTell } from '#platform/web/useTell.ts'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { chipPacksList, chipsOrderList, updateChipsOrder } from '../../contract.ts'
import type { ChipOrder } from '../../shapes.ts'
import { chips } from '../words.ts'
import { MissingChips } from './MissingChips.tsx'
import { type Missing, missingOf } from './missing.ts'

/** Says that an order has come, or which of its chips have not. */
export function ReceiveDialog({ order, onClose }: { order: ChipOrder; onClose: () => void }) {
  const [missing, setMissing] = useState<Missing>({ all: '', picked: [], typed: '' })
  const [problem, setProblem] = useState<string>()
  const { tell, isPending } = useTell(updateChipsOrder, {
    toast: 'Your stock has the chips that have come',
    refresh: [chipsOrderList, chipPacksList, ...CHANGED],
    failed: ({ message }) => setProblem(message),
    then: onClose,
  })
  const change = (changes: Partial<Missing>) => {
    setProblem(undefined)
    setMissing((before) => ({ ...before, ...changes }))
  }
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const told = missingOf(missing, order.ranges)
    if ('problem' in told) return setProblem(told.problem)
    void tell({ orderId: order.id, act: 'received', missing: told.numbers })
  }
  return (
    <FormDialog title="Your chips have come" onClose={onClose}>
      <form onSubmit={send} noValidate>
        <Rows>
          <ChoiceCards
            label={`Are all ${chips(order.chips)} there?`}
            hint="Compare the numbers on the box with those of the order."
            min="100%"
            error={missing.all === 'no' ? undefined : problem}
            choices={[
              { value: 'yes', label: 'Yes, all of them' },
              { value: 'no', label: 'Some are missing', hint: 'We block their numbers, and send you others or give back what they cost' },
            ]}
            value={missing.all}
            onChange={(all) => change({ all: all === 'yes' ? 'yes' : 'no' })}
          />
          {missing.all === 'no' && <MissingChips order={order} missing={missing} error={problem} onChange={change} />}
          <DialogActions busy={isPending} onClose={onClose}>
            Save
          </DialogActions>
        </Rows>
      </form>
    </FormDialog>
  )
}
