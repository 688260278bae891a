import { speciesWords } from '#knowledge/animals/species.ts'
import { whenText } from '#platform/text/whentext.ts'
import { Rows } from '#ui/Columns.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Section } from '#ui/Section.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Practical } from '../../shapes.ts'
import { PRACTICAL_WORDS } from '../words.ts'
import { PracticalFacts } from './PracticalFacts.tsx'

/** What was recorded of a student’s practicals, the newest first. */
export function Practicals({ practicals }: { practicals: readonly Practical[] }) {
  return (
    <Section title="Practicals">
      <Rows>
        {practicals.toReversed().map((practical) => (
          <Panel
            key={practical.id}
            level={3}
            title={speciesWords[practical.species].label}
            lead={`${practical.assessor}, ${whenText(practical.assessedOn, 'day')}`}
            actions={<StatusTag tone={PRACTICAL_WORDS[practical.status].tone}>{PRACTICAL_WORDS[practical.status].label}</StatusTag>}
          >
            <PracticalFacts practical={practical} />
            {practical.secondNote && <Notice title="From the second trainer">{practical.secondNote}</Notice>}
          </Panel>
        ))}
      </Rows>
    </Section>
  )
}
