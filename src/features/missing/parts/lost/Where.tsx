import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import { MapView } from '#ui/map/MapView.tsx'
import type { MapPoint } from '#ui/map/points.ts'
import { Panel } from '#ui/Panel.tsx'
import { calledOf, type LostAnimal } from '../words.ts'

/** How far from where it truly is a place is shown to strangers, in metres. */
export const FUZZ_METRES = 300

/** Where a lost animal was last seen, and has been seen since. Its keeper sees the true places. */
export function Where({ lost }: { lost: LostAnimal }) {
  const name = calledOf(lost)
  return (
    <Panel
      title={`Where ${name} was seen`}
      lead={
        lost.mine ? 'Only you see the exact places. Others see a circle.' : 'It was somewhere in the circle. We don’t show the exact place.'
      }
    >
      {lost.mine && (
        <Group mb="1rem">
          <ButtonLink weight="plain" size="sm" to={paths.tracker({ pet: lost.mine.petId })}>
            See it on the tracker
          </ButtonLink>
        </Group>
      )}
      <MapView label={`Map of where ${name} was seen`} points={pointsOf(lost)} />
    </Panel>
  )
}

function pointsOf(lost: LostAnimal): MapPoint[] {
  const { id, mine, place, at, sightings } = lost
  const label = `Last seen, ${whenText(at)}`
  if (!mine) {
    const accuracyMetres = FUZZ_METRES
    return [
      { id, ...place, label, kind: 'lost', accuracyMetres },
      ...sightings.map((seen) => ({
        id: seen.id,
        ...seen.place,
        label: `Seen, ${whenText(seen.at)}`,
        kind: 'seen' as const,
        accuracyMetres,
      })),
    ]
  }
  const seen = mine.sightings.filter(({ verdict }) => verdict !== 'dismissed')
  return [
    { id, lat: mine.lat, lng: mine.lng, label, kind: 'lost' },
    ...seen.map((one) => ({ id: one.id, lat: one.lat, lng: one.lng, label: `Seen, ${whenText(one.at)}`, kind: 'seen' as const })),
  ]
}
