import { useState } from 'react'
import { tasks } from '#features/accounts/topics.ts'
import { speciesWords } from '#knowledge/animals/species.ts'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { LongTextField, TextField } from '#ui/TextField.tsx'
import { submitAssessment } from '../../contract.ts'
import { CHECKLIST } from '../../kinds.ts'
import type { Practical } from '../../shapes.ts'
import { students } from '../../topics.ts'
import { CHECKLIST_WORDS } from '../words.ts'
import { assessmentAsked, assessmentAtStart } from './assessing.ts'
import { ImplantFields } from './ImplantFields.tsx'

interface AssessmentFormProps {
  studentId: string
  name: string
  /** The animals in which the student is still to be assessed. */
  toAssess: readonly Practical['species'][]
  onSaved: () => void
}

/** What a trainer saw of a student with one kind of animal. */
export function AssessmentForm({ studentId, name, toAssess, onSaved }: AssessmentFormProps) {
  const [initial] = useState(() => assessmentAtStart(studentId, toAssess.length === 1 ? (toAssess[0] ?? '') : ''))
  const { form, formProps, summary, isPending } = useContractForm(submitAssessment, {
    initial,
    asks: assessmentAsked,
    once: true,
    refresh: [students, tasks],
    toast: true,
    then: onSaved,
  })
  const { implants } = form.values
  return (
    <FormRows {...formProps} {...summary}>
      <ChoiceCards
        label="Which animal?"
        choices={toAssess.map((kind) => ({ value: kind, label: speciesWords[kind].label }))}
        {...form.getInputProps('species')}
      />
      <FieldGroup label={`Which steps did ${name} get right?`} hint="To pass, every step must be right.">
        <Rows gap="sm">
          {CHECKLIST.map((step) => (
            <CheckField
              key={step}
              label={CHECKLIST_WORDS[step]}
              optional={false}
              {...form.getInputProps(`checklist.${step}`, { type: 'checkbox' })}
            />
          ))}
        </Rows>
      </FieldGroup>
      <ImplantFields implants={implants} field={form.getInputProps} onChange={(next) => form.setFieldValue('implants', next)} />
      <ChoiceCards
        label="How did you watch?"
        choices={[
          { value: 'inPerson', label: 'In person' },
          { value: 'video', label: 'On video', hint: 'Without cuts, with the reader’s display in view' },
        ]}
        {...form.getInputProps('watched')}
      />
      <ChoiceCards
        label="Have they passed?"
        choices={[
          { value: 'yes', label: 'Yes, they implant this animal safely' },
          { value: 'no', label: 'Not yet, they need more practice' },
        ]}
        {...form.getInputProps('passed')}
      />
      <LongTextField label="Note to your student" optional {...form.getInputProps('note')} />
      <CheckField label={`I’m not related to ${name}`} {...form.getInputProps('notRelated', { type: 'checkbox' })} />
      <TextField
        label="Your full name"
        hint="Sign with your name as it stands in your account."
        autoComplete="name"
        {...form.getInputProps('signature')}
      />
      <FormActions note="We draw one practical in ten for another trainer to countersign.">
        <ActionButton type="submit" busy={isPending}>
          Record the practical
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}
