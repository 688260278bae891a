import { answer } from '#platform/server/answer.ts'
import { getWheel } from '../contract.ts'
import { SEED } from '../makeCampaign.ts'
import { campaignNow, itemsOf } from '../queries.ts'
import { campaignRow } from '../rows.ts'

export default answer(getWheel, async ({ db, now, services }) => {
  const { COMPANY_NAME: name, COMPANY_ADDRESS: address = null } = services.config
  const promoter = { name, address }
  const campaign = await campaignNow(db, now)
  if (!campaign) return { campaign: null, promoter }
  const items = await itemsOf(db, campaign.id)
  return { campaign: campaignRow(campaign, items, now, (sealed) => services.vault.open(SEED, sealed)), promoter }
})
