import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { whenText } from '#platform/text/whentext.ts'
import { Box } from '#ui/Box.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { CHECKLIST } from '../../kinds.ts'
import type { Countersign } from '../../shapes.ts'
import { CHECKLIST_WORDS } from '../words.ts'

const WATCHED = { inPerson: 'Watched in person', video: 'Watched on video' } as const

/** What a trainer wrote down of a practical. */
export function PracticalFacts({ practical }: { practical: Pick<Countersign, 'checklist' | 'implants' | 'watched' | 'note'> }) {
  const missing = CHECKLIST.filter((step) => !practical.checklist[step])
  return (
    <>
      <Bullets gap="0.25rem">
        {practical.implants.map(({ chipNumber, on, place, passed }) => (
          <li key={chipNumber}>
            {groupChipNumber(chipNumber)}, {whenText(on, 'day')}, {place}: {passed ? 'passed' : 'not passed'}
          </li>
        ))}
      </Bullets>
      <Box component="p" m="0.75rem 0 0">
        {WATCHED[practical.watched]}.{' '}
        {missing.length === 0
          ? 'Every step on the checklist was right.'
          : `Not right yet: ${missing.map((step) => CHECKLIST_WORDS[step].toLowerCase()).join('; ')}.`}
      </Box>
      {practical.note && (
        <Box component="p" c="dimmed" m="0.5rem 0 0">
          {practical.note}
        </Box>
      )}
    </>
  )
}
