import type { OfferKind } from '#database/types.ts'
import { lockPet } from '#features/pets/queries.ts'
import { newId } from '#platform/database/id.ts'
import { listed } from '#platform/listed.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { acceptLetter, takeOver } from '../acceptance.ts'
import { codeProblem, codeTyped } from '../codes.ts'
import { redeemTransferCode } from '../contract.ts'
import { endOfferOf } from '../endings.ts'
import { heldByLetter, letterTyped } from '../lettercodes.ts'
import { offerLife } from '../lifecycle.ts'
import type { OfferRow } from '../mine.ts'
import { codeWaits, stopsSelling, stopsTaking } from '../policy.ts'
import { unlicensedAmong } from '../queries/licences.ts'
import { tellSeller } from '../tellSeller.ts'

type Call = typeof redeemTransferCode

export default answer(redeemTransferCode, async (context) => {
  const { input, who, db, now, services, refuse } = context
  const letter = await letterTyped(db, services, input.code)
  if (letter) return takeByLetter(context, letter)
  if (!who.roles.includes('Customer')) throw refuse('profileNeeded')
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
  const unlicensed = code.kind === 'sale' ? stopsSelling(pet, await unlicensedAmong(db, [pet.keeperId], now)) : null
  if (unlicensed) {
    await tellSeller(context, code, pet)
    return refuse('sellerUnlicensed', { because: unlicensed })
  }
  const because = stopsTaking({ ...pet, now })
  if (because) throw refuse('notNow', { because })

  await db.updateTable('transferCode').set({ usedAt: now }).where('id', '=', code.id).execute()
  await endOfferOf(context, pet)
  await writeOffer(context, pet, code)
  const name = input.name ?? pet.name
  await takeOver(context, pet, { kind: code.kind, way: 'code', clause: offerLife.starts.handOverByCode.clause, name })
  return { petId: pet.id, petName: name }
})

/** OFFER-6 Whoever has the letter is the one who was asked. */
async function takeByLetter(context: CallContext<Call>, known: OfferRow) {
  const { input, who, db, now, refuse } = context
  const held = await heldByLetter(db, known, now)
  if (held.problem) throw refuse(held.problem)
  const [{ pet }, ...others] = held.all
  if (known.kind !== 'litter' && !who.roles.includes('Customer')) throw refuse('profileNeeded')
  if (pet.keeperId === who.id) throw refuse('toYourself')
  // One name is no name for a litter.
  const name = others.length === 0 ? input.name : undefined
  const because = await acceptLetter(
    context,
    held.all.map((one) => ({ ...one, name })),
  )
  if (because) throw refuse('notNow', { because })
  return { petId: pet.id, petName: name ?? listed(held.all.map((one) => one.pet.name)) }
}

/** What was never offered by name is written down like an offer that was accepted at once. */
async function writeOffer(
  { who, db, now, start }: CallContext<Call>,
  pet: { id: string; keeperId: string },
  { kind, statement }: { kind: OfferKind; statement: string | null },
) {
  const offer = { id: newId(), status: 'accepted' as const }
  await db
    .insertInto('offer')
    .values({
      ...offer,
      statusAt: now,
      kind,
      statement,
      petId: pet.id,
      fromAccount: pet.keeperId,
      toAccount: who.id,
      createdAt: now,
      answerBy: now,
      endToldAt: now,
    })
    .execute()
  await start(offerLife, 'handOverByCode', offer, 'recipient', { petId: pet.id })
}
