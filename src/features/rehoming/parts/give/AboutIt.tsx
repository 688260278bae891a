import { Rows } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { LongTextField, TextField } from '#ui/TextField.tsx'
import { whyWords } from '../words.ts'
import type { GivingForm } from './giveform.ts'

/** Why, and what the next keeper should know. */
export function AboutIt({ form }: { form: GivingForm }) {
  const toBreeder = form.values.to.kind === 'breeder'
  return (
    <Panel title="What the new keeper should know">
      <Rows>
        <SelectField
          {...form.getInputProps('why')}
          optional={toBreeder}
          label="Why does your pet need a new home?"
          empty="Choose a reason"
          options={Object.entries(whyWords).map(([value, label]) => ({ value, label }))}
        />
        <LongTextField
          {...form.getInputProps('health')}
          label="Health"
          hint="Illnesses, medicines, food to avoid, its vet"
          maxLength={1000}
          optional
        />
        <LongTextField
          {...form.getInputProps('behaviour')}
          label="Behaviour"
          hint="With children, with other animals, alone and in the car. Be honest, so that the new home lasts."
          maxLength={1000}
          optional
        />
        {!toBreeder && (
          <TextField
            {...form.getInputProps('feePence')}
            label="Rehoming fee, in pounds"
            hint="Leave this empty if there’s no fee. We don’t handle the payment."
            inputMode="decimal"
            autoComplete="off"
            before="£"
            width="short"
            optional
          />
        )}
      </Rows>
    </Panel>
  )
}
