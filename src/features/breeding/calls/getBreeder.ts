import { awayToday } from '#features/accounts/queries/timeaway.ts'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { answer } from '#platform/server/answer.ts'
import { getBreeder } from '../contract.ts'
import { breederListed, littersOf } from '../found.ts'

export default answer(getBreeder, async ({ input, db, now, refuse }) => {
  const breeder = await breederListed(db, input.breederId, now)
  if (!breeder) throw refuse('noSuchBreeder')
  const { accountId, distanceKm: _, ...shown } = breeder
  const litters = await littersOf(db, [accountId], now)
  const away = (await awayToday(db, [accountId], now)).get(accountId) ?? null
  return { ...shown, breeds: [...new Set(litters.map(breedOf))], away }
})
