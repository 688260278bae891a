import type { AnswerOf } from '#platform/contract/call.ts'
import type { Tone } from '#ui/palette.ts'
import type { getCustomerTailgTagSubscriptions } from '../contract.ts'

type Status = AnswerOf<typeof getCustomerTailgTagSubscriptions>['subscriptions'][number]['status']

export const statusWords: Record<Status, { label: string; tone: Tone; warns?: true }> = {
  begun: { label: 'Not finished', tone: 'quiet' },
  trialing: { label: 'Free trial', tone: 'good' },
  active: { label: 'Working', tone: 'good' },
  pastDue: { label: 'Payment failed', tone: 'alert', warns: true },
  lapsed: { label: 'Ended', tone: 'quiet' },
  ended: { label: 'Ended', tone: 'quiet' },
  abandoned: { label: 'Not finished', tone: 'quiet' },
}
