import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Stands where a breeder has registered nothing so far. */
export function NoneYet() {
  return (
    <EmptyState
      art={<ScanChipArt />}
      title="You have registered no litter yet"
      action={<ButtonLink to={paths.newLitter}>Register a litter</ButtonLink>}
    >
      Scan the labels of their chips one after another, or type the numbers. You are their first keeper, and stay their breeder on the
      register for life.
    </EmptyState>
  )
}

export function NoneLikeThat({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      art={<SearchPaperArt />}
      title="None of your animals is like that"
      action={
        <ActionButton weight="plain" onClick={onClear}>
          Show all my animals
        </ActionButton>
      }
    >
      Look for another name or number, or show them all.
    </EmptyState>
  )
}
