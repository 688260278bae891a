import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { LitterArt } from '#ui/art/spots/LitterArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Stands where a breeder has registered nothing so far. */
export function NoneYet() {
  return (
    <EmptyState
      art={<LitterArt />}
      title="No litters yet"
      action={
        <>
          <ButtonLink to={paths.newLitter}>Register a litter</ButtonLink>
          <ButtonLink weight="plain" to={paths.importPets}>
            Import from a file
          </ButtonLink>
        </>
      }
    >
      When you register a litter, you’ll see it here. Scan the chip labels one after another, or type the numbers. You’ll be their first
      keeper, and their breeder on the register for life.
    </EmptyState>
  )
}
