import { ScanButton } from '#features/chips/kit/scan/ScanButton.tsx'
import { TypedSoFar } from '#features/chips/kit/TypedSoFar.tsx'
import { problemWith } from '#features/chips/kit/typed.ts'
import { Rows } from '#ui/Columns.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { LitterForm } from './useLitter.ts'

/** The mother: by the name her breeder gives her, and by her chip where she has one. */
export function DamStep({ form }: { form: LitterForm }) {
  const { chipNumber } = form.values.dam
  const put = (number: string) => form.setFieldValue('dam.chipNumber', number)
  return (
    <Rows>
      <TextField {...form.getInputProps('dam.name')} label="Mother’s name" maxLength={60} autoComplete="off" />
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
        <TypedSoFar text={chipNumber} problem={form.errors['dam.chipNumber'] ? problemWith(chipNumber) : null} onTake={put} />
        <div>
          <ScanButton onScan={put} />
        </div>
      </Rows>
    </Rows>
  )
}
