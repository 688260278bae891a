import { type ReactNode, useId } from 'react'
import { Box, Group, Stack } from './Box.tsx'
import { Prose } from './Prose.tsx'
import type { Tone } from './palette.ts'
import { StatusTag } from './StatusTag.tsx'

interface RequestCardProps {
  picture: ReactNode
  title: ReactNode
  /** A line or two below the title. */
  line?: ReactNode
  tag: { label: string; tone: Tone }
  /** The buttons at the end. */
  actions?: ReactNode
  level?: 2 | 3
  children?: ReactNode
}

/** An animal about which something is asked or offered, and what can be done about that. */
export function RequestCard({ picture, title, line, tag, actions, level = 3, children }: RequestCardProps) {
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <Stack
      component="article"
      gap="1.125rem"
      bg="var(--ui-surface)"
      bd="1px solid var(--ui-line)"
      bdrs="clamp(1.25rem, 2.4vw, 1.75rem)"
      miw={0}
      p="clamp(1.125rem, 2.6vw, 1.625rem)"
      aria-labelledby={titleId}
    >
      <Group component="header" gap="1rem" wrap="nowrap">
        <Box component="span" flex="none" lh={0}>
          {picture}
        </Box>
        <Stack gap="0.25rem" align="start" miw={0} style={{ overflowWrap: 'anywhere' }}>
          <Box component={Heading} fz="h3" lh={1.2} m={0} id={titleId}>
            {title}
          </Box>
          {line && (
            <Box component="p" c="dimmed" m={0}>
              {line}
            </Box>
          )}
          <Box mt="0.25rem">
            <StatusTag tone={tag.tone}>{tag.label}</StatusTag>
          </Box>
        </Stack>
      </Group>
      {children && (
        <Box style={{ overflowWrap: 'anywhere' }}>
          <Prose>{children}</Prose>
        </Box>
      )}
      {actions && (
        <Group gap="0.75rem" mt="auto">
          {actions}
        </Group>
      )}
    </Stack>
  )
}
