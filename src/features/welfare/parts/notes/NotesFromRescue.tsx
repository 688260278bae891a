import type { PetDetail } from '#features/pets/kit/form/answersof.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Box } from '#ui/Box.tsx'
import { Lines } from '#ui/Lines.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getNotesForKeeper } from '../../contract.ts'

/** On the page of an animal that a rescue gave to its keeper: what it chose to tell them. Nothing where it chose nothing. */
export function NotesFromRescue({ pet }: { pet: PetDetail }) {
  const { data } = useCall(getNotesForKeeper, { petId: pet.id })
  if (!data?.organisation) return null
  return (
    <Panel title={`From ${data.organisation}`} lead={`What they noted about ${pet.name} for you.`}>
      <Lines>
        {data.notes.map(({ id, words, at }) => (
          <li key={id}>
            <Box style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{words}</Box>
            <Box c="dimmed" fz="sm">
              {whenText(at, 'day')}
            </Box>
          </li>
        ))}
      </Lines>
    </Panel>
  )
}
