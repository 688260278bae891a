import { answer } from '#platform/server/answer.ts'
import { claimOfLink, claims, markOpened } from '../claims.ts'
import { keepershipRequestByLink } from '../contract.ts'
import { asAskedOfMe } from '../views.ts'

export default answer(keepershipRequestByLink, async ({ input, db, now, refuse }) => {
  const claimId = await claimOfLink(db, input.token)
  const claim = claimId && (await claims(db).where('claim.id', '=', claimId).executeTakeFirst())
  const seen = claim && asAskedOfMe(claim, now)
  const canAnswer = seen && (seen.can.accept === true || seen.can.object === true)
  if (!canAnswer) throw refuse('noSuchRequest')
  await markOpened(db, [seen.id], now)
  return seen
})
