import { answer } from '#platform/server/answer.ts'
import { getTagScans } from '../contract.ts'
import { scansOf } from '../queries.ts'
import { seeScans } from '../seeScans.ts'

export default answer(getTagScans, async ({ input, who, db, now }) => {
  await seeScans(db, who.id, now)
  const { rows, ...page } = await scansOf(db, who.id, input)
  const items = rows.map(({ lat, lng, accuracyMetres, placeKind, placeWords, ...scan }) => ({
    ...scan,
    place: lat === null || lng === null ? null : { lat, lng, accuracyMetres: accuracyMetres ?? 0 },
    isDenied: placeKind === 'denied',
    placeWords: placeWords ?? '',
  }))
  return { items, ...page }
})
