import { NI_STRAY_DAYS, STRAY_CLEAR_DAYS } from '#features/pets/lifecycle.ts'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { DateField } from '#ui/DateField.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { Chosen } from '#ui/useChosen.ts'
import { saveCouncil } from '../../contract.ts'
import { CHANGED } from '../stay/changed.ts'
import { animalsText } from '../words.ts'

interface CouncilDialogProps {
  pets: readonly Chosen[]
  onDone: () => void
  onClose: () => void
}

/** When the council took in stray dogs that came together. */
export function CouncilDialog({ pets, onDone, onClose }: CouncilDialogProps) {
  const { form, formProps, summary, isPending } = useContractForm(saveCouncil, {
    initial: { councilFrom: '', councilReference: '' },
    asks: (values) => withoutBlanks({ ...values, petIds: pets.map(({ id }) => id) }),
    refresh: CHANGED,
    once: true,
    toast: true,
    then: () => {
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog title={`The council’s dates of ${animalsText(pets.length)}`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>
          Stray dogs have {STRAY_CLEAR_DAYS} clear days from this day for their owners to claim them, or {NI_STRAY_DAYS} days in Northern
          Ireland. Dogs that have their dates already, and animals that aren’t stray dogs, are left as they are.
        </div>
        <DateField {...form.getInputProps('councilFrom')} label="Day the council took them in" hint="Or the day you told the council" />
        <TextField
          {...form.getInputProps('councilReference')}
          label="Council and reference"
          hint="For example, Leeds City Council, SD 4471"
          maxLength={80}
          autoComplete="off"
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Save
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
