import { Box } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Section } from '#ui/Section.tsx'
import classes from './AlwaysFree.module.css'
import type { PlanFeature } from './plancard.ts'

/** What nobody ever pays for, with or without a plan. */
export function AlwaysFree({ features }: { features: readonly PlanFeature[] }) {
  return (
    <Section title="Always free" lead="For everybody, with any plan or none. It costs £0 today, and in ten years." ground="band">
      <ul className={classes.list}>
        {features
          .filter(({ alwaysFree }) => alwaysFree)
          .map(({ code, words, more }) => (
            <li key={code}>
              <IconCheck className={classes.tick} size={22} aria-hidden="true" />
              <span>
                <Box component="span" fw={600}>
                  {words}
                </Box>
                <Box component="span" c="dimmed" display="block">
                  {more}
                </Box>
              </span>
            </li>
          ))}
      </ul>
    </Section>
  )
}
