import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Box } from '#ui/Box.tsx'

/** What is known of the chip of a row, in a line under its number. */
export function RowLine({ good = false, bad = false, children }: { good?: boolean; bad?: boolean; children: ReactNode }) {
  const Icon = bad ? IconAlertTriangle : good ? IconCircleCheck : null
  const colour = bad ? 'var(--ui-danger)' : good ? 'var(--ui-good-text)' : 'var(--ui-quiet)'
  return (
    <Box
      component="p"
      align="flex-start"
      c={colour}
      display="flex"
      fw={bad ? 600 : undefined}
      fz="sm"
      gap="0.375rem"
      m="0.375rem 0 0"
      mih="1.25rem"
      role="status"
    >
      {Icon && <Icon size={18} style={{ flex: 'none', marginTop: '0.0625rem' }} aria-hidden="true" />}
      <span>{children}</span>
    </Box>
  )
}
