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
        hint="A vet’s word or a seller’s lets us ask the keeper sooner; with yours alone our staff look at it first."
        empty="Choose who"
        options={[
          { value: 'vet', label: 'A vet or vet nurse who has read the chip' },
          { value: 'seller', label: 'Whoever sold or gave it to me' },
          { value: 'finder', label: 'Whoever found it' },
          { value: 'self', label: 'Nobody but me' },
        ]}
      />
      <LongTextField
        {...form.getInputProps('statement.words')}
        label="What happened?"
        hint="Since when it has lived with you and how it came. For a vet: the practice and the day. Only our staff read this."
        maxLength={1000}
      />
    </>
  )
}
