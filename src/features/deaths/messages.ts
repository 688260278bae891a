import type { Notice } from '#platform/jobs/notify.ts'
import { quoted } from '#platform/text/quoted.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'

interface Report {
  petName: string
  organisation: string
  diedOn: string
  words: string
  /** The organisation held it for its keeper: it was no stranger's find. */
  isHeld?: boolean
}

/** DEATH-1: tells a keeper, gently, what a professional has found. */
export const foundDead = ({ petName, organisation, diedOn, words, isHeld = false }: Report, petId: string, until: Date): Notice => {
  const button = { words: 'Tell us if this is right', link: paths.pet(petId) }
  return {
    kind: 'urgent',
    subject: isHeld ? `Sad news about ${petName}` : `Sad news that may be about ${petName}`,
    paragraphs: [
      isHeld
        ? `We’re very sorry. ${organisation}, who held ${petName} for you, told us that ${petName} died on ${whenText(diedOn, 'day')}. They wrote:`
        : `We’re very sorry. ${organisation} read the microchip of an animal that had died, and it’s the one registered to ${petName}. They gave the date as ${whenText(diedOn, 'day')}, and wrote:`,
      ...quoted(words),
      `${isHeld ? 'If that can’t be right, tell us' : `Is ${petName} with you and well? Tell us`}, and nothing will change. We’ll otherwise record the death after ${whenText(until, 'day')}. You can undo it for 30 days after that.`,
      `If you’d rather talk to someone, call us on ${site.phone}.`,
    ],
    button,
    text: `${site.name}: We have sad news ${isHeld ? '' : 'that may be '}about ${petName}. Read it here, or call us on ${site.phone}:`,
    fixed: {
      subject: 'A message about your pet',
      paragraphs: ['A professional read the microchip of a pet registered with this address. Sign in to see what they told us.'],
      button,
    },
  }
}

/** DEATH-4 */
export const deathStands = (petName: string, petId: string): Notice => ({
  subject: `We’ve recorded that ${petName} has died`,
  paragraphs: [
    `No one told us that the report of ${petName}’s death was wrong, so it’s on the record now. You won’t get any more reminders about ${petName}, and you don’t owe anything.`,
    'If it’s a mistake, you can undo it on the record for 30 days. After that, call us.',
  ],
  button: { words: `See ${petName}’s record`, link: paths.pet(petId) },
})

/** DEATH-3: tells whoever reported a death that the keeper contests it. */
export const keeperContests = (petName: string): Notice => ({
  subject: `${petName}’s keeper says that it’s alive`,
  paragraphs: [
    `You reported that ${petName} had died. Its keeper says that ${petName} is alive, so the record hasn’t changed.`,
    'If the animal is still with you, read its chip again and compare every digit. If it’s the same number, call us: two animals may carry it.',
  ],
  button: { words: 'Look up a chip', link: paths.welfareLookup },
})
