import { getChipInfo } from '#features/chips/contract.ts'
import { ReportedGone } from '#features/chips/kit/ReportedGone.tsx'
import { typedSoFar } from '#features/chips/kit/typed.ts'
import { getCredits } from '#features/plans/contract.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useCall } from '#platform/web/useCall.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'
import { registerUnchipped } from '../../contract.ts'
import type { WelfarePet } from '../../shapes.ts'
import { CHANGED } from './changed.ts'

/** CARE-2 The chip that an animal has now, which registers it, or finds its keeper. */
export function ChipDialog({ pet, onClose }: { pet: WelfarePet; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(registerUnchipped, {
    initial: { chipNumber: '', rescueBackup: true, evenIfHeldElsewhere: false },
    asks: (answers) => ({ ...answers, petId: pet.id }),
    refresh: [...CHANGED, getCredits],
    once: true,
    toast: true,
    then: onClose,
  })
  const typed = typedSoFar(form.values.chipNumber)
  const number = typed.state === 'read' ? typed.reading.number : ''
  const { data } = useCall(getChipInfo, { chipNumber: number }, { enabled: number !== '', freshFor: 60 })
  const isTaken = data?.registration === 'another'
  return (
    <FormDialog title={`${pet.name}’s chip`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <TextField
          {...form.getInputProps('chipNumber')}
          label="Microchip number"
          hint="Scan it after the chip is in, and enter the number that the scanner shows."
          large
          autoComplete="off"
          spellCheck={false}
        />
        {data && <ReportedGone reported={data.reported} number={number} />}
        {isTaken && (
          <Notice title="Registered to someone else here" live>
            We’ll tell its keeper that it’s with you, and you hold it for them.
          </Notice>
        )}
        {form.errors['chipNumber'] && !isTaken && (
          <CheckField
            {...form.getInputProps('evenIfHeldElsewhere', { type: 'checkbox' })}
            label="If another database holds it, register it here too. I’ll tell them that it’s with us"
          />
        )}
        {!isTaken && (
          <CheckField {...form.getInputProps('rescueBackup', { type: 'checkbox' })} label={`We stay ${pet.name}’s rescue back-up`} />
        )}
        <DialogActions busy={isPending} onClose={onClose}>
          {isTaken ? 'Hold it for its keeper' : `Register ${pet.name}`}
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
