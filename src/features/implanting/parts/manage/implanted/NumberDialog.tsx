import { chipsInUse } from '#features/chips/topics.ts'
import { useContractForm } from '#platform/web/form.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { correctImplantNumber } from '../../../contract.ts'
import { CHANGE_DAYS } from '../../../policy.ts'
import type { ImplantRow } from '../../../shapes.ts'
import { ChipField } from '../../ChipField.tsx'

/** Corrects a number that was mistyped: the animal, its request and its history stay. */
export function NumberDialog({ implant, onClose }: { implant: ImplantRow; onClose: () => void }) {
  const animal = implant.petName ?? 'the animal'
  const { form, formProps, summary, isPending } = useContractForm(correctImplantNumber, {
    initial: { chipNumber: '', scanned: false, reason: '', evenIfHeldElsewhere: false, swap: false },
    asks: (values) => ({ implantId: implant.id, ...values }),
    refresh: [chipsInUse],
    once: true,
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={`Correct ${animal}’s microchip number`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>
          You registered {implant.shown}. Once you’ve corrected it, that number no longer finds {animal}, and we’ll tell the keeper. If the
          wrong number is a chip from your stock, it’s back in your stock. If you mixed up two animals, enter the number this one has, and
          we’ll offer to swap them.
        </div>
        <ChipField
          {...form.getInputProps('chipNumber')}
          value={form.values.chipNumber}
          label="The right microchip number"
          hint="15 digits, as your reader shows it"
          onChange={(chipNumber) => form.setFieldValue('chipNumber', chipNumber)}
        />
        {(form.errors['evenIfHeldElsewhere'] || form.values.evenIfHeldElsewhere) && (
          <CheckField
            {...form.getInputProps('evenIfHeldElsewhere', { type: 'checkbox' })}
            label="Register it here too. I’ve checked the number, and I’ll tell the other database that its record has moved."
          />
        )}
        {(form.errors['swap'] || form.values.swap) && (
          <CheckField
            {...form.getInputProps('swap', { type: 'checkbox' })}
            label={`Swap the numbers of ${animal} and the other animal. I’ve scanned both.`}
          />
        )}
        <CheckField
          {...form.getInputProps('scanned', { type: 'checkbox' })}
          label={`I’ve scanned ${animal} again, and the reader showed this number`}
        />
        <TextField
          {...form.getInputProps('reason')}
          label="What went wrong?"
          hint="The keeper reads this. For example: I mixed up two labels"
          maxLength={200}
          autoComplete="off"
        />
        <DialogActions busy={isPending} onClose={onClose} note={`You can correct a number for ${CHANGE_DAYS} days.`}>
          Correct number
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
