import type { ReactNode } from 'react'
import { Columns } from '#ui/Columns.tsx'

/** Cards of animals side by side; one alone stays as wide as a card is. */
export function HomeCards({ children }: { children: ReactNode }) {
  return (
    <Columns min="24rem" fill>
      {children}
    </Columns>
  )
}
