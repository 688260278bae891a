import { answer } from '#platform/server/answer.ts'
import { getTagScans } from '../contract.ts'
import { scansOf } from '../queries.ts'

export default answer(getTagScans, async ({ input, who, db }) => {
  const { page, pageSize } = input
  const { total, rows } = await scansOf(db, who.id, input)
  const items = rows.map(({ lat, lng, accuracyMetres, placeKind, placeWords, ...scan }) => ({
    ...scan,
    place: lat === null || lng === null ? null : { lat, lng, accuracyMetres: accuracyMetres ?? 0 },
    isDenied: placeKind === 'denied',
    placeWords: placeWords ?? '',
  }))
  return { items, total, page, pageSize }
})
