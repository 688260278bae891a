import { IconCurrentLocation, IconMapPin } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { howSure, placeNow } from '#features/lookup/kit/place.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { TextField } from '#ui/TextField.tsx'

/** A place as a form holds it: what was typed, or a point. */
export interface PlaceAnswer {
  typed: string
  point: { lat: number; lng: number; accuracyMetres: number } | null
}
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
  const find = async () => {
    setFinding(true)
    setProblem('')
    await placeNow().then(
      ({ lat, lng, accuracyMetres }) => onChange({ typed: '', point: { lat, lng, accuracyMetres: accuracyMetres ?? 0 } }),
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
            <IconMapPin size={20} style={{ verticalAlign: '-0.2em' }} aria-hidden="true" /> Your location, to{' '}
            {howSure(value.point.accuracyMetres)}
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
      <Box mt="0.5rem">
        <ActionButton weight="plain" size="sm" busy={finding} icon={<IconCurrentLocation size={18} aria-hidden="true" />} onClick={find}>
          Use my location
        </ActionButton>
      </Box>
    </Box>
  )
}
