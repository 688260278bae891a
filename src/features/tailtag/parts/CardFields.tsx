import { SPECIES, speciesWords } from '#knowledge/animals/species.ts'
import type { ContractForm } from '#platform/web/form.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'

/** What a keeper says of a pet whose chip isn’t on the register. `field`: what to spread on a field of the card. */
export function CardFields({ field }: { field: (name: 'name' | 'species' | 'looks') => ReturnType<AnyForm['getInputProps']> }) {
  return (
    <>
      <TextField {...field('name')} label="Pet’s name" maxLength={60} autoComplete="off" />
      <SelectField
        {...field('species')}
        label="What kind of animal is it?"
        empty="Choose one"
        options={SPECIES.map((value) => ({ value, label: speciesWords[value].label }))}
      />
      <TextField {...field('looks')} label="What does it look like?" hint="For example, grey lop-eared rabbit" maxLength={80} optional />
    </>
  )
}

type AnyForm = ContractForm<Record<string, unknown>>['form']

export const NO_CARD = { name: '', species: '', looks: '' }
