import { petHeld } from '#features/pets/queries.ts'
import { newId } from '#platform/database/id.ts'
import { type Asked, answer } from '#platform/server/answer.ts'
import { codeProblem, codeTyped } from '../codes.ts'
import { redeemTransferCode } from '../contract.ts'
import { endOfferOf } from '../ending.ts'
import { offerLife } from '../lifecycle.ts'
import { stopsTaking } from '../policy.ts'
import { takeOver } from '../taking.ts'

type Call = typeof redeemTransferCode

export default answer(redeemTransferCode, async (asked) => {
  const { input, who, db, now, needs, refuse } = asked
  const typed = await codeTyped(db, needs, input.code)
  const pet = typed && (await petHeld(db, typed.petId))
  if (!pet) throw refuse('noSuchCode')
  // Read again, for whoever held the animal before may have taken it.
  const code = await codeTyped(db, needs, input.code)
  const problem = codeProblem(code, now)
  if (!code || problem) throw refuse(problem ?? 'noSuchCode')
  if (pet.keeperId === who.id) throw refuse('toYourself')
  const because = stopsTaking(pet)
  if (because) throw refuse('notNow', { because })

  await db.updateTable('transferCode').set({ usedAt: now }).where('id', '=', code.id).execute()
  await endOfferOf(asked, pet)
  await writeOffer(asked, pet)
  const name = input.name ?? pet.name
  await takeOver(asked, pet, { kind: 'sale', way: 'code', clause: offerLife.starts.handOverByCode.clause, name })
  return { petId: pet.id, petName: name }
})

/** What was never offered by name is written down like an offer that was accepted at once. */
async function writeOffer({ who, db, now, start }: Asked<Call>, pet: { id: string; keeperId: string }) {
  const offer = { id: newId(), status: 'accepted' as const }
  await db
    .insertInto('offer')
    .values({
      ...offer,
      statusAt: now,
      kind: 'sale',
      petId: pet.id,
      fromAccount: pet.keeperId,
      toAccount: who.id,
      createdAt: now,
      answerBy: now,
    })
    .execute()
  await start(offerLife, 'handOverByCode', offer, 'recipient', { petId: pet.id })
}
