import { howSure } from '#features/lookup/kit/place.ts'
import { keeperById } from '#features/lookup/queries.ts'
import { earlier, later } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { oneAtATime } from '#platform/database/locks.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { networkOf } from '#platform/server/network.ts'
import type { addScanTracking } from './contract.ts'
import { NEXT_CONTACT } from './lifecycle.ts'
import { tagScanned } from './messages.ts'
import { hasPlus } from './points.ts'
import { settingsOf } from './queries.ts'

/** Scans of one device within this time are one scan, while the tag leads to the same pet and keeper. */
const ONE_SCAN = { minutes: 10 }

interface Tag {
  id: string
  petId: string | null
  petName: string
  keeperId: string
  settings: unknown
  isMissing: boolean
}

/** Writes a scan down and tells the keeper, or adds to the scan that the same device has just made. Its id. */
export async function recordScan(context: CallContext<typeof addScanTracking>, tag: Tag, threadId: string | null): Promise<string> {
  const { input, db, now, address, services, notify, afterwards } = context
  const deviceHash = services.codes.hash('scanning device', networkOf(address))
  const place = input.place?.kind === 'denied' || !input.place ? null : input.place
  const said = {
    ...(input.place && { placeKind: input.place.kind }),
    ...(place && { lat: place.lat, lng: place.lng, accuracyMetres: Math.round(place.accuracyMetres) }),
    ...(input.placeWords && { placeWords: input.placeWords }),
    ...(input.canHold && { canHold: true }),
    ...(threadId && { threadId }),
  }
  await oneAtATime(db, `scan/${tag.id}/${deviceHash}`)
  const before = await db
    .selectFrom('scan')
    .select('id')
    .where('tagId', '=', tag.id)
    .where('keeperId', '=', tag.keeperId)
    .where('petId', 'is not distinct from', tag.petId)
    .where('deviceHash', '=', deviceHash)
    .where('at', '>', earlier(now, ONE_SCAN))
    .orderBy('at', 'desc')
    .forUpdate()
    .executeTakeFirst()
  const id = before?.id ?? newId()
  const { alertByEmail, alertBySms, contacts } = settingsOf(tag.settings)
  const isPlus = await hasPlus(context, tag.keeperId)
  if (before && Object.keys(said).length === 0) return id
  if (before) await db.updateTable('scan').set(said).where('id', '=', id).execute()
  else {
    const nextContactAt = isPlus && contacts.length > 0 ? later(now, NEXT_CONTACT) : null
    const scan = { id, tagId: tag.id, petId: tag.petId, keeperId: tag.keeperId, at: now, deviceHash, toldAt: now, nextContactAt }
    await db
      .insertInto('scan')
      .values({ ...scan, ...said })
      .execute()
  }

  const bySms = alertBySms && (tag.isMissing || isPlus)
  const keeper = await keeperById(db, tag.keeperId)
  const { placeWords, canHold } = input
  const words = tagScanned({
    tagId: tag.id,
    petId: tag.petId,
    petName: tag.petName,
    placeWords,
    howSure: place && howSure(place.accuracyMetres),
    canHold,
  })
  if (keeper) await notify({ ...keeper, email: alertByEmail ? keeper.email : null, mobile: bySms ? keeper.mobile : null }, words)
  afterwards(() => services.live.tell(`account:${tag.keeperId}`, 'scan', { scanId: id, petId: tag.petId, at: now.toISOString() }))
  return id
}
