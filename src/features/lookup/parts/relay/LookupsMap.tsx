import type { AnswerOf } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { MapView } from '#ui/map/MapView.tsx'
import type { MapPoint } from '#ui/map/points.ts'
import type { getMicroLookupHistory } from '../../contract.ts'

type Lookup = AnswerOf<typeof getMicroLookupHistory>['items'][number]

/** Where finders of the page's lookups said that they are; nothing where none did. */
export function LookupsMap({ lookups }: { lookups: readonly Lookup[] }) {
  const points = lookups.flatMap(pointOf)
  return points.length > 0 && <MapView label="Where your pets’ chips were looked up" points={points} />
}

function pointOf({ lookupId, at, petName, place, threadId }: Lookup): MapPoint[] {
  if (!place) return []
  const { lat, lng, accuracyMetres } = place
  const label = `${petName ?? 'Your pet'}, ${whenText(at)}`
  return [{ id: lookupId, lat, lng, accuracyMetres, label, kind: 'place', ...(threadId && { to: paths.conversation(threadId) }) }]
}
