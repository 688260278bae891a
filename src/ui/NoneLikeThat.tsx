import type { ReactNode } from 'react'
import { ActionButton } from './ActionButton.tsx'
import { SearchPaperArt } from './art/spots/SearchPaperArt.tsx'
import { EmptyState } from './EmptyState.tsx'

interface NoneLikeThatProps {
  /** What was looked among: "your pets". */
  of: string
  /** The button that leads back to them all: "Show all my pets". */
  all: string
  onAll: () => void
  level?: 2 | 3
  children?: ReactNode
}

/** Stands where a list holds nothing of what was looked for. */
export function NoneLikeThat({ of, all, onAll, level, children }: NoneLikeThatProps) {
  const show = (
    <ActionButton weight="plain" onClick={() => onAll()}>
      {all}
    </ActionButton>
  )
  return (
    <EmptyState art={<SearchPaperArt />} title={`None of ${of} is like that`} action={show} {...(level && { level })}>
      {children}
    </EmptyState>
  )
}
