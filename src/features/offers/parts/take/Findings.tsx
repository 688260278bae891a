import { Box, Stack } from '@mantine/core'
import { IconCheck, IconHelp, IconX } from '@tabler/icons-react'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import classes from './Findings.module.css'
import type { Finding } from './findings.ts'

/** What the register knows that a buyer should know. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <Stack component="ul" gap="1.125rem" m={0} p={0} style={{ listStyle: 'none' }}>
      {findings.map(({ kind, title, text }) => (
        <li className={classes.finding} key={title} data-kind={kind}>
          <span className={classes.mark} aria-hidden="true">
            {marks[kind]}
          </span>
          <div>
            <Box component="p" fw={700} m={0}>
              <VisuallyHidden>{aloud[kind]}: </VisuallyHidden>
              {title}
            </Box>
            <Box component="p" c="dimmed" m={0}>
              {text}
            </Box>
          </div>
        </li>
      ))}
    </Stack>
  )
}

const aloud = { good: 'Good', ask: 'Ask about this', stop: 'Stop' }

const marks = {
  good: <IconCheck size={20} stroke={2.4} />,
  ask: <IconHelp size={20} stroke={2.2} />,
  stop: <IconX size={20} stroke={2.4} />,
}
