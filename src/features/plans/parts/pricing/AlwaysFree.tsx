import { IconCheck } from '@tabler/icons-react'
import { Box, Group } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Section } from '#ui/Section.tsx'
import type { PlanFeature } from './plancard.ts'

/** What nobody ever pays for, with or without a plan. */
export function AlwaysFree({ features }: { features: readonly PlanFeature[] }) {
  return (
    <Section title="Always free" lead="Free for everyone, with or without a plan." ground="band">
      <Columns component="ul" min="17rem" gap="1rem 2rem">
        {features
          .filter(({ alwaysFree }) => alwaysFree)
          .map(({ code, words, more }) => (
            <Group component="li" gap="0.75rem" wrap="nowrap" align="start" key={code}>
              <IconCheck style={{ color: 'var(--ui-good-text)', marginTop: '0.125rem' }} size={22} aria-hidden="true" />
              <span>
                <Box component="span" fw={600}>
                  {words}
                </Box>
                <Box component="span" c="dimmed" display="block">
                  {more}
                </Box>
              </span>
            </Group>
          ))}
      </Columns>
    </Section>
  )
}
