import { chipsInUse } from '#features/chips/topics.ts'
import { SITES } from '#features/pets/kit/form/ImplantFields.tsx'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { DateField } from '#ui/DateField.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { SuggestField } from '#ui/SuggestField.tsx'
import { updateChip } from '../../../contract.ts'
import { CHANGE_DAYS } from '../../../policy.ts'
import type { ImplantRow } from '../../../shapes.ts'

/** Corrects when and where a chip was put in; the record of its animal follows. */
export function CorrectDialog({ implant, onClose }: { implant: ImplantRow; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(updateChip, {
    initial: { implantedOn: implant.implantedOn, site: implant.site },
    asks: (values) => ({ implantId: implant.id, ...values }),
    refresh: [chipsInUse],
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={`Correct ${implant.petName ?? implant.shown}’s implant`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <DateField {...form.getInputProps('implantedOn')} label="Date you implanted the chip" />
        <SuggestField {...form.getInputProps('site')} label="Where the chip is" maxLength={80} suggestions={SITES} />
        <FormActions note={`This changes the animal’s record too. You can correct an implant for ${CHANGE_DAYS} days.`}>
          <ActionButton type="submit" busy={isPending}>
            Save changes
          </ActionButton>
          <ActionButton weight="plain" onClick={onClose}>
            Cancel
          </ActionButton>
        </FormActions>
      </FormRows>
    </FormDialog>
  )
}
