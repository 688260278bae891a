import { letterProblem, letterTyped } from '#features/offers/lettercodes.ts'
import { keepersToBe, openOfLetter } from '#features/offers/queries.ts'
import { listed } from '#platform/listed.ts'
import { getKeeperLetter } from '../contract.ts'
import { animalWords } from '../people.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(getKeeperLetter, async ({ input, db, now, services, refuse }) => {
  const offer = await letterTyped(db, services, input.letterCode)
  const problem = offer ? letterProblem(offer, now) : 'noSuchCode'
  if (!offer || problem) throw refuse(problem ?? 'noSuchCode')
  const to = (await keepersToBe(db, [offer.petId])).get(offer.petId)
  const animals = await Promise.all((await openOfLetter(db, offer)).map(({ petId }) => animalWords(db, petId)))
  return {
    animal: listed(animals),
    name: to?.name ?? 'We no longer have their name',
    address: to?.address.join(', ') ?? '',
    landline: to?.landline ?? null,
    answerBy: offer.answerBy,
    next: ['npm run staff -- take-by-telephone <code> --reason "…"'],
  }
})
