import type { Notice } from '#platform/jobs/notify.ts'
import { countText } from '#platform/text/counttext.ts'
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

const creditsText = (count: number) => (count === 1 ? '1 credit' : `${countText(count)} credits`)

interface Given {
  quantity: number
  source: string
  expiresAt: Date | null
  reason: string
}

export const creditsGiven = ({ quantity, source, expiresAt, reason }: Given): Notice => ({
  subject: quantity === 1 ? 'We’ve given you a free credit' : `We’ve given you ${countText(quantity)} free credits`,
  paragraphs: [
    source === 'welfareGrant'
      ? `You have ${creditsText(quantity)} from your organisation’s yearly grant. Each one pays for an animal’s registration.`
      : `You have ${creditsText(quantity)} to use. Each one pays for an animal’s registration.`,
    `Why: ${reason}`,
    expiresAt ? `Use them by ${whenText(expiresAt, 'day')}.` : 'They never expire.',
  ],
  button: { words: 'See your credits', link: source === 'welfareGrant' ? paths.welfareDashboard : paths.pricingPlans },
})

export const creditsTakenBack = ({ taken, reason }: { taken: number; reason: string }): Notice => ({
  subject: `We’ve taken back ${creditsText(taken)}`,
  paragraphs: [`We gave you ${taken === 1 ? 'it' : 'them'} by mistake. What you’ve already used stays paid for.`, `Why: ${reason}`],
  button: { words: 'See plans and credits', link: paths.pricingPlans },
})

function leftWords(yearly: number, left: number): string {
  if (left === 0) return 'You’ve had all of this year’s. You can ask for more next year.'
  return `You can ask for ${left === yearly ? '' : 'another '}${creditsText(left)} this year. Contact us when you need them.`
}

export const quotaApproved = ({ yearly, left }: { yearly: number; left: number }): Notice =>
  yearly === 0
    ? {
        subject: 'Your yearly grant of credits has ended',
        paragraphs: ['You can still use the credits you have.'],
        button: { words: 'See plans and credits', link: paths.pricingPlans },
      }
    : {
        subject: `Your organisation can have ${creditsText(yearly)} free each year`,
        paragraphs: [leftWords(yearly, left), 'We’ll add them to your account, and you’ll see them with your other credits.'],
        button: { words: 'Contact us', link: paths.contactUs },
      }
