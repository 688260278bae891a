import { IconCurrentLocation } from '@tabler/icons-react'
import { useState } from 'react'
import { placeNow } from '#features/lookup/kit/place.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import { Scripted } from '#ui/Scripted.tsx'
import type { Phrases } from '../../finderform/phrases.ts'

interface MyPlaceProps {
  words: Phrases
  lat: string
  lng: string
  onPlace: (point: { lat: number; lng: number }) => void
}

/** The device's own place, for whoever presses for it. It stands until another is typed. */
export function MyPlace({ words, lat, lng, onPlace }: MyPlaceProps) {
  const [isFinding, setFinding] = useState(false)
  const [failed, setFailed] = useState(false)
  const find = async () => {
    setFinding(true)
    setFailed(false)
    await placeNow().then(onPlace, () => setFailed(true))
    setFinding(false)
  }
  return (
    <>
      <input type="hidden" name="lat" value={lat} />
      <input type="hidden" name="lng" value={lng} />
      <Scripted>
        <Group gap="0.5rem 1rem" mt="0.75rem">
          <ActionButton weight="plain" busy={isFinding} icon={<IconCurrentLocation size={20} aria-hidden="true" />} onClick={find}>
            {words.useMyPlace}
          </ActionButton>
          <p role="status">{failed ? words.noPlace : lat && words.placeTaken}</p>
        </Group>
      </Scripted>
    </>
  )
}
