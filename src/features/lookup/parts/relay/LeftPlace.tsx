import { IconMapPin } from '@tabler/icons-react'
import type * as z from 'zod'
import { Box, Group } from '#ui/Box.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { MapView } from '#ui/map/MapView.tsx'
import { mapLink } from '../../kit/maplink.ts'
import { howSure } from '../../kit/place.ts'
import type { PlaceLeft } from '../../shapes.ts'

type Place = z.output<typeof PlaceLeft>

interface LeftPlaceProps {
  place: Place | null
  words: string | null
}

/** Where a finder said that the animal is: in their words, and as a point to open in a map. Our own map asks no map maker, so none learns of it. */
export function LeftPlace({ place, words }: LeftPlaceProps) {
  if (!place && !words)
    return (
      <Box component="p" c="dimmed" m={0}>
        The finder didn’t say where.
      </Box>
    )
  return (
    <Group gap="0.75rem" align="stretch" wrap="nowrap">
      <IconMapPin style={{ color: 'var(--ui-alert-text)' }} size={24} aria-hidden="true" />
      <div>
        {words && (
          <Box component="p" fw={600} m={0}>
            {words}
          </Box>
        )}
        {place && <Point {...place} />}
      </div>
    </Group>
  )
}

function Point({ lat, lng, accuracyMetres, kind }: Place) {
  const at = `${lat.toFixed(5)}, ${lng.toFixed(5)}`
  const pin = `${lat},${lng}`
  return (
    <>
      <Box mb="0.75rem">
        <MapView
          label="Where the finder is"
          points={[{ id: 'place', lat, lng, accuracyMetres, label: howSure(accuracyMetres), kind: 'place' }]}
        />
      </Box>
      <Box component="p" m={0} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {at}, {howSure(accuracyMetres)}
        {kind === 'approximate' && ' (approximate)'}
      </Box>
      <Group gap="0.25rem 1.25rem" mt="0.5rem">
        <Box component="a" fw={600} py="0.5rem" href={`geo:${pin}?q=${pin}`}>
          Open in your map app
        </Box>
        <Box component="a" fw={600} py="0.5rem" href={mapLink({ lat, lng })} rel="noopener noreferrer">
          See on OpenStreetMap
        </Box>
        <CopyButton text={at}>Copy the coordinates</CopyButton>
      </Group>
    </>
  )
}
