import { lockPet } from '#features/pets/queries.ts'
import { newId } from '#platform/database/id.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { takeOver } from '../acceptance.ts'
import { codeProblem, codeTyped } from '../codes.ts'
import { redeemTransferCode } from '../contract.ts'
import { endOfferOf } from '../endings.ts'
import { offerLife } from '../lifecycle.ts'
import { codeWaits, stopsSelling, stopsTaking } from '../policy.ts'
import { unlicensedAmong } from '../queries/licences.ts'
import { tellSeller } from '../tellSeller.ts'

type Call = typeof redeemTransferCode

export default answer(redeemTransferCode, async (context) => {
  const { input, who, db, now, services, refuse } = context
  const typed = await codeTyped(db, services, input.code)
  const pet = typed && (await lockPet(db, typed.petId))
  if (!pet) throw refuse('noSuchCode')
  // Read again, for whoever held the animal before may have taken it.
  const code = await codeTyped(db, services, input.code)
  const problem = codeProblem(code, now)
  if (!code || problem) throw refuse(problem ?? 'noSuchCode')
  if (pet.keeperId === who.id) throw refuse('toYourself')
  const waits = codeWaits({ ...pet, now })
  if (waits) throw refuse('notYet', { because: waits })
  const unlicensed = stopsSelling(pet, await unlicensedAmong(db, [pet.keeperId], now))
  if (unlicensed) {
    await tellSeller(context, code, pet)
    return refuse('sellerUnlicensed', { because: unlicensed })
  }
  const because = stopsTaking({ ...pet, now })
  if (because) throw refuse('notNow', { because })

  await db.updateTable('transferCode').set({ usedAt: now }).where('id', '=', code.id).execute()
  await endOfferOf(context, pet)
  await writeOffer(context, pet)
  const name = input.name ?? pet.name
  await takeOver(context, pet, { kind: 'sale', way: 'code', clause: offerLife.starts.handOverByCode.clause, name })
  return { petId: pet.id, petName: name }
})

/** What was never offered by name is written down like an offer that was accepted at once. */
async function writeOffer({ who, db, now, start }: CallContext<Call>, pet: { id: string; keeperId: string }) {
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
