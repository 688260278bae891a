import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Stands where somebody has no pet on the register. */
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
