import type { ReactNode } from 'react'
import { Box, Group, Stack } from './Box.tsx'
import classes from './EmptyState.module.css'

type EmptyStateProps = {
  /** A spot illustration from art/spots. */
  art?: ReactNode
  title: ReactNode
  /** What would stand here, and how to make it so. */
  children?: ReactNode
  action?: ReactNode
  level?: 2 | 3 | 4
}

/** Stands where there is nothing yet, and says what to do about that. */
export function EmptyState({ art, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <Stack gap={0} align="center" maw="32rem" mx="auto" p="clamp(1rem, 4vw, 2rem) 1rem" ta="center">
      {art && (
        <Box className={classes.art ?? ''} mb="1rem" data-print="no">
          {art}
        </Box>
      )}
      <Box component={Heading} fz="h3" lh="h3" m={0}>
        {title}
      </Box>
      {children && (
        <Box c="dimmed" mt="0.5rem" style={{ textWrap: 'pretty' }}>
          {children}
        </Box>
      )}
      {action && (
        <Group gap="0.75rem" align="stretch" justify="center" mt="1.25rem">
          {action}
        </Group>
      )}
    </Stack>
  )
}
