import { ScanButton } from '#features/chips/kit/scan/ScanButton.tsx'
import { TypedSoFar } from '#features/chips/kit/TypedSoFar.tsx'
import { problemWith } from '#features/chips/kit/typed.ts'
import type { ContractForm } from '#platform/web/form.ts'
import { Rows } from '#ui/Columns.tsx'
import { TextField } from '#ui/TextField.tsx'

interface Numbers {
  name: string
  chipNumber: string
  kennelClubNumber: string
}

interface ParentNumbersProps<Values extends { dam: Numbers; sire: Numbers } & Record<string, unknown>> {
  form: ContractForm<Values>['form']
  parent: 'dam' | 'sire'
  hint?: string
  isDog: boolean
}

/** The numbers of one parent: the chip, read as it’s typed or scanned, and the number in the papers of a dog. */
export function ParentNumbers<Values extends { dam: Numbers; sire: Numbers } & Record<string, unknown>>({
  form,
  parent,
  hint,
  isDog,
}: ParentNumbersProps<Values>) {
  const whose = WHOSE[parent]
  const field = `${parent}.chipNumber`
  const { chipNumber } = form.values[parent]
  const put = (number: string) => form.setValues((before) => ({ ...before, [parent]: { ...form.values[parent], chipNumber: number } }))
  return (
    <Rows gap="sm">
      <TextField
        {...form.getInputProps(field)}
        label={`${whose} microchip number`}
        {...(hint && { hint })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        optional
      />
      <TypedSoFar text={chipNumber} problem={form.errors[field] ? problemWith(chipNumber) : null} onTake={put} />
      <div>
        <ScanButton onScan={put}>{SCAN[parent]}</ScanButton>
      </div>
      {isDog && (
        <TextField
          {...form.getInputProps(`${parent}.kennelClubNumber`)}
          label={`${whose} Kennel Club number`}
          maxLength={24}
          autoComplete="off"
          optional
        />
      )}
    </Rows>
  )
}

const WHOSE = { dam: 'Mother’s', sire: 'Father’s' } as const

const SCAN = { dam: 'Scan the mother’s label', sire: 'Scan the father’s label' } as const
