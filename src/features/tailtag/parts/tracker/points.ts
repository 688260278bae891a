import { howSure } from '#features/lookup/kit/place.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { MapPoint } from '#ui/map/points.ts'
import type { getSharedTracker, getTracker } from '../../contract.ts'

export type Tracked = NonNullable<AnswerOf<typeof getTracker>['tracked']>
export type Shared = AnswerOf<typeof getSharedTracker>
export type TrackedPoint = Tracked['points'][number]

export const kindWords = { scan: 'Tag scanned', sighting: 'Sighting', lastSeen: 'Last seen' } as const
export const kindOnMap = { scan: 'place', sighting: 'seen', lastSeen: 'lost' } as const

/** Each with its number: the first that happened is 1. The newest stands first. */
export const numbered = (points: readonly TrackedPoint[]) => points.map((point, index) => ({ ...point, number: points.length - index }))
export type NumberedPoint = ReturnType<typeof numbered>[number]

/** What is only roughly known is somewhere in a circle that can be seen. */
const LEAST_VAGUE_METRES = 300

/** In their order of time, as the map joins them. */
export const onMap = (points: readonly NumberedPoint[], isHidden: (point: NumberedPoint) => boolean): MapPoint[] =>
  points.toReversed().flatMap((point) => {
    const { id, number, kind, at, place } = point
    if (!place) return []
    const { lat, lng, accuracyMetres, isPrecise } = place
    const metres = isPrecise ? accuracyMetres : Math.max(accuracyMetres, LEAST_VAGUE_METRES)
    return [
      {
        id,
        lat,
        lng,
        accuracyMetres: metres || undefined,
        isVague: !isPrecise,
        isHidden: isHidden(point),
        kind: kindOnMap[kind],
        sign: String(number),
        label: `${number}. ${kindWords[kind]}, ${whenText(at)}`,
      },
    ]
  })

/** Where it was, in words. */
export function whereWords({ kind, place, placeWords }: TrackedPoint): string {
  if (placeWords) return placeWords
  if (place) return `On the map, ${howSure(place.accuracyMetres)}`
  return kind === 'scan' ? 'They haven’t said where' : ''
}
