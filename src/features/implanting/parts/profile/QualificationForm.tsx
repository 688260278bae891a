import { getPractice, updatePractice, userProfile } from '#features/accounts/contract.ts'
import { PracticeFields } from '#features/accounts/kit/occupation/PracticeFields.tsx'
import { practiceAsked } from '#features/accounts/kit/occupation/work.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useLeave } from '#ui/ChangeablePanel.tsx'
import { ChangingForm } from '#ui/ChangingForm.tsx'
import { qualificationMeanwhile, qualificationOf } from './meanwhile.ts'
import type { MyPractice } from './practice.ts'

export function QualificationForm({ practice }: { practice: MyPractice }) {
  const leave = useLeave()
  const { form, ...changing } = useContractForm(updatePractice, {
    initial: qualificationOf(practice),
    meanwhile: qualificationMeanwhile,
    asks: ({ professional, version }) => ({ version, professional: { kind: 'Implanter', ...practiceAsked(professional) } }),
    refresh: [getPractice, userProfile],
    toast: true,
    then: leave,
  })
  return (
    <ChangingForm {...changing} note="Our staff will check this against your evidence.">
      <PracticeFields
        practice={form.values.professional}
        errors={form.errors}
        field={(path) => form.getInputProps(path)}
        onSpecies={(kinds) => form.setFieldValue('professional.species', kinds)}
      />
    </ChangingForm>
  )
}
