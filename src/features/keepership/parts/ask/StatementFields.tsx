import { SelectField } from '#ui/SelectField.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import type { AskingForm } from './askform.ts'

/** Whose words show that the animal is with the person who asks. */
export function StatementFields({ form }: { form: AskingForm }) {
  return (
    <>
      <SelectField
        {...form.getInputProps('statement.by')}
        label="Who can confirm it?"
        hint="Choose the person whose account you’re giving us."
        empty="Choose who"
        options={[
          { value: 'vet', label: 'A vet or vet nurse who has read the chip' },
          { value: 'seller', label: 'The person who sold or gave it to me' },
          { value: 'finder', label: 'The person who found it' },
          { value: 'self', label: 'Only me' },
        ]}
      />
      <LongTextField
        {...form.getInputProps('statement.words')}
        label="What happened?"
        hint="Tell us how you came to have the animal and when. If a vet can confirm it, give the practice and date. Only our staff will read this."
        maxLength={1000}
      />
    </>
  )
}
