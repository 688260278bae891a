import type { Notice } from '#platform/jobs/notify.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'

export const registrationsExpire = ({ left, expiresAt }: { left: number; expiresAt: Date }): Notice => ({
  subject: left === 1 ? 'A free registration of yours ends soon' : `${left} free registrations of yours end soon`,
  paragraphs: [
    `${left === 1 ? 'It was a present, and can be used' : 'They were a present, and can be used'} until ${whenText(expiresAt, 'day')}.`,
    'Registrations that you paid for never end.',
  ],
  button: { words: 'See your registrations', link: paths.pricingPlans },
})
