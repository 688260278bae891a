import { londonDate, systemClock } from '#platform/clock/clock.ts'
import { useCall } from '#platform/web/useCall.ts'
import { useLast } from '#platform/web/useLast.ts'
import { Box } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { SuggestField } from '#ui/SuggestField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { getMothers } from '../../contract.ts'
import { ParentNumbers } from '../litters/ParentNumbers.tsx'
import { damTyped } from './damtyped.ts'
import { type Mother, mothersByName, motherText } from './mothers.ts'
import type { LitterForm } from './useLitter.ts'

/** The mother: one of the breeder’s own, or by the name they give her, and by her chip where she has one. The father where he’s known. */
export function DamStep({ form }: { form: LitterForm }) {
  const { dam, species } = form.values
  const { data } = useCall(getMothers, { query: dam.name })
  const mothers = mothersByName(useLast(data)?.mothers ?? [])
  const { onChange: _, ...name } = form.getInputProps('dam.name')
  const choose = (typed: string) => form.setValues(damTyped(form.values, typed, mothers.get(typed)))
  return (
    <Rows>
      <SuggestField
        {...name}
        label="Mother’s name"
        hint="If she’s registered to you, choose her. We’ll fill in her number, the kind of animal and the breed."
        maxLength={60}
        suggestions={[...mothers.keys()]}
        renderOption={({ option }) => <MotherOption mother={mothers.get(option.value)} />}
        onChange={choose}
      />
      <ParentNumbers form={form} parent="dam" hint="This links the litter to her record for good." isDog={isDog(species)} />
      <TextField
        {...form.getInputProps('sire.name')}
        label="Father’s name"
        hint="If you don’t know his name or numbers yet, you can add them later on the litter’s page."
        maxLength={60}
        autoComplete="off"
        optional
      />
      <ParentNumbers form={form} parent="sire" hint="15 digits, as a reader or his papers show them" isDog={isDog(species)} />
    </Rows>
  )
}

/** A kind that isn’t said yet may be a dog. */
const isDog = (species: string) => species === '' || species === 'dog'

function MotherOption({ mother }: { mother: Mother | undefined }) {
  if (!mother) return null
  return (
    <div>
      <b>{mother.name}</b>
      <Box c="dimmed" fz="sm">
        {motherText(mother, londonDate(systemClock.now()))}
      </Box>
    </div>
  )
}
