import { useNavigate } from 'react-router'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { getScannedChipInfo } from '../contract.ts'

/** Takes a code as it is typed: a microchip number, or what is engraved on a TailTag. */
export function CodeForm() {
  const navigate = useNavigate()
  const { form, formProps, summary, isPending } = useContractForm(getScannedChipInfo, {
    initial: { code: '' },
    // The page of a tag is drawn by the server alone.
    then: ({ kind, link }) => (kind === 'tag' ? window.location.assign(link) : void navigate(link)),
  })
  return (
    <FormRows {...formProps} {...summary}>
      <TextField
        {...form.getInputProps('code')}
        label="Microchip number or tag code"
        hint="For example, 985 121 004 515 220 or 7K2M-9P4T"
        maxLength={200}
        autoComplete="off"
      />
      <FormActions>
        <ActionButton type="submit" busy={isPending}>
          Look it up
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}
