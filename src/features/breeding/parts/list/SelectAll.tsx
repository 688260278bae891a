import { CheckField } from '#ui/CheckField.tsx'
import { type Choosing, hasRow } from '#ui/useChosen.ts'
import type { BreederPet } from '../../shapes.ts'

interface SelectAllProps {
  pets: readonly BreederPet[]
  choosing: Choosing<BreederPet>
}

/** Selects every animal of the page that can be offered now, or none of them. */
export function SelectAll({ pets, choosing: { chosen, add, remove } }: SelectAllProps) {
  const offerable = pets.filter(({ canSell }) => canSell === true)
  if (offerable.length < 2) return null
  const isAll = offerable.every((pet) => hasRow(chosen, pet))
  return (
    <CheckField
      label={`Select all ${offerable.length} that you can offer on this page`}
      checked={isAll}
      onChange={() => (isAll ? remove(offerable) : add(offerable))}
    />
  )
}
