import type { ReactNode } from 'react'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { LockedArt } from '#ui/art/spots/LockedArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

interface NotYoursProps {
  title: string
  /** Where one takes up the trade, and the button that leads there. */
  to: string
  join: string
  children: ReactNode
}

/** Stands on the pages of a trade for whoever is not of it. */
export function NotYours({ title, to, join, children }: NotYoursProps) {
  return (
    <EmptyState
      art={<LockedArt />}
      title={title}
      action={
        <>
          <ButtonLink to={to}>{join}</ButtonLink>
          <ButtonLink weight="plain" to={paths.profile}>
            Go to your profile
          </ButtonLink>
        </>
      }
    >
      {children}
    </EmptyState>
  )
}
