import { isVerified } from '#features/accounts/queries/profiles.ts'
import { takeUnclaimed } from '#features/keepership/takeUnclaimed.ts'
import { lockPet } from '#features/pets/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { whenText } from '#platform/text/whentext.ts'
import { animalsInCare } from '../animalsInCare.ts'
import { keepUnclaimed } from '../contract.ts'
import { keepersSaid, saidWords } from '../keepersaid.ts'
import { whyNotUnclaimed } from '../policy.ts'
import { lockCustody } from '../queries/custodies.ts'

export default answer(keepUnclaimed, async (context) => {
  const { input, who, db, now, refuse } = context
  const [dog] = (await animalsInCare(db, who.id, [input.petId])) ?? []
  const pet = dog && (await lockPet(db, dog.id))
  if (!pet) throw refuse('notYours')
  if (!(await isVerified(db, who.id, 'Welfare'))) throw refuse('notVerified')
  if (dog.outcome !== null) throw refuse('hasLeft')
  const { freeFrom, councilFrom, councilReference, releasedOn, releaseReference } = dog
  if (!dog.isHeld || freeFrom === null) throw refuse('noStray')
  await lockCustody(db, dog.id)
  const said = (await keepersSaid(db, [dog.id])).get(dog.id)
  const because = whyNotUnclaimed({ ...pet, freeFrom, wantedAt: said?.wantedAt ?? null, collectBy: said?.collectBy ?? null }, now)
  if (because || !councilFrom) throw refuse('notYet', because ? { because } : {})
  if (!input.isUnclaimed) throw refuse('statementNeeded', { field: 'isUnclaimed' })
  if (said?.message && !input.hasWritten) throw refuse('wroteNeeded', { field: 'hasWritten' })
  if (said?.message && !input.whatCame) throw refuse('whatCameNeeded', { field: 'whatCame' })

  await takeUnclaimed(context, {
    pet,
    to: who.id,
    council: { reference: councilReference ?? '', from: councilFrom, releasedOn, releaseReference },
    statement: [
      `Its days were over on ${whenText(freeFrom, 'day')} by the council’s date, and no one had claimed it.`,
      ...(said ? saidWords(said, input.whatCame) : []),
    ].join(' '),
  })
  return { petName: pet.name }
})
