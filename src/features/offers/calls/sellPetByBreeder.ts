import type { PetRow } from '#features/pets/queries.ts'
import type { Contact } from '#platform/contract/contacts.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { sellPetByBreeder } from '../contract.ts'
import { issueCodes } from '../issueCodes.ts'
import { makeOffers } from '../makeOffers.ts'
import { namedOfferer } from '../offerers.ts'
import { isOldEnough, mayHaveCode } from '../policy.ts'
import { lacksLicence } from '../queries/licences.ts'
import { petsToTransfer, refuseContact } from '../sale.ts'
import { toStrangers } from '../strangers.ts'

type Call = typeof sellPetByBreeder

export default answer(sellPetByBreeder, async (context) => {
  const { input, who, db, now, refuse } = context
  const { buyer } = input
  if (buyer) await refuseContact(context, buyer, 'buyer')
  const petIds = [...new Set(input.petIds)]
  const pets = await (buyer ? petsToTransfer(context, petIds) : petsToTransfer(context, petIds, mayHaveCode))
  for (const pet of buyer ? pets : []) {
    const old = isOldEnough(who, { ...pet, now })
    if (old !== true) throw refuse('tooYoung', { because: old, field: 'petIds' })
  }
  if (pets.some(({ species }) => species === 'dog') && (await lacksLicence(db, who.id, now))) throw refuse('licenceNeeded')
  return { offers: buyer ? await offerTo(context, pets, buyer) : await codesFor(context, pets) }
})

async function offerTo(context: CallContext<Call>, pets: readonly PetRow[], to: Contact) {
  const from = context.who.id
  const by = await namedOfferer(context.db, { kind: 'sale', fromAccount: from }, context.now)
  const sayToStrangers = async (made: Parameters<Awaited<ReturnType<typeof toStrangers>>>[0]) =>
    (await toStrangers(context.db, made, context.now))(made)
  const offers = await makeOffers(context, { kind: 'sale', pets, from, by, to, note: context.input.note, sayToStrangers })
  return offers.map(({ id, petId, answerBy }) => ({
    offerId: id,
    petId,
    petName: nameOf(pets, petId),
    code: null,
    worksFrom: null,
    expiresAt: answerBy,
  }))
}

async function codesFor(context: CallContext<Call>, pets: readonly PetRow[]) {
  const codes = await issueCodes(context, pets, { kind: 'sale' })
  return codes.map((code) => ({ ...code, offerId: null, petName: nameOf(pets, code.petId) }))
}

const nameOf = (pets: readonly PetRow[], petId: string) => pets.find(({ id }) => id === petId)?.name ?? ''
