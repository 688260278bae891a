import { whySaysBred } from '#features/pets/queries/breeder.ts'
import { petToChange } from '#features/pets/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { sayBred } from '../contract.ts'
import { BRED } from '../lifecycle.ts'
import { writeBred } from '../writeBred.ts'

export default answer(sayBred, async ({ input, who, db, now, refuse, recordEvent }) => {
  const pet = await petToChange(db, input.petId, who.id)
  if (!pet) throw refuse('notYours')
  const may = await whySaysBred(db, pet, who, now)
  if (may !== true) throw may.clause === BRED.clause ? refuse('otherBreeder') : refuse('notNow', { because: may })

  await writeBred({ db, now }, who.id, pet)
  await recordEvent('pet', pet.id, { move: 'sayBred', clause: BRED.clause, by: 'Breeder', facts: {} })
  return null
})
