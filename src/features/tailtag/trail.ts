import type { Selectable } from 'kysely'
import type { DB } from '#database/types.ts'
import { searchOf, sightingsOf } from '#features/missing/queries.ts'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { withoutContacts } from '#platform/text/contacts.ts'
import { firstWords } from './queries/tracker.ts'
import { scansOf } from './queries.ts'
import type { TrackerPoint } from './shapes.ts'

type PetStatus = Selectable<DB['pet']>['status']

interface Followed {
  petId: string
  petName: string
  status: PetStatus
  keeperId: string
}

const MOST_SCANS = 100
/** Without its place, which is forgotten then, an older scan says nothing. */
const TELLS = { days: 90 }

/** Where a pet was scanned, seen and lost, the newest first, as its keeper sees it. */
export async function trackedOf(db: Db, { petId, petName, status, keeperId }: Followed, now: Date) {
  const search = await searchOf(db, petId)
  const own = search?.keeperId === keeperId ? search : undefined
  const points = [...(await scans(db, petId, keeperId, now)), ...(own ? await sightings(db, own.id) : []), ...(own ? [lastSeen(own)] : [])]
  return {
    petId,
    petName,
    missing: status === 'missing' || status === 'stolen' ? status : null,
    caseId: own?.id ?? null,
    until: null,
    points: points.sort((one, other) => other.at.getTime() - one.at.getTime() || other.id.localeCompare(one.id)),
  }
}

/** A point as others see it with a link: nothing leads to the finder. */
export const asShared = (point: TrackerPoint): TrackerPoint => ({
  ...point,
  placeWords: withoutContacts(point.placeWords),
  words: point.kind === 'scan' ? '' : withoutContacts(point.words),
  threadId: null,
})

async function scans(db: Db, petId: string, keeperId: string, now: Date): Promise<TrackerPoint[]> {
  const { rows } = await scansOf(db, keeperId, { petId, page: 1, pageSize: MOST_SCANS })
  const words = await firstWords(
    db,
    rows.flatMap(({ threadId }) => threadId ?? []),
  )
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
