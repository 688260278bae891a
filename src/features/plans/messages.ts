import type { Notice } from '#platform/jobs/notify.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'

export const registrationsExpire = ({ left, expiresAt }: { left: number; expiresAt: Date }): Notice => ({
  subject: left === 1 ? 'Your free credit expires soon' : `${left} of your free credits expire soon`,
  paragraphs: [
    `${left === 1 ? 'It was a gift from us. You can use it' : 'They were a gift from us. You can use them'} until ${whenText(expiresAt, 'day')}.`,
    'Credits you’ve paid for never expire.',
  ],
  button: { words: 'See plans and credits', link: paths.pricingPlans },
})
