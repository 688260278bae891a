import type { ReactNode } from 'react'
import { ActionButton } from './ActionButton.tsx'
import { OfflineArt } from './art/spots/OfflineArt.tsx'
import { EmptyState } from './EmptyState.tsx'

type ErrorStateProps = {
  /** What could not be done, in words: "We couldn’t load your orders". */
  title: ReactNode
  /** What to do next. */
  children?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  /** In a card, of rank 3, no picture is drawn. */
  level?: 2 | 3 | undefined
  /** The request's number, for the person to quote when they call. */
  reference?: string | undefined
}

/** Stands where something failed to load: what happened, what to do, and a way to try again. */
export function ErrorState({ title, children, onRetry, retrying = false, level = 2, reference }: ErrorStateProps) {
  const retry = onRetry && (
    <ActionButton weight="plain" busy={retrying} onClick={onRetry}>
      Try again
    </ActionButton>
  )
  return (
    <div role="alert">
      <EmptyState art={level === 2 && <OfflineArt />} title={title} level={level} action={retry}>
        {children}
        {reference && <div>If you call us, quote {reference}.</div>}
      </EmptyState>
    </div>
  )
}
