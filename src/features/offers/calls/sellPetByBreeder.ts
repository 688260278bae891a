import type { PetRow } from '#features/pets/queries.ts'
import { type Asked, answer } from '#platform/server/answer.ts'
import { sellPetByBreeder } from '../contract.ts'
import { makeOffers } from '../making.ts'
import { isOldEnough } from '../policy.ts'
import { lacksLicence } from '../queries/licences.ts'
import { issueCodes } from '../queries.ts'
import { petsToPassOn, refuseContact } from '../selling.ts'
import type { Contact } from '../shapes.ts'

type Call = typeof sellPetByBreeder

export default answer(sellPetByBreeder, async (asked) => {
  const { input, who, db, now, refuse } = asked
  if (input.buyer) await refuseContact(asked, input.buyer, 'buyer')
  const pets = await petsToPassOn(asked, [...new Set(input.petIds)])
  for (const pet of pets) {
    const old = isOldEnough(who, { ...pet, now })
    if (old !== true) throw refuse('tooYoung', { because: old, field: 'petIds' })
  }
  if (pets.some(({ species }) => species === 'dog') && (await lacksLicence(db, who.id, now))) throw refuse('licenceNeeded')
  return { offers: input.buyer ? await offerTo(asked, pets, input.buyer) : await codesFor(asked, pets) }
})

async function offerTo(asked: Asked<Call>, pets: readonly PetRow[], to: Contact) {
  const offers = await makeOffers(asked, { kind: 'sale', pets, from: asked.who.id, to })
  return offers.map(({ id, petId, answerBy }) => ({ offerId: id, petId, petName: nameOf(pets, petId), code: null, expiresAt: answerBy }))
}

async function codesFor(asked: Asked<Call>, pets: readonly PetRow[]) {
  const codes = await issueCodes(
    asked,
    pets.map(({ id }) => id),
  )
  return codes.map(({ petId, code, expiresAt }) => ({ offerId: null, petId, petName: nameOf(pets, petId), code, expiresAt }))
}

const nameOf = (pets: readonly PetRow[], petId: string) => pets.find(({ id }) => id === petId)?.name ?? ''
