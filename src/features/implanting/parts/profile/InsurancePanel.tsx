import { IconShieldCheck } from '@tabler/icons-react'
import { getPractice, updatePractice } from '#features/accounts/contract.ts'
import { ChangeablePanel, useLeave } from '#features/accounts/parts/profile/ChangeablePanel.tsx'
import { InsuranceFields } from '#features/accounts/parts/register/occupation/InsuranceFields.tsx'
import { insuranceProblems } from '#features/accounts/parts/register/switch/switching.ts'
import { implanterDashboard } from '#features/dashboards/contract.ts'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { FactList } from '#ui/FactList.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { insuredWords, type MyPractice } from './practice.ts'
import classes from './Tagged.module.css'

type Insured = Pick<MyPractice, 'insurance'>

/** Who insures an implanter, and until when. */
export function InsurancePanel({ insurance }: Insured) {
  return (
    <ChangeablePanel
      title="Insurance"
      lead="For what can happen when an animal is chipped."
      icon={<IconShieldCheck size={26} />}
      what="your insurance"
      isEmpty={!insurance}
      form={<InsuranceForm insurance={insurance} />}
    >
      <FactList facts={insurance ? factsOf(insurance) : [{ label: 'Insurer', value: null }]} />
    </ChangeablePanel>
  )
}

const factsOf = (insurance: NonNullable<MyPractice['insurance']>) => [
  { label: 'Insurer', value: insurance.insurer },
  { label: 'Policy number', value: insurance.policyNumber },
  { label: 'Good until', value: <Until insurance={insurance} /> },
]

function Until({ insurance }: { insurance: NonNullable<MyPractice['insurance']> }) {
  const { tone, label, day } = insuredWords(insurance)
  return (
    <span className={classes.tagged}>
      {day} <StatusTag tone={tone}>{label}</StatusTag>
    </span>
  )
}

function InsuranceForm({ insurance }: Insured) {
  const leave = useLeave()
  const { insurer = '', policyNumber = '', until = '' } = insurance ?? {}
  const { form, formProps, summary, isPending } = useContractForm(updatePractice, {
    initial: { insurance: { insurer, policyNumber, until } },
    asks: (values) => values,
    refresh: [getPractice, implanterDashboard],
    toast: true,
    then: leave,
  })
  const errors = { ...summary.errors, ...insuranceProblems(summary.errors, form.values.insurance) }
  return (
    <form {...formProps}>
      <Rows>
        <ErrorSummary errors={errors} attempt={summary.attempt} />
        <InsuranceFields field={(name) => ({ ...form.getInputProps(`insurance.${name}`), error: errors[`insurance.${name}`] })} />
        <FormActions>
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
