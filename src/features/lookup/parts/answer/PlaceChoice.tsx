import { IconCurrentLocation, IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { partOf } from '#platform/web/read.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { type FoundPlace, howSure, placeNow, whyNoPlace } from '../../kit/place.ts'

interface PlaceChoiceProps {
  place: FoundPlace | null
  onPlace: (place: FoundPlace | null) => void
}

/** Adds the exact place to a message, when the person presses for it and the browser agrees. */
export function PlaceChoice({ place, onPlace }: PlaceChoiceProps) {
  const [finding, setFinding] = useState(false)
  const [problem, setProblem] = useState('')
  const find = async () => {
    setFinding(true)
    setProblem('')
    await placeNow().then(onPlace, (error: unknown) => setProblem(whyNoPlace(Number(partOf(error, 'code')))))
    setFinding(false)
  }
  return (
    <Group gap="0.5rem 1rem" mt="0.75rem">
      {place ? (
        <Box component="p" c="var(--ui-good-text)" fw={600} m={0}>
          <IconMapPin size={20} style={{ verticalAlign: '-0.2em' }} aria-hidden="true" /> We’ve added your location, to{' '}
          {howSure(place.accuracyMetres ?? 0)}.
          <ActionButton weight="quiet" size="sm" onClick={() => onPlace(null)}>
            Remove location
          </ActionButton>
        </Box>
      ) : (
        <ActionButton weight="plain" size="sm" busy={finding} icon={<IconCurrentLocation size={18} aria-hidden="true" />} onClick={find}>
          Add my location
        </ActionButton>
      )}
      <Box component="p" c="dimmed" flex="1 1 16rem" fz="sm" m={0} role="status">
        {problem || 'Only the keeper will see it. We ask your browser once, when you press the button.'}
      </Box>
    </Group>
  )
}
