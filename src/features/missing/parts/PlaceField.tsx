import { IconCurrentLocation, IconMap2, IconMapPin } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { howSure, placeNow } from '#features/lookup/kit/place.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { MapView } from '#ui/map/MapView.tsx'
import type { MapPoint } from '#ui/map/points.ts'
import { TextField } from '#ui/TextField.tsx'

/** A place as a form holds it: what was typed, or a point. */
export interface PlaceAnswer {
  typed: string
  /** Where the device says that it is, or what was chosen on the map. */
  point: { lat: number; lng: number; accuracyMetres: number | null } | null
}
const NOTHING: MapPoint[] = []
export const noPlace: PlaceAnswer = { typed: '', point: null }

/** As the calls take it. */
export const whereOf = ({ typed, point }: PlaceAnswer) => (point ? { lat: point.lat, lng: point.lng } : { place: typed })

interface PlaceFieldProps {
  label: string
  value?: PlaceAnswer
  onChange: (place: PlaceAnswer) => void
  error?: ReactNode
  'data-path'?: string
}

/** Where something was seen: a postcode or a town, or where the person is now. */
export function PlaceField({ label, value = noPlace, onChange, error, ...field }: PlaceFieldProps) {
  const [finding, setFinding] = useState(false)
  const [problem, setProblem] = useState('')
  const [isMapOpen, setMapOpen] = useState(false)
  const find = async () => {
    setFinding(true)
    setProblem('')
    await placeNow().then(
      ({ lat, lng, accuracyMetres }) => onChange({ typed: '', point: { lat, lng, accuracyMetres: accuracyMetres ?? null } }),
      () => setProblem('We couldn’t get your location. Enter a postcode or a town.'),
    )
    setFinding(false)
  }
  if (value.point)
    return (
      <Box>
        <Box component="p" fw={600} m="0 0 0.25rem">
          {label}
        </Box>
        <Group gap="0.5rem 1rem">
          <Box component="p" c="var(--ui-good-text)" fw={600} m={0}>
            <IconMapPin size={20} style={{ verticalAlign: '-0.2em' }} aria-hidden="true" />{' '}
            {value.point.accuracyMetres === null
              ? 'The place you chose on the map'
              : `Your location, to ${howSure(value.point.accuracyMetres)}`}
          </Box>
          <ActionButton weight="quiet" size="sm" onClick={() => onChange(noPlace)}>
            Enter another place
          </ActionButton>
        </Group>
      </Box>
    )
  return (
    <Box>
      <TextField
        {...field}
        label={label}
        hint="A postcode or a town"
        autoComplete="off"
        maxLength={60}
        error={error || problem}
        value={value.typed}
        onChange={(event) => onChange({ typed: event.currentTarget.value, point: null })}
      />
      <Group gap="0.5rem" mt="0.5rem">
        <ActionButton weight="plain" size="sm" busy={finding} icon={<IconCurrentLocation size={18} aria-hidden="true" />} onClick={find}>
          Use my location
        </ActionButton>
        <ActionButton
          weight="plain"
          size="sm"
          icon={<IconMap2 size={18} aria-hidden="true" />}
          aria-expanded={isMapOpen}
          onClick={() => setMapOpen(!isMapOpen)}
        >
          Choose on the map
        </ActionButton>
      </Group>
      {isMapOpen && (
        <Box mt="0.75rem">
          <MapView
            label="Choose a place"
            points={NOTHING}
            onPick={(point) => onChange({ typed: '', point: { ...point, accuracyMetres: null } })}
          />
        </Box>
      )}
    </Box>
  )
}
