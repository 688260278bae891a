import type { AnswerOf } from '#platform/contract/call.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { Columns } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pager } from '#ui/Pager.tsx'
import type { getUsersPets } from '../../contract.ts'
import { PetTile } from '../PetTile.tsx'
import classes from './PetList.module.css'

interface PetListProps {
  pets: AnswerOf<typeof getUsersPets>
  narrowed: boolean
  /** Other pets are on their way: these stay, dimmed. */
  loading: boolean
  onPage: (page: number) => void
  onClear: () => void
}

export function PetList({ pets, narrowed, loading, onPage, onClear }: PetListProps) {
  if (pets.items.length === 0) return narrowed ? <NoneLikeThat onClear={onClear} /> : <NoneYet />
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

function NoneLikeThat({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      art={<SearchPaperArt />}
      title="None of your pets is like that"
      action={
        <ActionButton weight="plain" onClick={onClear}>
          Show all my pets
        </ActionButton>
      }
    >
      Look for another name or number, or show them all.
    </EmptyState>
  )
}
