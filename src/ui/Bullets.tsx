import type { ReactNode } from 'react'
import { Stack } from './Box.tsx'

interface BulletsProps {
  numbered?: boolean
  gap?: string
  /** `li` elements. */
  children: ReactNode
}

/** Sentences one below the other, each with its bullet or number. */
export function Bullets({ numbered = false, gap = '0.75rem', children }: BulletsProps) {
  return (
    <Stack component={numbered ? 'ol' : 'ul'} gap={gap} ps="1.25rem" style={{ listStyle: 'revert' }}>
      {children}
    </Stack>
  )
}
