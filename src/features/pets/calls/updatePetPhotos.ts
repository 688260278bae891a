import { hasPicture } from '#features/files/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { versionOf } from '#platform/server/version.ts'
import { updatePetPhotos } from '../contract.ts'
import { CHANGED } from '../lifecycle.ts'
import { mayEdit } from '../policy.ts'
import { photosOf } from '../queries/record.ts'
import { petToChange } from '../queries.ts'

export default answer(updatePetPhotos, async ({ input, who, db, now, refuse, recordEvent }) => {
  const pet = await petToChange(db, input.petId, who.id)
  if (!pet) throw refuse('notYours')
  const may = mayEdit(who, { ...pet, now })
  if (may !== true) throw refuse('notNow', { because: may })
  const [before, after] = [await photosOf(db, pet), [...new Set(input.photoIds)]]
  if (input.version !== undefined && input.version !== versionOf(before)) throw refuse('changedMeanwhile')
  for (const photo of after)
    if (!before.includes(photo) && !(await hasPicture(db, photo, who.id))) throw refuse('noSuchPhoto', { field: 'photoIds' })
  if (before.join() === after.join()) return null

  const [main = null, ...further] = after
  await db.updateTable('pet').set({ photoId: main, updatedAt: now }).where('id', '=', pet.id).execute()
  await db.deleteFrom('furtherPhoto').where('petId', '=', pet.id).execute()
  const rows = further.map((fileId, index) => ({ petId: pet.id, fileId, place: index + 1 }))
  if (rows.length > 0) await db.insertInto('furtherPhoto').values(rows).execute()
  await recordEvent('pet', pet.id, { move: 'update', clause: CHANGED.clause, by: 'keeper', facts: { changed: ['photoId'] } })
  return null
})
