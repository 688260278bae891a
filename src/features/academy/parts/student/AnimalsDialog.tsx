import type { ComponentProps } from 'react'
import { tasks } from '#features/accounts/topics.ts'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { updateTraining } from '../../contract.ts'
import type { Training } from '../../shapes.ts'
import { exam, training as topic } from '../../topics.ts'
import { KindsField } from '../KindsField.tsx'

interface AnimalsDialogProps extends Pick<ComponentProps<typeof KindsField>, 'label' | 'hint' | 'kinds'> {
  title: string
  /** Those chosen so far. */
  chosen: Training['species']
  /** Those on the certificate already, which stay whatever is chosen. */
  kept?: Training['species']
  onClose: () => void
}

/** Changes the animals that a student trains for, or adds to their certificate. */
export function AnimalsDialog({ title, chosen, kept, onClose, ...question }: AnimalsDialogProps) {
  const { form, formProps, summary, isPending } = useContractForm(updateTraining, {
    initial: { species: chosen.join(',') },
    asks: (values) => ({ species: [...(kept ?? []), ...values.species.split(',').filter(Boolean)] }),
    refresh: [topic, exam, tasks],
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={title} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <KindsField
          {...question}
          species={form.values.species}
          error={form.errors['species']}
          onSpecies={(kinds) => form.setFieldValue('species', kinds)}
        />
        <FormActions>
          <ActionButton type="submit" busy={isPending}>
            Save animals
          </ActionButton>
        </FormActions>
      </FormRows>
    </FormDialog>
  )
}
