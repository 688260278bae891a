import { ScanButton } from '#features/chips/kit/scan/ScanButton.tsx'
import { TypedSoFar } from '#features/chips/kit/TypedSoFar.tsx'
import { problemWith } from '#features/chips/kit/typed.ts'
import { londonDate, systemClock } from '#platform/clock/clock.ts'
import { useCall } from '#platform/web/useCall.ts'
import { useLast } from '#platform/web/useLast.ts'
import { Box } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { SuggestField } from '#ui/SuggestField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { getMothers } from '../../contract.ts'
import { damTyped } from './damtyped.ts'
import { type Mother, mothersByName, motherText } from './mothers.ts'
import type { LitterForm } from './useLitter.ts'

/** The mother: one of the breeder’s own, or by the name they give her, and by her chip where she has one. The father where he’s known. */
export function DamStep({ form }: { form: LitterForm }) {
  const { dam, sire, species } = form.values
  const { data } = useCall(getMothers, { query: dam.name })
  const mothers = mothersByName(useLast(data)?.mothers ?? [])
  const put = (number: string) => form.setFieldValue('dam.chipNumber', number)
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
      <Rows gap="sm">
        <TextField
          {...form.getInputProps('dam.chipNumber')}
          label="Mother’s microchip number"
          hint="This links the litter to her record for good."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          optional
        />
        <TypedSoFar text={dam.chipNumber} problem={form.errors['dam.chipNumber'] ? problemWith(dam.chipNumber) : null} onTake={put} />
        <div>
          <ScanButton onScan={put} />
        </div>
        {isDog(species) && (
          <TextField
            {...form.getInputProps('dam.kennelClubNumber')}
            label="Mother’s Kennel Club number"
            maxLength={24}
            autoComplete="off"
            optional
          />
        )}
      </Rows>
      <TextField {...form.getInputProps('sire.name')} label="Father’s name" maxLength={60} autoComplete="off" optional />
      {sire.name !== '' && (
        <TextField
          {...form.getInputProps('sire.chipNumber')}
          label="Father’s microchip number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          optional
        />
      )}
      {sire.name !== '' && isDog(species) && (
        <TextField
          {...form.getInputProps('sire.kennelClubNumber')}
          label="Father’s Kennel Club number"
          maxLength={24}
          autoComplete="off"
          optional
        />
      )}
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
