import { isVerified } from '#features/accounts/queries/profiles.ts'
import { answer } from '#platform/server/answer.ts'
import { sellPetByWelfare } from '../contract.ts'
import { makeOffers } from '../makeOffers.ts'
import { namedOfferer } from '../offerers.ts'
import { petsToTransfer, refuseContact } from '../sale.ts'
import { toStrangers } from '../strangers.ts'
import { writeBackup } from '../writeBackup.ts'

export default answer(sellPetByWelfare, async (context) => {
  const { input, who, db, now, refuse } = context
  if (!(await isVerified(db, who.id, 'Welfare'))) throw refuse('notVerified')
  await refuseContact(context, input.adopter, 'adopter')
  const pets = await petsToTransfer(context, [input.petId, ...input.alsoPetIds])
  const { adopter: to, statement, note } = input
  const by = await namedOfferer(db, { kind: 'adoption', fromAccount: who.id })
  const sayToStrangers = async (made: Parameters<Awaited<ReturnType<typeof toStrangers>>>[0]) => (await toStrangers(db, made, now))(made)
  const [offer] = await makeOffers(context, { kind: 'adoption', pets, from: who.id, by, to, statement, note, sayToStrangers })
  const [pet] = pets
  if (!offer || !pet) throw refuse('notYours')
  for (const each of pets) await writeBackup(context, each, input.rescueBackup)
  return { offerId: offer.id, petName: pet.name, expiresAt: offer.answerBy }
})
