import { Box } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Quoted } from '#ui/Quoted.tsx'
import { Section } from '#ui/Section.tsx'
import { SCAMS } from '../scams.ts'

/** The tricks that keepers in the UK have met, in the words in which they come. */
export function KnownScams() {
  return (
    <Section title="Scams to know" lead="The names and logos change. The tricks don’t.">
      <Columns min="20rem">
        {SCAMS.map(({ title, says, truth }) => (
          <Panel title={title} level={3} key={title}>
            <Box bg="var(--ui-alert-back)" bdrs="md" c="var(--ui-alert-text)" p="0.75rem 1rem">
              <Quoted>{says}</Quoted>
            </Box>
            <Box component="p" m="0.75rem 0 0">
              {truth}
            </Box>
          </Panel>
        ))}
      </Columns>
    </Section>
  )
}
