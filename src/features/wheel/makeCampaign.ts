import { randomBytes } from 'node:crypto'
import { newId } from '#platform/database/id.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { commitmentOf } from './draw.ts'
import type { PRIZE_KINDS } from './shapes.ts'

/** Under what the seed of a campaign is sealed. */
export const SEED = 'wheelSeed'

interface NewCampaign {
  name: string
  opensAt: Date
  closesAt: Date
  items: readonly { label: string; kind: (typeof PRIZE_KINDS)[number]; amount: number; weight: number; stock: number | null }[]
}

/** WHEEL-4 Makes a campaign with a seed of its own. From now on neither the seed nor the odds can change without the fingerprint showing it. */
export async function makeCampaign({ db, now, services }: Pick<TransactionContext, 'db' | 'now' | 'services'>, campaign: NewCampaign) {
  const [id, seed] = [newId(), randomBytes(32).toString('hex')]
  const items = campaign.items.map((item, place) => ({ id: newId(), campaignId: id, place, ...item }))
  const commitment = await commitmentOf({ seed, items })
  const { name, opensAt, closesAt } = campaign
  await db
    .insertInto('wheelCampaign')
    .values({ id, name, opensAt, closesAt, commitment, seedSealed: services.vault.seal(SEED, seed), createdAt: now })
    .execute()
  await db.insertInto('wheelItem').values(items).execute()
  return { campaignId: id, commitment }
}
