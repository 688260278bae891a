import { ScanButton } from '#features/chips/kit/scan/ScanButton.tsx'
import { TypedSoFar } from '#features/chips/kit/TypedSoFar.tsx'
import { problemWith } from '#features/chips/kit/typed.ts'
import { getUsersPets } from '#features/pets/contract.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Rows } from '#ui/Columns.tsx'
import { SuggestField } from '#ui/SuggestField.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { LitterForm } from './useLitter.ts'

/** Of those a breeder keeps, the ones that are suggested. */
const MOST = 5

/** The mother: one of the breeder’s own, or by the name they give her, and by her chip where she has one. The father where he’s known. */
export function DamStep({ form }: { form: LitterForm }) {
  const { dam, sire } = form.values
  const { data } = useCall(getUsersPets, { query: dam.name, pageSize: 20 })
  const mothers = (data?.items ?? []).filter(({ sex, isGone }) => sex === 'female' && !isGone).slice(0, MOST)
  const put = (number: string) => form.setFieldValue('dam.chipNumber', number)
  const { onChange: _, ...name } = form.getInputProps('dam.name')
  const choose = (typed: string) => {
    form.setFieldValue('dam.name', typed)
    const [own, ...others] = mothers.filter((pet) => pet.name === typed)
    // Of two with one name we don't know which she is.
    if (own && others.length === 0) put(own.chipShown)
  }
  return (
    <Rows>
      <SuggestField
        {...name}
        label="Mother’s name"
        hint="If she’s registered to you, choose her and we’ll fill in her number."
        maxLength={60}
        suggestions={[...new Set(mothers.map((pet) => pet.name))]}
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
    </Rows>
  )
}
