import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
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
