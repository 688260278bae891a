import { isVerified } from '#features/accounts/queries/profiles.ts'
import { answer } from '#platform/server/answer.ts'
import { sellPetByWelfare } from '../contract.ts'
import { groundedPets } from '../groundedPets.ts'
import { makeOffers } from '../makeOffers.ts'
import { namedOfferer } from '../offerers.ts'
import { refuseContact } from '../sale.ts'
import { toStrangers } from '../strangers.ts'
import { writeBackup } from '../writeBackup.ts'

export default answer(sellPetByWelfare, async (context) => {
  const { input, who, db, now, refuse } = context
  const { adopter: to, statement, note, rescueBackup } = input
  if (!(await isVerified(db, who.id, 'Welfare'))) throw refuse('notVerified')
  await refuseContact(context, to, 'adopter')
  const { ready, leftOut } = await groundedPets(context, { petIds: [input.petId, ...input.alsoPetIds], statement, act: 'offer' })
  const by = await namedOfferer(db, { kind: 'adoption', fromAccount: who.id }, now)
  const sayToStrangers = async (made: Parameters<Awaited<ReturnType<typeof toStrangers>>>[0]) => (await toStrangers(db, made, now))(made)
  const pets = ready.map(({ pet: { id, name }, ground }) => ({ id, name, ground }))
  const [offer] = await makeOffers(context, { kind: 'adoption', pets, from: who.id, by, to, note, sayToStrangers })
  const [first] = pets
  if (!offer || !first) throw refuse('notYours')
  for (const { pet } of ready) await writeBackup(context, pet, rescueBackup)
  return { offerId: offer.id, petName: first.name, expiresAt: offer.answerBy, leftOut }
})
