import { answer } from '#platform/server/answer.ts'
import { getTagScans } from '../contract.ts'
import { scansOf } from '../queries.ts'

export default answer(getTagScans, async ({ input, who, db, now }) => {
  const { page, pageSize } = input
  await db
    .updateTable('scan')
    .set({ seenAt: now, nextContactAt: null })
    .where('keeperId', '=', who.id)
    .where('seenAt', 'is', null)
    .execute()
  const { total, rows } = await scansOf(db, who.id, input)
  const items = rows.map(({ lat, lng, accuracyMetres, placeKind, placeWords, ...scan }) => ({
    ...scan,
    place: lat === null || lng === null ? null : { lat, lng, accuracyMetres: accuracyMetres ?? 0 },
    isDenied: placeKind === 'denied',
    placeWords: placeWords ?? '',
  }))
  return { items, total, page, pageSize }
})
