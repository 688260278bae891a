import { speciesWords } from '#knowledge/animals/species.ts'
import { whenText } from '#platform/text/whentext.ts'
import { Box } from '#ui/Box.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { CHECKLIST } from '../../kinds.ts'
import type { Practical, Training } from '../../shapes.ts'
import { CHECKLIST_WORDS, PRACTICAL_WORDS } from '../words.ts'

/** What the trainer has seen in each kind of animal, and what they look for. */
export function PracticalPanel({ training: { species, adding, practicals, certificate } }: { training: Training }) {
  const newest = (kind: string) => practicals.findLast((one) => one.species === kind)
  return (
    <Panel
      title={certificate ? 'Your practical' : 'Arrange your practical'}
      lead={certificate && adding.length === 0 ? undefined : WATCHED}
      look={certificate ? 'plain' : 'raised'}
    >
      <FactList
        facts={[...species, ...adding].map((kind) => ({ label: speciesWords[kind].label, value: <State practical={newest(kind)} /> }))}
      />
      {!certificate && (
        <Box mt="1.25rem">
          <Box component="h3" ff="text" fz="md" fw={700} mb="0.5rem">
            What your trainer looks for
          </Box>
          <Bullets gap="0.25rem">
            {CHECKLIST.map((step) => (
              <li key={step}>{CHECKLIST_WORDS[step]}</li>
            ))}
          </Bullets>
        </Box>
      )}
    </Panel>
  )
}

const WATCHED = 'Your trainer needs to watch at least three implants in each kind of animal, in person or on video.'

function State({ practical }: { practical: Practical | undefined }) {
  if (!practical) return <StatusTag tone="quiet">Not yet</StatusTag>
  const { status, assessedOn, assessor, note, secondNote } = practical
  const { label, tone } = PRACTICAL_WORDS[status]
  const words = secondNote || note
  return (
    <>
      <StatusTag tone={tone}>{label}</StatusTag>
      <Box component="p" c="dimmed" fz="sm" m="0.25rem 0 0">
        {assessor}, {whenText(assessedOn, 'day')}
      </Box>
      {words && (
        <Box component="p" m="0.25rem 0 0" fw={400}>
          {words}
        </Box>
      )}
    </>
  )
}
