import { accountToChange } from '#features/accounts/queries.ts'
import { later } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { answer } from '#platform/server/answer.ts'
import { spinWheel } from '../contract.ts'
import { drawn } from '../draw.ts'
import { CLAIM_DAYS, spinLife } from '../lifecycle.ts'
import { SEED } from '../makeCampaign.ts'
import { prizeWon } from '../messages.ts'
import { maySpin } from '../policy.ts'
import { campaignToSpin, itemsOf, spinById, spinOf } from '../queries.ts'
import { spinRow } from '../rows.ts'

/** WHEEL-1 */
export default answer(spinWheel, async ({ input, who, db, now, services, refuse, start, notify }) => {
  if (who.roles.includes('Staff')) throw refuse('ourPeople')
  const campaign = await campaignToSpin(db, input.campaignId)
  if (!campaign) throw refuse('noSuchCampaign')
  const open = maySpin(campaign, now)
  if (open !== true) throw refuse('notOpen', { because: open })
  if (!(await accountToChange(db, who.id)).emailVerifiedAt) throw refuse('confirmEmail')
  if (await spinOf(db, who.id, campaign.id)) throw refuse('spunAlready')

  const items = await itemsOf(db, campaign.id)
  const number = items.reduce((sum, { given }) => sum + given, 1)
  const seed = services.vault.open(SEED, campaign.seedSealed)
  const itemId = await drawn({ seed, items }, { number, word: input.word }, new Map(items.map(({ id, given }) => [id, given])))
  const item = items.find(({ id }) => id === itemId)
  // Of one thing at least there’s no end.
  if (!item) throw refuse('notOpen')
  const status = item.kind === 'nothing' ? 'missed' : 'won'
  const spin = { id: newId(), status, statusAt: now, campaignId: campaign.id, accountId: who.id, itemId: item.id } as const
  const claimBy = later(now, { days: CLAIM_DAYS })
  await db
    .insertInto('wheelSpin')
    .values({ ...spin, number, word: input.word, claimBy, createdAt: now })
    .execute()
  await start(spinLife, status === 'won' ? 'win' : 'miss', spin, 'holder', { campaignId: campaign.id, number })
  if (status === 'won') await notify(who.id, prizeWon({ label: item.label, claimBy }))
  return { targetId: item.id, spin: spinRow(await spinById(db, spin.id)) }
})
