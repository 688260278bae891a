import { IconCurrentLocation } from '@tabler/icons-react'
import { useState } from 'react'
import { placeNow } from '#features/lookup/kit/place.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import type { Typed } from '../../finderform/fields.ts'
import type { Phrases } from '../../finderform/phrases.ts'

/** The device's own place, for who presses for it: it counts where no place is typed. */
export function MyPlace({ words, typed }: { words: Phrases; typed: Typed }) {
  const [place, setPlace] = useState({ lat: typed.lat, lng: typed.lng })
  const [finding, setFinding] = useState(false)
  const [problem, setProblem] = useState('')
  const find = async () => {
    setFinding(true)
    setProblem('')
    await placeNow().then(
      ({ lat, lng }) => setPlace({ lat: String(lat), lng: String(lng) }),
      () => setProblem(words.noPlace),
    )
    setFinding(false)
  }
  return (
    <Group gap="0.5rem 1rem" mt="0.5rem">
      <input type="hidden" name="lat" value={place.lat} />
      <input type="hidden" name="lng" value={place.lng} />
      <ActionButton weight="plain" size="sm" busy={finding} icon={<IconCurrentLocation size={18} aria-hidden="true" />} onClick={find}>
        {words.useMyPlace}
      </ActionButton>
      <p role="status">{problem || (place.lat && words.placeTaken)}</p>
    </Group>
  )
}
