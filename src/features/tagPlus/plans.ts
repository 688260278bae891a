/** What TailTag Plus costs, in pence, VAT inside, and how often. One subscription is for all the tags of a person. */
export const TAG_PLANS = {
  plusMonthly: { code: 'plusMonthly', name: 'TailTag Plus, monthly', pence: 199, every: 'month' },
  plusYearly: { code: 'plusYearly', name: 'TailTag Plus, yearly', pence: 1900, every: 'year' },
} as const

export type TagPlanCode = keyof typeof TAG_PLANS
export type TagPlan = (typeof TAG_PLANS)[TagPlanCode]

/** Days for which it costs nothing, the first time. */
export const TRIAL_DAYS = 30
/** Days after a payment failed until the subscription ends. */
export const CHASED_DAYS = 14

/** What TailTag Plus adds. */
export const PLUS_WORDS = [
  'A text message each time someone scans a tag, even when your pet isn’t missing',
  'We also tell up to three people you choose, one after the other, until you look at the scan',
] as const

/** What every tag does for nothing, with or without it. */
export const FREE_WORDS = [
  'Anyone who scans the tag can reach you through us',
  'An e-mail for each scan, and a text message while your pet is missing',
  'The place on a map, when the finder shares it',
  'You choose what a scan shows, and when. It shows your mobile number only if you say so',
] as const
