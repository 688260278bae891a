import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
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
