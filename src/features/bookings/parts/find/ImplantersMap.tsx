import { useState } from 'react'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { MapView } from '#ui/map/MapView.tsx'
import type { MapPoint } from '#ui/map/points.ts'
import type { Found } from '../words.ts'

/** As far as the places on the map are moved. */
const MOVED_METRES = 1500

/** About where implanters work, for whoever wants a map: near, and never exact. */
export function ImplantersMap({ items }: { items: readonly Pick<Found, 'id' | 'name' | 'place' | 'town'>[] }) {
  const [isShown, setShown] = useState(false)
  if (!isShown)
    return (
      <div>
        <ActionButton weight="plain" size="sm" onClick={() => setShown(true)}>
          Show on a map
        </ActionButton>
      </div>
    )
  const points = items.map(
    ({ id, name, place, town }): MapPoint => ({
      id,
      ...place,
      kind: 'place',
      label: `${name}, ${town}`,
      to: paths.implanter(id),
      accuracyMetres: MOVED_METRES,
    }),
  )
  return <MapView label="Map of implanters" points={points} />
}
