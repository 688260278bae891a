import { tasks } from '#features/accounts/topics.ts'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import { updateTraining } from '../../contract.ts'
import { exam, training as topic } from '../../topics.ts'
import { TrainerCodeField } from '../TrainerCodeField.tsx'

/** A student without a trainer enters a trainer’s code. */
export function NoTrainer() {
  return (
    <Panel
      title="Add your trainer"
      lead="With a trainer you can take the exam. Ask the course you’ve chosen for its referral code."
      look="raised"
    >
      <TrainerForm save="Add trainer" />
    </Panel>
  )
}

/** The same form, to choose a trainer or another one. */
export function TrainerForm({ save, onSaved }: { save: string; onSaved?: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(updateTraining, {
    initial: { trainerCode: '' },
    refresh: [topic, exam, tasks],
    toast: 'We’ve told your trainer',
    then: () => onSaved?.(),
  })
  return (
    <FormRows {...formProps} {...summary}>
      <TrainerCodeField code={form.values.trainerCode} field={form.getInputProps('trainerCode')} />
      <FormActions>
        <ActionButton type="submit" busy={isPending}>
          {save}
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}
