import { tasks } from '#features/accounts/topics.ts'
import { speciesWords } from '#knowledge/animals/species.ts'
import { listed } from '#platform/listed.ts'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import { updateTraining } from '../../contract.ts'
import { TRAINED_SPECIES } from '../../kinds.ts'
import type { Training } from '../../shapes.ts'
import { training as topic } from '../../topics.ts'
import { KindsField } from '../KindsField.tsx'

/** The animals of a certificate, and the way to add another. */
export function AddAnimals({ training: { species, adding, can } }: { training: Training }) {
  if (can.addSpecies !== true) return null
  return (
    <Panel title="Animals">
      <Box component="p" m="0 0 1rem">
        Your certificate covers {inWords(species)}. {adding.length > 0 && `You’re adding ${inWords(adding)}.`}
      </Box>
      <DialogButton weight="plain" size="sm" renderDialog={(close) => <AddForm species={species} adding={adding} onClose={close} />}>
        {adding.length > 0 ? 'Change what you’re adding' : 'Add an animal'}
      </DialogButton>
    </Panel>
  )
}

const inWords = (kinds: Training['species']) => listed(kinds.map((kind) => speciesWords[kind].many))

function AddForm({ species, adding, onClose }: Pick<Training, 'species' | 'adding'> & { onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(updateTraining, {
    initial: { species: adding.join(',') },
    asks: (values) => ({ species: [...species, ...values.species.split(',').filter(Boolean)] }),
    refresh: [topic, tasks],
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title="Add animals to your certificate" onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <KindsField
          label="Which animals do you want to add?"
          hint="The exam you’ve passed counts. Your trainer watches at least three implants in each new kind of animal."
          kinds={TRAINED_SPECIES.filter((kind) => !species.includes(kind))}
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
