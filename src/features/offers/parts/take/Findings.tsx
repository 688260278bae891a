import { IconCheck, IconHelp, IconX } from '@tabler/icons-react'
import { Box, Group, Stack } from '#ui/Box.tsx'
import { Mark } from '#ui/Mark.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { Finding } from './findings.ts'

/** What the register knows that a buyer should know. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <Stack component="ul" gap="1.125rem">
      {findings.map(({ kind, title, text }) => (
        <Group component="li" gap="0.875rem" align="start" wrap="nowrap" key={title}>
          <Mark tone={tones[kind]}>{marks[kind]}</Mark>
          <div>
            <Box component="p" fw={700} m={0}>
              <VisuallyHidden>{aloud[kind]}: </VisuallyHidden>
              {title}
            </Box>
            <Box component="p" c="dimmed" m={0}>
              {text}
            </Box>
          </div>
        </Group>
      ))}
    </Stack>
  )
}

const tones = { good: 'good', ask: 'watch', stop: 'alert' } as const

const aloud = { good: 'Good', ask: 'Ask about this', stop: 'Stop' }

const marks = {
  good: <IconCheck size={20} stroke={2.4} />,
  ask: <IconHelp size={20} stroke={2.2} />,
  stop: <IconX size={20} stroke={2.4} />,
}
