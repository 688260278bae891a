import { LockedArt } from '#ui/art/spots/LockedArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Stands where somebody who works as an organisation may not go. */
export function RoleTooLow({ organisation }: { organisation: string }) {
  return (
    <EmptyState art={<LockedArt />} title="Your role doesn’t let you do this">
      Ask an owner of {organisation} to do it, or to give you another role.
    </EmptyState>
  )
}
