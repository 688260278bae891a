import { isProven } from '#features/pets/policy.ts'
import { petToChange } from '#features/pets/queries.ts'
import { newId } from '#platform/database/id.ts'
import { answer } from '#platform/server/answer.ts'
import { sendingCard } from '../cards.ts'
import { sendToRegister } from '../contract.ts'
import { sendingLife } from '../lifecycle.ts'
import { mayLeave } from '../policy.ts'
import { sendingsIn } from '../queries.ts'

export default answer(sendToRegister, async ({ input: { petId, registerCode }, who, db, now, refuse, start, queue }) => {
  const pet = await petToChange(db, petId, who.id)
  if (!pet) throw refuse('noSuchPet', { field: 'petId' })
  const leaving = mayLeave({ petStatus: pet.status })
  if (leaving !== true) throw refuse('lookedFor', { because: leaving })
  const proven = isProven(who, pet)
  if (proven !== true) throw refuse('unproven', { because: proven })
  const register = await db.selectFrom('otherRegister').select('vetxmlUrl').where('code', '=', registerCode).executeTakeFirst()
  if (!register?.vetxmlUrl) throw refuse('takesNone', { field: 'registerCode' })
  const waits = await db
    .selectFrom('registerSending')
    .select('id')
    .where('petId', '=', petId)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  if (waits) throw refuse('onItsWay')

  const sending = { id: newId(), status: 'waiting' as const, statusAt: now, petId, keeperId: who.id, registerCode, createdAt: now }
  await db.insertInto('registerSending').values(sending).execute()
  await start(sendingLife, 'send', sending, 'keeper', { register: registerCode })
  await queue('sendDetails', { sendingId: sending.id, tries: 0 })
  return sendingCard(await sendingsIn(db).where('registerSending.id', '=', sending.id).executeTakeFirstOrThrow())
})
