import { answer } from '#platform/server/answer.ts'
import { getCredits } from '../contract.ts'
import { animalsOwing } from '../purchases.ts'
import { hasHousehold } from '../queries/households.ts'
import { owedFor } from '../queries/owed.ts'
import { quotaOf } from '../queries/quota.ts'
import { creditBatchesLeft } from '../queries.ts'
import { plansFor } from '../sales.ts'

export default answer(getCredits, async ({ who, db, now }) => {
  const lots = await creditBatchesLeft(db, who.id, now)
  const left = lots.reduce((sum, batch) => sum + batch.left, 0)
  const owing = await animalsOwing(db, who.id)
  const owed = owing > 0 ? await owedFor({ db, who, now }, owing, 0) : null
  const quota = await quotaOf(db, who.id, now)
  return {
    left,
    household: !who.roles.includes('Breeder') && (await hasHousehold(db, who.id)),
    quota,
    lots,
    owed,
    plans: await plansFor(db, who),
  }
})
