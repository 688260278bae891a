import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Stands where somebody has no pet on the register. */
export function NoneYet() {
  return (
    <EmptyState art={<ScanChipArt />} title="No pets yet" action={<ButtonLink to={paths.addPet}>Register a pet</ButtonLink>}>
      Your pets will be listed here once you’ve registered them. You’ll need the microchip number: it’s on the paperwork from when the chip
      was implanted, and any vet can scan for it.
    </EmptyState>
  )
}
