import { IconCheck, IconX } from '@tabler/icons-react'
import { Group, Stack } from './Box.tsx'

interface TicksProps {
  lines: readonly string[]
  /** What is not: with a cross, not a tick. */
  crossed?: boolean
}

/** Promises one below the other, each with its tick. */
export function Ticks({ lines, crossed = false }: TicksProps) {
  const Icon = crossed ? IconX : IconCheck
  const color = crossed ? 'var(--ui-alert-text)' : 'var(--ui-good-text)'
  return (
    <Stack component="ul" gap="0.75rem">
      {lines.map((line) => (
        <Group component="li" gap="0.75rem" wrap="nowrap" align="start" key={line}>
          <Icon style={{ color, marginTop: '0.125rem' }} size={22} aria-hidden="true" />
          {line}
        </Group>
      ))}
    </Stack>
  )
}
