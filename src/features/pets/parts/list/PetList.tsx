import type { AnswerOf } from '#platform/contract/call.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { Columns } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { ListProps } from '#ui/ListTable.tsx'
import { NoneLikeThat } from '#ui/NoneLikeThat.tsx'
import { Pager } from '#ui/Pager.tsx'
import type { getUsersPets } from '../../contract.ts'
import { PetTile } from '../PetTile.tsx'
import classes from './PetList.module.css'

interface PetListProps extends ListProps<AnswerOf<typeof getUsersPets>['items'][number]> {
  narrowed: boolean
  onClear: () => void
}

export function PetList({ list: pets, narrowed, loading, onPage, onClear }: PetListProps) {
  if (pets.items.length === 0 && !narrowed) return <NoneYet />
  if (pets.items.length === 0)
    return (
      <NoneLikeThat of="your pets" all="Show all my pets" onAll={onClear}>
        Look for another name or number, or show them all.
      </NoneLikeThat>
    )
  return (
    <div className={classes.list} aria-busy={loading || undefined}>
      <Columns min="21rem">
        {pets.items.map((pet) => (
          <PetTile key={pet.id} pet={pet} />
        ))}
      </Columns>
      {pets.total > pets.pageSize && (
        <Pager page={{ number: pets.page, size: pets.pageSize, total: pets.total }} onPage={onPage} label="pets" />
      )}
    </div>
  )
}

export function NoneYet() {
  return (
    <EmptyState
      art={<ScanChipArt />}
      title="You have no pets on the register yet"
      action={
        <>
          <ButtonLink to={paths.addPet}>Register a pet</ButtonLink>
          <ButtonLink weight="plain" to={paths.importPets}>
            Import from a file
          </ButtonLink>
        </>
      }
    >
      Have the microchip number at hand: it is on the paperwork from whoever implanted it, and any vet can read it.
    </EmptyState>
  )
}
