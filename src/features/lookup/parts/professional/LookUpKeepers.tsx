import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useGivenChip } from '#features/chips/kit/useGivenChip.ts'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { LongTextField, TextField } from '#ui/TextField.tsx'
import { lookupMicrochipForWelfare } from '../../contract.ts'
import { MOST_LINES } from '../../lines.ts'
import { hasCase, isWithheld, needsWords, REASON_CODES, reasonWords } from '../../reasons.ts'
import type { ProfessionalAnswer } from '../../shapes.ts'
import { Answers } from './Answers.tsx'

const initial = { chipNumbers: '', reason: '', words: '', caseReference: '' }
const reasons = REASON_CODES.map((code) => ({ value: code, label: reasonWords(code) }))

/** The numbers, why, and what the register answers to each. */
export function LookUpKeepers() {
  const [answers, setAnswers] = useState<ProfessionalAnswer[]>()
  const { form, formProps, summary, isPending } = useContractForm(lookupMicrochipForWelfare, {
    initial,
    then: ({ items }) => setAnswers(items),
  })
  useGivenChip((chipNumbers) => form.setValues({ chipNumbers }))
  const reason = REASON_CODES.find((code) => code === form.values.reason)

  return (
    <Rows>
      <Panel>
        <FormRows {...formProps} {...summary}>
          <LongTextField
            label="Microchip numbers"
            hint={`One on each line, up to ${MOST_LINES}. A handheld reader types one line for each scan.`}
            minRows={4}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="characters"
            {...form.getInputProps('chipNumbers')}
          />
          <SelectField label="Why do you need to know?" empty="Choose a reason" options={reasons} {...form.getInputProps('reason')} />
          <TextField
            label="Case reference"
            hint="Your own number for this case, or the crime reference."
            optional={!reason || !hasCase(reason)}
            maxLength={60}
            autoComplete="off"
            {...form.getInputProps('caseReference')}
          />
          <LongTextField
            label="What’s happened"
            hint="The keeper can read this, so don’t name anyone."
            optional={!reason || !needsWords(reason)}
            minRows={2}
            maxLength={300}
            {...form.getInputProps('words')}
          />
          <FormActions note={reason && isWithheld(reason) ? WITHHELD : TOLD}>
            <ActionButton type="submit" size="lg" busy={isPending} icon={<IconSearch size={20} aria-hidden="true" />}>
              Show keepers
            </ActionButton>
          </FormActions>
        </FormRows>
      </Panel>
      {answers && <Answers answers={answers} />}
    </Rows>
  )
}

const TOLD = 'We’ll tell each keeper that your organisation looked, when and why.'
const WITHHELD = 'We won’t tell the keeper until our staff release it. They can see your reason and check it with you.'
