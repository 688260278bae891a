import { CONDITIONS } from '#knowledge/insurance/covers.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { TextField } from '#ui/TextField.tsx'
import { conditionWords } from '../../words.ts'
import type { QuoteFields } from './useQuoteForm.ts'

const YES_OR_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** What decides the price, besides the animal itself. */
export function AboutStep({ form }: { form: QuoteFields }) {
  const yesOrNo = (field: 'neutered' | 'chipped' | 'preExisting', label: string, hint?: string) => (
    <ChoiceCards {...form.getInputProps(field)} label={label} hint={hint} min="7rem" choices={YES_OR_NO} />
  )
  return (
    <Rows>
      {yesOrNo('neutered', 'Is your pet neutered?')}
      {yesOrNo('chipped', 'Does your pet have a microchip?', 'It makes cover a little cheaper.')}
      <TextField
        {...form.getInputProps('value')}
        label="What is your pet worth?"
        hint="What you paid, or would pay today, in whole pounds. 0 if it came from a rescue for free."
        before="£"
        inputMode="numeric"
        autoComplete="off"
        width="short"
        maxLength={9}
      />
      <TextField
        {...form.getInputProps('postcode')}
        label="Postcode where your pet lives"
        hint="Vets charge more in some places than in others."
        autoComplete="postal-code"
        width="short"
        maxLength={12}
      />
      {yesOrNo(
        'preExisting',
        'Has your pet been ill or injured before?',
        'Include anything a vet has treated, and signs you’ve noticed yourself. No policy covers what your pet already has.',
      )}
      {form.values.preExisting === 'yes' && (
        <FieldGroup
          label="What was it?"
          hint="Choose all that apply. We forget this after 30 days. Don’t tell us more: the insurer asks your vet if it needs to."
          error={form.errors['had']}
        >
          <Columns min="11rem" gap="sm">
            {CONDITIONS.map((condition) => (
              <CheckField
                key={condition}
                label={conditionWords[condition]}
                {...form.getInputProps(`had.${condition}`, { type: 'checkbox' })}
              />
            ))}
          </Columns>
        </FieldGroup>
      )}
    </Rows>
  )
}
