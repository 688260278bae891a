import { whenText } from '#platform/text/whentext.ts'
import { CLAIM_DAYS } from './lifecycle.ts'
import { mayClaim, maySpin } from './policy.ts'
import type { campaignById, SpinRow, WheelItem } from './queries.ts'

type CampaignRow = NonNullable<Awaited<ReturnType<typeof campaignById>>>

/** A campaign as anyone sees it. Its seed is shown only once nobody can spin any more. */
export function campaignRow(campaign: CampaignRow, items: readonly WheelItem[], now: Date, open: (sealed: string) => string) {
  const total = items.reduce((sum, { weight }) => sum + weight, 0)
  const isOver = now >= campaign.closesAt
  const { id, name, opensAt, closesAt, commitment } = campaign
  return {
    id,
    name,
    opensAt,
    closesAt,
    commitment,
    isOver,
    items: items.map((item) => ({
      id: item.id,
      label: item.label,
      weight: item.weight,
      stock: item.stock,
      chance: Math.round((item.weight / total) * 1000) / 10,
      isGone: item.stock !== null && item.given >= item.stock,
      isPrize: item.kind !== 'nothing',
    })),
    seed: isOver ? open(campaign.seedSealed) : null,
    spins: items.reduce((sum, { given }) => sum + given, 0),
    claimDays: CLAIM_DAYS,
    can: { spin: maySpin(campaign, now) },
  }
}

/** A spin as its holder sees it. */
export function spinRow(spin: SpinRow) {
  const { id, campaignId, itemId, label, kind, number, word, claimBy, coupon } = spin
  const base = { id, campaignId, itemId, label, number, word, claimBy, coupon }
  return { ...base, isPrize: kind !== 'nothing', given: givenWords(spin), can: { claim: mayClaim(null, spin) } }
}

/** How what was won is used. */
export function givenWords({ kind, coupon, couponEndsAt, creditBatchId }: SpinRow): string | null {
  if (coupon && couponEndsAt) return `Type the code ${coupon} in your cart by ${whenText(couponEndsAt, 'day')}.`
  return creditBatchId && kind === 'registration'
    ? 'The credit is in your account. Use it when you next register a pet, within a year.'
    : null
}
