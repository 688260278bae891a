import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { addressOf } from '../address.ts'

/** Stands where an implanter has registered no chip so far. */
export function NoneYet() {
  return (
    <EmptyState
      art={<ScanChipArt />}
      title="You have registered no implant yet"
      action={
        <>
          <ButtonLink to={paths.registerChip}>Register a chip</ButtonLink>
          <ButtonLink weight="plain" to={addressOf('import')}>
            Many at once, from a file
          </ButtonLink>
        </>
      }
    >
      Register each animal on the day you chip it. We ask its keeper to say that it is theirs, and you see here how far that is.
    </EmptyState>
  )
}

export function NoneLikeThat({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      art={<SearchPaperArt />}
      title="None of your implants is like that"
      action={
        <ActionButton weight="plain" onClick={onClear}>
          Show all your implants
        </ActionButton>
      }
    >
      Look for another name or number, or show them all.
    </EmptyState>
  )
}
