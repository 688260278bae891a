import type { Notice } from '#platform/jobs/notify.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'

/** To the keeper whose tag has gone to the post. */
export const tagSent = (tracking: string): Notice => ({
  subject: 'Your tag is on its way',
  paragraphs: [
    `We’ve engraved your tag and posted it. Tracking: ${tracking}.`,
    'When it arrives, activate it with the PIN under its wrapping. Until then, anyone who scans it sees only that it isn’t activated.',
  ],
  button: { words: 'Activate your tag', link: paths.tailTagSettings },
})

/** To a keeper whose order Staff have cancelled, mostly because they rang. */
export const tagCancelled = ({ pence, why }: { pence: number; why: string }): Notice => ({
  subject: 'Your order of a tag is cancelled',
  paragraphs: [
    `We’ve cancelled it before it was engraved. Why: ${why}.`,
    pence > 0
      ? `${moneyText(pence)} is going back to you the way you paid. To a card, that can take 5 to 10 working days.`
      : 'There’s nothing to refund.',
    `If you didn’t ask for this, ring us on ${site.phone}.`,
  ],
  button: { words: 'See your tags', link: paths.tailTagSettings },
})

export const tagTrackingCorrected = (tracking: string): Notice => ({
  subject: 'The right tracking number for your tag',
  paragraphs: [`The tracking number we sent you was wrong. The right one is ${tracking}.`, 'You don’t need to do anything else.'],
  button: { words: 'See your tags', link: paths.tailTagSettings },
})
