import { accountById } from '#features/accounts/queries.ts'
import { expireOverdue } from '#features/offers/expireOverdue.ts'
import { CHANGED } from '#features/pets/lifecycle.ts'
import { lockPet } from '#features/pets/queries.ts'
import { knownContactProblem } from '#platform/contract/contacts.ts'
import type { Db } from '#platform/database/db.ts'
import { answer } from '#platform/server/answer.ts'
import { askKeeper, writesTooMuch } from '../confirmations.ts'
import { askKeeperAgain } from '../contract.ts'
import { CONTACT_FIELDS, mayAskAgain } from '../policy.ts'
import { implantsAt } from '../rows.ts'

export default answer(askKeeperAgain, async (context) => {
  const { input, who, db, now, refuse, recordEvent } = context
  const { implantId, to, payer } = input
  const problem = knownContactProblem(await accountById(db, who.id), to)
  if (problem) throw refuse(problem, { field: CONTACT_FIELDS[problem] })
  const mine = db.selectFrom('implant').select('petId').where('id', '=', implantId).where('implanterId', '=', who.id)
  const implant = await mine.executeTakeFirst()
  const pet = implant?.petId ? await lockPet(db, implant.petId) : undefined
  if (!pet) throw refuse('noSuchImplant')
  const row = await implantsAt(db, now).where('id', '=', implantId).executeTakeFirstOrThrow()
  const may = mayAskAgain(row)
  if (may !== true) throw refuse('notNow', { because: may })

  const kind = await lastKind(db, pet.id, who.id)
  if (await writesTooMuch(context, who.id, to)) throw refuse('tooManyLetters', { field: 'to.address.line1' })
  await expireOverdue(context, [pet.id], to)
  const requestId = await askKeeper(context, { pet, from: who.id, to, kind, gives: payer === 'me' })
  if (!requestId) throw refuse('noneLeft', { field: 'payer' })
  const { email: customerEmail = null, mobile: customerMobile = null } = to
  await db.updateTable('implant').set({ customerEmail, customerMobile, changedAt: now }).where('id', '=', implantId).execute()
  await recordEvent('pet', pet.id, { move: 'update', clause: CHANGED.clause, by: 'Implanter', facts: { changed: ['request'] } })
  return { petName: pet.name, requestId }
})

/** What the implanter asked last: whether the animal is theirs, or of their litter. */
async function lastKind(db: Db, petId: string, from: string): Promise<'registration' | 'litter'> {
  const { kind } = await db
    .selectFrom('offer')
    .select('kind')
    .where('petId', '=', petId)
    .where('fromAccount', '=', from)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return kind === 'litter' ? 'litter' : 'registration'
}
