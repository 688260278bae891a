import { getPractice, updatePractice, userProfile } from '#features/accounts/contract.ts'
import { useLeave } from '#features/accounts/parts/profile/ChangeablePanel.tsx'
import { PracticeFields } from '#features/accounts/parts/register/occupation/PracticeFields.tsx'
import { NO_WORK, practiceAsked, workProblems } from '#features/accounts/parts/register/occupation/work.ts'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { kindsOf, type MyPractice } from './practice.ts'

export function QualificationForm({ practice: { role, certificateReference, species } }: { practice: MyPractice }) {
  const leave = useLeave()
  const { form, formProps, summary, isPending } = useContractForm(updatePractice, {
    initial: { professional: { role: String(role), certificateReference, species: kindsOf(species).join(',') } },
    asks: ({ professional }) => ({ professional: { kind: 'Implanter', ...practiceAsked(professional) } }),
    refresh: [getPractice, userProfile],
    toast: true,
    then: leave,
  })
  const errors = workProblems(summary.errors, { ...NO_WORK, ...form.values.professional })
  return (
    <form {...formProps}>
      <Rows>
        <ErrorSummary errors={errors} attempt={summary.attempt} />
        <PracticeFields
          practice={form.values.professional}
          errors={errors}
          field={(path) => form.getInputProps(path)}
          onSpecies={(kinds) => form.setFieldValue('professional.species', kinds)}
        />
        <FormActions note="Our staff check it against what you send as evidence.">
          <ActionButton type="submit" busy={isPending}>
            Save
          </ActionButton>
          <ActionButton weight="plain" onClick={leave}>
            Cancel
          </ActionButton>
        </FormActions>
      </Rows>
    </form>
  )
}
