import { type SyntheticEvent, useState } from 'react'
import { chipsInUse } from '#features/chips/topics.ts'
import { useAction } from '#platform/web/useAction.ts'
import { Stack } from '#ui/Box.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import { Rows } from '#ui/Columns.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { chipsOrderList, updateChipsOrder } from '../../contract.ts'
import type { ChipOrder } from '../../shapes.ts'
import { numbersIn } from './missing.ts'

/** Takes back that chips are missing. */
export function TurnedUpDialog({ order: { id, missing }, onClose }: { order: ChipOrder; onClose: () => void }) {
  const numbers = missing.filter(({ compensated }) => compensated === null).flatMap(numbersIn)
  const [picked, setPicked] = useState<readonly string[]>(numbers.length === 1 ? numbers : [])
  const [problem, setProblem] = useState<string>()
  const { run, isPending } = useAction(updateChipsOrder, {
    toast: 'They’re in your stock now',
    refresh: [chipsOrderList, chipsInUse],
    failed: ({ message }) => setProblem(message),
    then: onClose,
  })
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (picked.length === 0) return setProblem('Choose the chips that have turned up')
    void run({ orderId: id, act: 'turnedUp', missing: [...picked] })
  }
  const toggle = (number: string) => {
    setProblem(undefined)
    setPicked((before) => (before.includes(number) ? before.filter((one) => one !== number) : [...before, number]))
  }
  return (
    <FormDialog title="A missing chip has turned up" onClose={onClose}>
      <form onSubmit={send} noValidate>
        <Rows>
          <FieldGroup
            label="Which chips have turned up?"
            hint="Compare the numbers with the labels. You can then use these chips."
            error={problem}
          >
            <Stack gap="0.75rem" mah="16rem" style={{ overflowY: 'auto' }}>
              {numbers.map((number) => (
                <CheckField
                  key={number}
                  label={<ChipDigits number={number} />}
                  checked={picked.includes(number)}
                  onChange={() => toggle(number)}
                />
              ))}
            </Stack>
          </FieldGroup>
          <DialogActions busy={isPending} onClose={onClose}>
            Add to my stock
          </DialogActions>
        </Rows>
      </form>
    </FormDialog>
  )
}
