import type { Call } from '#platform/contract/call.ts'
import { mayAsk, type Session } from '#platform/web/session.ts'
import { LockedArt } from '#ui/art/spots/LockedArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Whether only somebody’s role in an organisation keeps them from a call, and not what the organisation is. */
export const isRoleTooLow = ({ who }: Pick<Call, 'who'>, session: Session): boolean => session.working !== null && mayAsk({ who }, session)

/** Stands where somebody who works as an organisation may not go. */
export function RoleTooLow({ organisation }: { organisation: string }) {
  return (
    <EmptyState art={<LockedArt />} title="Your role doesn’t let you do this">
      Ask an owner of {organisation} to do it, or to give you another role.
    </EmptyState>
  )
}
