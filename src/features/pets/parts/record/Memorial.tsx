import { IconFlower } from '@tabler/icons-react'
import { useProfession } from '#features/accounts/kit/profession.ts'
import { whenText } from '#platform/text/whentext.ts'
import { textIn } from '#platform/web/read.ts'
import { site } from '#src/site.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import { lifespan } from '../../kit/born.ts'
import type { PetDetail } from '../../kit/form/answersof.ts'
import { useStatus } from './useStatus.ts'

/** A quiet word for a pet that has died, and the way back where the report was not meant. */
export function Memorial({ pet }: { pet: PetDetail }) {
  const { run, isPending } = useStatus()
  const { title, text } = useProfession().death(pet.name)
  const said = pet.timeline.findLast(({ move }) => move === 'reportDeceased')?.facts
  const cause = textIn(said, 'of')
  const canUndo = pet.can.undoDeceased === true && pet.undoUntil !== null
  return (
    <Panel
      title={
        <Box component="span" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Box>
      }
      look="sunk"
      icon={<IconFlower size={26} stroke={1.6} />}
      lead={lifespan(pet, textIn(said, 'on'))}
    >
      <Rows gap="sm">
        <div>{text}</div>
        {cause && <div>Cause: {cause}</div>}
        {canUndo ? (
          <>
            <div>If this was a mistake, you can undo it until {whenText(pet.undoUntil ?? '', 'day')}.</div>
            <div>
              <ActionButton
                weight="plain"
                size="sm"
                busy={isPending}
                disabledBecause={pet.can.undoDeceased}
                onClick={() => run({ petId: pet.id, status: 'deceasedUndo' })}
              >
                Undo this report
              </ActionButton>
            </div>
          </>
        ) : (
          <div>
            If something here isn’t right, call us on <a href={site.phoneLink}>{site.phone}</a>.
          </div>
        )}
      </Rows>
    </Panel>
  )
}
