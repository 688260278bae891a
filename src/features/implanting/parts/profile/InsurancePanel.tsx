import { IconShieldCheck } from '@tabler/icons-react'
import { getPractice, updatePractice } from '#features/accounts/contract.ts'
import { InsuranceFields } from '#features/accounts/kit/occupation/InsuranceFields.tsx'
import { practice } from '#features/accounts/topics.ts'
import { useContractForm } from '#platform/web/form.ts'
import { Group } from '#ui/Box.tsx'
import { ChangeablePanel, useLeave } from '#ui/ChangeablePanel.tsx'
import { ChangingForm } from '#ui/ChangingForm.tsx'
import { FactList } from '#ui/FactList.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { insuranceMeanwhile, insuranceOf } from './meanwhile.ts'
import { insuredWords, type MyPractice } from './practice.ts'

type Insured = Pick<MyPractice, 'insurance' | 'version'>

/** Who insures an implanter, and until when. */
export function InsurancePanel({ insurance, version }: Insured) {
  return (
    <ChangeablePanel
      title="Insurance"
      lead="Your cover in case something goes wrong when you chip an animal."
      icon={<IconShieldCheck size={26} />}
      what="your insurance"
      isEmpty={!insurance}
      form={<InsuranceForm insurance={insurance} version={version} />}
    >
      <FactList facts={insurance ? factsOf(insurance) : [{ label: 'Insurer', value: null }]} />
    </ChangeablePanel>
  )
}

const factsOf = (insurance: NonNullable<MyPractice['insurance']>) => [
  { label: 'Insurer', value: insurance.insurer },
  { label: 'Policy number', value: insurance.policyNumber },
  { label: 'Valid until', value: <Until insurance={insurance} /> },
]

function Until({ insurance }: { insurance: NonNullable<MyPractice['insurance']> }) {
  const { tone, label, day } = insuredWords(insurance)
  return (
    <Group component="span" display="inline-flex" gap="0.25rem 0.5rem" align="baseline">
      {day} <StatusTag tone={tone}>{label}</StatusTag>
    </Group>
  )
}

function InsuranceForm(insured: Insured) {
  const leave = useLeave()
  const { form, ...changing } = useContractForm(updatePractice, {
    initial: insuranceOf(insured),
    meanwhile: insuranceMeanwhile,
    asks: (values) => values,
    refresh: [getPractice, practice],
    toast: true,
    then: leave,
  })
  return (
    <ChangingForm {...changing}>
      <InsuranceFields field={(name) => form.getInputProps(`insurance.${name}`)} />
    </ChangingForm>
  )
}
