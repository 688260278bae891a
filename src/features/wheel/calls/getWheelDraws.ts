import { answer } from '#platform/server/answer.ts'
import { getWheelDraws } from '../contract.ts'
import { campaignById, drawsOf } from '../queries.ts'

/** WHEEL-4 */
export default answer(getWheelDraws, async ({ input, db, now, refuse }) => {
  const campaign = await campaignById(db, input.campaignId)
  if (!campaign) throw refuse('noSuchCampaign')
  if (now < campaign.closesAt) throw refuse('notOver')
  return drawsOf(db, campaign.id, input)
})
