import type { ReactNode } from 'react'
import { CheckField } from '#ui/CheckField.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { fieldId } from '#ui/field.ts'
import { PackChoice } from './PackChoice.tsx'
import { mostPacks, type Offer, type Wanted } from './packs.ts'

interface PackFieldsProps {
  offer: Offer
  wanted: readonly Wanted[]
  withRegistrations: boolean
  error?: ReactNode
  /** Left out where nothing can be ordered. */
  onWanted?: (wanted: Wanted[]) => void
  onRegistrations: (withRegistrations: boolean) => void
}

/** Which packs, how many of each, and whether a registration comes with each chip. */
export function PackFields({ offer, wanted, withRegistrations, error, onWanted, onRegistrations }: PackFieldsProps) {
  const choose = (size: Wanted['size'], quantity: string) => onWanted?.(wanted.map((one) => (one.size === size ? { size, quantity } : one)))
  return (
    <Rows>
      <CheckField
        label="With a registration for each chip"
        hint="You register the animals you chip, and their keepers pay nothing. You can use the credits as soon as you’ve paid, and they never expire. Without them, each keeper pays for their own registration."
        checked={withRegistrations}
        onChange={(event) => onRegistrations(event.currentTarget.checked)}
      />
      <FieldGroup label="Packs" error={error}>
        <Columns component="ul" min="15rem" gap="sm">
          {offer.packs.map((pack, index) => (
            <PackChoice
              key={pack.size}
              // A summary of what is wrong leads to the first.
              id={index === 0 ? fieldId('packs') : fieldId(`packs.${index}`)}
              pack={pack}
              withRegistrations={withRegistrations}
              most={mostPacks(pack, offer)}
              value={wanted.find(({ size }) => size === pack.size)?.quantity ?? '0'}
              onChange={onWanted && ((quantity) => choose(pack.size, quantity))}
            />
          ))}
        </Columns>
      </FieldGroup>
    </Rows>
  )
}
