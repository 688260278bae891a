import { Rows } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { LongTextField, TextField } from '#ui/TextField.tsx'
import { whyWords } from '../words.ts'
import type { GivingForm } from './giveform.ts'

/** Why, and what the next keeper should know. */
export function AboutIt({ form }: { form: GivingForm }) {
  return (
    <Panel title="What the next keeper should know">
      <Rows>
        <SelectField
          {...form.getInputProps('why')}
          label="Why does it need a new home?"
          empty="Choose a reason"
          options={Object.entries(whyWords).map(([value, label]) => ({ value, label }))}
        />
        <LongTextField
          {...form.getInputProps('health')}
          label="Health"
          hint="Illnesses, medicines, what it must not eat, its vet"
          maxLength={1000}
          optional
        />
        <LongTextField
          {...form.getInputProps('behaviour')}
          label="Behaviour"
          hint="With children, other animals, alone, in the car. Say it honestly: it is how an animal stays in its new home."
          maxLength={1000}
          optional
        />
        <TextField
          {...form.getInputProps('feePence')}
          label="What do you ask for it, in pounds?"
          hint="Leave it empty if nothing. The register takes no part in payments."
          inputMode="decimal"
          autoComplete="off"
          leftSection="£"
          width="short"
          optional
        />
      </Rows>
    </Panel>
  )
}
