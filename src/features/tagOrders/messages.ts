import type { Notice } from '#platform/jobs/notify.ts'
import { paths } from '#src/paths.ts'

/** To the keeper whose tag has gone to the post. */
export const tagSent = (tracking: string): Notice => ({
  subject: 'Your tag is on its way',
  paragraphs: [
    `We’ve engraved your tag and posted it. Tracking: ${tracking}.`,
    'When it arrives, activate it with the PIN under its wrapping. Until then, anyone who scans it sees only that it isn’t activated.',
  ],
  button: { words: 'Activate your tag', link: paths.tailTagSettings },
})

export const tagTrackingCorrected = (tracking: string): Notice => ({
  subject: 'The right tracking number for your tag',
  paragraphs: [`The tracking number we sent you was wrong. The right one is ${tracking}.`, 'You don’t need to do anything else.'],
  button: { words: 'See your tags', link: paths.tailTagSettings },
})
