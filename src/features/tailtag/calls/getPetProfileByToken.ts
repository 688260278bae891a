import { answer } from '#platform/server/answer.ts'
import { getPetProfileByToken } from '../contract.ts'
import { countWrong, mayGuess } from '../guesses.ts'
import { profileOf } from '../profile.ts'
import { tagByToken } from '../queries.ts'

export default answer(getPetProfileByToken, async (context) => {
  const { input, db, services, refuse } = context
  if (!mayGuess(context)) throw refuse('tooManyGuesses')
  const tag = await tagByToken(db, services, input.token)
  if (tag) return profileOf(db, tag)
  countWrong(context)
  throw refuse('noSuchTag')
})
