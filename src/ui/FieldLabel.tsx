import type { ReactNode } from 'react'
import { Box } from './Box.tsx'

/** A label's words with "(optional)" after them when the field may stay empty. */
export function FieldLabel({ children, optional = false }: { children: ReactNode; optional?: boolean | undefined }) {
  if (!optional) return children
  return (
    <>
      {children}{' '}
      <Box component="span" c="dimmed" fw={400}>
        (optional)
      </Box>
    </>
  )
}
