import { moneyText } from '#platform/text/moneytext.ts'

interface Costs {
  count: number
  /** Credits of the breeder’s own. */
  left: number
  /** What one registration costs. */
  pence: number
}

/** What a litter will cost: "Credits: 2 of your 4. To pay: 3 registrations, £45 (£15 each). …" */
export function costText({ count, left, pence }: Costs): string {
  const used = Math.min(count, left)
  const owing = count - used
  const credits = used === 0 ? [] : [used === 1 ? 'We’ll use 1 of your credits.' : `We’ll use ${used} of your credits.`]
  if (owing === 0) return [...credits, 'There’s nothing more to pay.'].join(' ')
  const registrations =
    owing === 1 ? `1 registration: ${moneyText(pence)}` : `${owing} registrations: ${moneyText(pence * owing)} (${moneyText(pence)} each)`
  return [...credits, `You’ll have ${registrations} to pay for, or to leave to the next keepers.`].join(' ')
}
