import { searchOf, sightingsOf } from '#features/missing/queries.ts'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { withoutContacts } from '#platform/text/contacts.ts'
import { type Followed, firstWords, scansOfFollowed } from './queries/tracker.ts'
import type { TrackerPoint } from './shapes.ts'

/** Without its place, which is forgotten then, an older scan says nothing. */
const TELLS = { days: 90 }

/** Where an animal was scanned, seen and lost, the newest first, as its keeper sees it. */
export async function trailOf(db: Db, keeperId: string, followed: Followed, now: Date) {
  const { petId, tagId, petName, missing } = followed
  const found = petId ? await searchOf(db, petId) : undefined
  const search = found?.keeperId === keeperId ? found : undefined
  const seen = search ? [...(await sightings(db, search.id)), lastSeen(search)] : []
  const points = [...(await scans(db, keeperId, followed, now)), ...seen]
  return {
    petId,
    tagId,
    petName,
    missing,
    caseId: search?.id ?? null,
    points: points.sort((one, other) => other.at.getTime() - one.at.getTime() || other.id.localeCompare(one.id)),
  }
}

/** A point as others see it with a link: nothing leads to the finder. */
export const asShared = (point: TrackerPoint): TrackerPoint => ({
  ...point,
  placeWords: withoutContacts(point.placeWords),
  // What a finder wrote with a scan is a message to the keeper.
  words: point.kind === 'scan' ? '' : withoutContacts(point.words),
  threadId: null,
})

async function scans(db: Db, keeperId: string, followed: Followed, now: Date): Promise<TrackerPoint[]> {
  const rows = await scansOfFollowed(db, keeperId, followed)
  const threadIds = rows.flatMap(({ threadId }) => threadId ?? [])
  const words = await firstWords(db, threadIds)
  return rows.flatMap(({ id, at, lat, lng, accuracyMetres, placeKind, placeWords, canHold, threadId }) => {
    const place =
      lat === null || lng === null ? null : { lat, lng, accuracyMetres: accuracyMetres ?? 0, isPrecise: placeKind === 'precise' }
    if (!place && at < earlier(now, TELLS)) return []
    const said = (threadId && words.get(threadId)) || ''
    return [{ id, kind: 'scan' as const, at, place, placeWords: placeWords ?? '', words: said, canHold, threadId }]
  })
}

/** But for those of which the keeper has said that it was another animal. */
async function sightings(db: Db, caseId: string): Promise<TrackerPoint[]> {
  const seen = (await sightingsOf(db, caseId)).filter(({ verdict }) => verdict !== 'dismissed')
  return seen.map(({ id, seenAt, area, words, threadId, ...where }) => ({
    id,
    kind: 'sighting',
    at: seenAt,
    place: exactly(where),
    placeWords: area,
    words: words ?? '',
    canHold: false,
    threadId,
  }))
}

function lastSeen({ id, seenAt, area, circumstances, ...where }: NonNullable<Awaited<ReturnType<typeof searchOf>>>): TrackerPoint {
  const words = circumstances ?? ''
  return { id, kind: 'lastSeen', at: seenAt, place: exactly(where), placeWords: area, words, canHold: false, threadId: null }
}

const exactly = ({ lat, lng }: { lat: number; lng: number }) => ({ lat, lng, accuracyMetres: 0, isPrecise: true })
