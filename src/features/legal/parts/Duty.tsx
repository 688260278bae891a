import { Box } from '#ui/Box.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { DutyShown } from './duties.ts'

/** One condition: what it says, what we do, what the register counts. */
export function Duty({ reference, asks, does, shows, gap }: DutyShown) {
  return (
    <Box component="li" display="grid">
      <Panel
        title={asks}
        level={3}
        footer={
          <Box display="grid" style={{ gap: '0.5rem' }}>
            {shows && (
              <Box component="p" m={0} fw={600}>
                {shows}
              </Box>
            )}
            {gap && (
              <Box component="p" m={0}>
                <StatusTag tone="watch">Not all of it</StatusTag> {gap}
              </Box>
            )}
            <Box component="p" c="dimmed" fz="sm" m={0}>
              Regulation {reference}
            </Box>
          </Box>
        }
      >
        {does}
      </Panel>
    </Box>
  )
}
