import { useState } from 'react'
import { chipsInUse } from '#features/chips/topics.ts'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { DateField } from '#ui/DateField.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { chipWithPet } from '../../contract.ts'
import type { DeadChip } from '../../shapes.ts'
import { ChipField } from '../ChipField.tsx'
import { blankReplacement, scansBefore } from './replacement.ts'

/** Writes down another chip for the animal of one that was reported. Both numbers find it from then on. */
export function ReplaceDialog({ report, onClose }: { report: DeadChip; onClose: () => void }) {
  const [initial] = useState(() => blankReplacement(new Date()))
  const { form, formProps, summary, isPending } = useContractForm(chipWithPet, {
    initial,
    asks: (answers) => withoutBlanks({ ...answers, oldChipNumber: report.number }),
    refresh: [chipsInUse],
    toast: true,
    once: true,
    then: onClose,
  })
  const { errors } = summary
  const field = (name: 'chipNumber' | 'implant.implantedOn' | 'implant.site' | 'implant.scanBefore') => ({
    ...form.getInputProps(name),
    error: errors[name],
  })
  return (
    <FormDialog title="Replace chip" onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>
          For {report.petName ?? 'the animal'}, with chip <b>{report.shown}</b>. Both numbers will find it, and we’ll tell its keeper the
          new one.
        </div>
        <ChoiceCards
          {...field('implant.scanBefore')}
          label="What did the reader show before you implanted the chip?"
          hint="Scan the whole animal first: neck, shoulders, legs and chest."
          min="100%"
          choices={scansBefore(report.kind)}
        />
        <ChipField
          {...field('chipNumber')}
          value={form.values.chipNumber}
          label="New microchip number"
          hint="15 digits, on the label that came with the chip"
          onChange={(chipNumber) => form.setFieldValue('chipNumber', chipNumber)}
        />
        <DateField {...field('implant.implantedOn')} label="When was it implanted?" />
        <TextField
          {...field('implant.site')}
          label="Where is the chip?"
          hint="For example: between the shoulder blades"
          maxLength={80}
          autoComplete="off"
        />
        <CheckField {...form.getInputProps('implant.scanAfter', { type: 'checkbox' })} label="I read the new chip after implanting it" />
        <DialogActions busy={isPending} onClose={onClose}>
          Replace chip
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
