import { IconCheck, IconMessageCircle, IconX } from '@tabler/icons-react'
import { useAction } from '#platform/web/useAction.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { Lines } from '#ui/Lines.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { When } from '#ui/When.tsx'
import { getLostPet, judgeSighting } from '../../contract.ts'
import { type LostAnimal, surenessWords } from '../words.ts'

type Sighting = NonNullable<LostAnimal['mine']>['sightings'][number]

interface SightingsProps {
  sightings: Sighting[]
  name: string
  isOver: boolean
}

/** What people have told the keeper, with the way to say whether it was their pet. */
export function Sightings({ sightings, name, isOver }: SightingsProps) {
  return (
    <Panel title="Sightings">
      {sightings.length === 0 ? (
        `No one has told us that they’ve seen ${name} yet. When someone does, we’ll write to you straight away.`
      ) : (
        <Lines label="Sightings">
          {sightings.map((sighting) => (
            <SightingLine key={sighting.id} sighting={sighting} name={name} isOver={isOver} />
          ))}
        </Lines>
      )}
    </Panel>
  )
}

function SightingLine({ sighting, name, isOver }: { sighting: Sighting; name: string; isOver: boolean }) {
  const { id, at, area, words, sureness, photoUrl, verdict, threadId } = sighting
  const { run, isPending } = useAction(judgeSighting, { refresh: [getLostPet], toast: true })
  const judge = (said: 'confirmed' | 'dismissed') => void run({ sightingId: id, verdict: said })
  return (
    <Box component="li" py="1rem">
      <Group gap="0.5rem 1rem" justify="space-between">
        <b>
          {area}, <When at={at} />
        </b>
        {verdict === 'confirmed' && <StatusTag tone="good">It was {name}</StatusTag>}
        {verdict === 'dismissed' && <StatusTag tone="quiet">Not {name}</StatusTag>}
      </Group>
      <Box component="p" c="dimmed" m="0.25rem 0 0">
        {surenessWords[sureness]}
      </Box>
      {words && (
        <Box component="p" m="0.5rem 0 0" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {words}
        </Box>
      )}
      {photoUrl && (
        <Box component="img" src={photoUrl} alt="Photo of the animal that was seen" bdrs="md" mt="0.75rem" maw="100%" mah="16rem" />
      )}
      <Group gap="0.5rem" mt="0.75rem">
        {!isOver && verdict !== 'confirmed' && (
          <ActionButton
            weight="plain"
            size="sm"
            busy={isPending}
            icon={<IconCheck size={18} aria-hidden="true" />}
            onClick={() => judge('confirmed')}
          >
            It was {name}
          </ActionButton>
        )}
        {!isOver && verdict !== 'dismissed' && (
          <ActionButton
            weight="plain"
            size="sm"
            busy={isPending}
            icon={<IconX size={18} aria-hidden="true" />}
            onClick={() => judge('dismissed')}
          >
            It wasn’t {name}
          </ActionButton>
        )}
        {threadId && (
          <ButtonLink weight="quiet" size="sm" icon={<IconMessageCircle size={18} aria-hidden="true" />} to={paths.conversation(threadId)}>
            Write to this person
          </ButtonLink>
        )}
      </Group>
    </Box>
  )
}
