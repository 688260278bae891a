import { STRAY_CLEAR_DAYS } from '#features/pets/lifecycle.ts'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { DateField } from '#ui/DateField.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { saveStrayPeriod } from '../../contract.ts'
import type { WelfarePet } from '../../shapes.ts'
import { CHANGED } from '../stay/changed.ts'
import { COUNCIL_HINT } from '../words.ts'

/** When the council took a stray dog in, and whether it released it. */
export function StrayDialog({ pet, onClose }: { pet: WelfarePet; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(saveStrayPeriod, {
    once: true,
    initial: {
      councilFrom: pet.stray?.councilFrom ?? '',
      councilReference: pet.stray?.councilReference ?? '',
      releasedOn: pet.stray?.releasedOn ?? '',
      releaseReference: pet.stray?.releaseReference ?? '',
    },
    asks: (values) => withoutBlanks({ ...values, petId: pet.id }),
    refresh: CHANGED,
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={`${pet.name}: the council’s dates`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>
          A council holds a stray dog for {STRAY_CLEAR_DAYS} clear days so its owner can claim it (Environmental Protection Act 1990,
          section 149). Until then, or until the council releases it, {pet.name} can’t go to a new keeper.
        </div>
        <DateField
          {...form.getInputProps('councilFrom')}
          label="Day the council took it in"
          hint="Or the day you told the council about it. Leave this blank if you haven’t yet."
          optional
        />
        <TextField
          {...form.getInputProps('councilReference')}
          label="Council and reference"
          hint={COUNCIL_HINT}
          maxLength={80}
          autoComplete="off"
          optional={form.values.councilFrom === ''}
        />
        <DateField
          {...form.getInputProps('releasedOn')}
          label="Day the council released it"
          hint="Only if the council released it before the days were over."
          optional
        />
        <TextField
          {...form.getInputProps('releaseReference')}
          label="Reference of the release"
          hint="From the council’s letter or e-mail"
          maxLength={80}
          autoComplete="off"
          optional
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Save
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
