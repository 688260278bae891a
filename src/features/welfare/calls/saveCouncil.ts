import { STRAY_PERIOD } from '#features/pets/lifecycle.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { animalsInCare } from '../animalsInCare.ts'
import { saveCouncil } from '../contract.ts'
import { councilChange } from '../councilchange.ts'
import { wrongCouncilDay } from '../intakedays.ts'
import { tellOfNewDays } from '../tellOfNewDays.ts'

export default answer(saveCouncil, async (context) => {
  const { input, who, db, now, refuse, recordEvent } = context
  const { petIds, councilFrom, councilReference } = input
  if (councilFrom > londonDate(now)) throw refuse('inFuture', { field: 'councilFrom' })
  const animals = await animalsInCare(db, who.id, petIds)
  if (!animals) throw refuse('notYours')
  const here = animals.filter(({ outcome }) => outcome === null)
  if (here.length === 0) throw refuse('hasLeft')
  const strays = here.filter(({ freeFrom }) => freeFrom !== null)
  if (strays.length === 0) throw refuse('noStray')
  // What was written of a dog, it may be the council's release, is changed for that dog alone.
  const dogs = strays.filter((dog) => dog.councilFrom === null)
  if (dogs.length === 0) throw refuse('alreadySaid')
  if (dogs.some(({ isHeld, isOffered, isRehoming }) => !isHeld && (isOffered || isRehoming))) throw refuse('offered')
  for (const dog of dogs) {
    const wrong = wrongCouncilDay(councilFrom, dog, dog)
    if (wrong) throw refuse(wrong.reason, { words: `${dog.name}: ${wrong.words}`, field: 'councilFrom' })
  }

  const stays = dogs.map(({ intakeId }) => intakeId)
  await db.updateTable('intake').set({ councilFrom, councilReference }).where('id', 'in', stays).execute()
  for (const dog of dogs) {
    const { id, isHeld, chipNumber } = dog
    const by = isHeld || chipNumber === '' ? 'Welfare' : 'keeper'
    await recordEvent('pet', id, {
      move: 'strayPeriod',
      clause: STRAY_PERIOD.clause,
      by,
      facts: councilChange(dog, { ...dog, councilFrom, releasedOn: null }),
    })
  }
  await tellOfNewDays(context, dogs)
  return { saved: dogs.length, leftOut: animals.length - dogs.length }
})
