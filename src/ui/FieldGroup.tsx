import { type ReactNode, useId } from 'react'
import { Box } from './Box.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import type { FieldProps } from './field.ts'

/** Several controls that answer one question: a fieldset with legend, hint and error. */
export function FieldGroup({ label, hint, error, optional, children }: Omit<FieldProps, 'id' | 'data-path'> & { children: ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset {...(described && { 'aria-describedby': described })}>
      <Box component="legend" fz="md" fw={600} mb="0.125rem">
        <FieldLabel optional={optional}>{label}</FieldLabel>
      </Box>
      {hint && (
        <Box fz="sm" lh="1.4" mb="0.375rem" c="dimmed" id={`${id}-hint`}>
          {hint}
        </Box>
      )}
      {error && (
        <Box fz="sm" lh="1.4" mb="0.375rem" c="var(--ui-danger)" fw={600} id={`${id}-error`}>
          {error}
        </Box>
      )}
      {children}
    </fieldset>
  )
}
