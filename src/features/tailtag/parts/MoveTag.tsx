import { useMyPets } from '#features/pets/kit/useMyPets.ts'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { getTagScans, getTailTagSettings, moveTag } from '../contract.ts'

/** Hands the tag of a pet that wasn’t on the register over to one that is. */
export function MoveTag({ tagId, petName }: { tagId: string; petName: string }) {
  const pets = useMyPets().data ?? []
  const { form, formProps, summary, isPending } = useContractForm(moveTag, {
    initial: { tagId, petId: '' },
    refresh: [getTailTagSettings, getTagScans],
    toast: true,
  })
  if (pets.length === 0) return null
  return (
    <Box mt="1.5rem">
      <FormRows {...formProps} {...summary}>
        <SelectField
          {...form.getInputProps('petId')}
          label={`Is ${petName} on the register now?`}
          empty="Choose your pet"
          options={pets.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <FormActions>
          <ActionButton type="submit" weight="plain" size="sm" busy={isPending}>
            Move the tag
          </ActionButton>
        </FormActions>
      </FormRows>
    </Box>
  )
}
