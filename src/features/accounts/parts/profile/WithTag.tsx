import type { ReactNode } from 'react'
import { Group } from '#ui/Box.tsx'
import { ConfirmedTag } from './ConfirmedTag.tsx'

/** An address or a number, and whether it is confirmed. */
export function WithTag({ confirmed, children }: { confirmed: boolean; children: ReactNode }) {
  return (
    <Group component="span" gap="0.25rem 0.75rem">
      {children}
      <ConfirmedTag confirmed={confirmed} />
    </Group>
  )
}
