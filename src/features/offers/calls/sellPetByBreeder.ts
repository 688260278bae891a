import type { PetRow } from '#features/pets/queries.ts'
import type { Contact } from '#platform/contract/contacts.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { sellPetByBreeder } from '../contract.ts'
import { issueCodes } from '../issueCodes.ts'
import { makeOffers } from '../makeOffers.ts'
import { namedOfferer } from '../offerers.ts'
import { isOldEnough } from '../policy.ts'
import { lacksLicence } from '../queries/licences.ts'
import { petsToTransfer, refuseContact } from '../sale.ts'

type Call = typeof sellPetByBreeder

export default answer(sellPetByBreeder, async (context) => {
  const { input, who, db, now, refuse } = context
  if (input.buyer) await refuseContact(context, input.buyer, 'buyer')
  const pets = await petsToTransfer(context, [...new Set(input.petIds)])
  for (const pet of pets) {
    const old = isOldEnough(who, { ...pet, now })
    if (old !== true) throw refuse('tooYoung', { because: old, field: 'petIds' })
  }
  if (pets.some(({ species }) => species === 'dog') && (await lacksLicence(db, who.id, now))) throw refuse('licenceNeeded')
  return { offers: input.buyer ? await offerTo(context, pets, input.buyer) : await codesFor(context, pets) }
})

async function offerTo(context: CallContext<Call>, pets: readonly PetRow[], to: Contact) {
  const from = context.who.id
  const by = await namedOfferer(context.db, { kind: 'sale', fromAccount: from })
  const offers = await makeOffers(context, { kind: 'sale', pets, from, by, to, note: context.input.note })
  return offers.map(({ id, petId, answerBy }) => ({ offerId: id, petId, petName: nameOf(pets, petId), code: null, expiresAt: answerBy }))
}

async function codesFor(context: CallContext<Call>, pets: readonly PetRow[]) {
  const codes = await issueCodes(
    context,
    pets.map(({ id }) => id),
  )
  return codes.map(({ petId, code, expiresAt }) => ({ offerId: null, petId, petName: nameOf(pets, petId), code, expiresAt }))
}

const nameOf = (pets: readonly PetRow[], petId: string) => pets.find(({ id }) => id === petId)?.name ?? ''
