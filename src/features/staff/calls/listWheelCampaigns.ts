import { campaigns } from '#features/wheel/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { listWheelCampaigns } from '../contract.ts'

export default answer(listWheelCampaigns, async ({ db }) => {
  const rows = await campaigns(db)
  return {
    items: rows.map(({ spins, won, claimed, ...row }) => ({ ...row, spins: Number(spins), won: Number(won), claimed: Number(claimed) })),
  }
})
