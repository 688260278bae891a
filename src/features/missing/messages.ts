import type { Notice } from '#platform/jobs/notify.ts'
import { paths } from '#src/paths.ts'

interface Lost {
  id: string
  petName: string
  area: string
  stolen: boolean
}

/** To the keeper who has just reported their pet lost. */
export const searchBegun = ({ id, petName, area, stolen }: Lost): Notice => ({
  kind: 'needed',
  subject: `We’re looking for ${petName} with you`,
  paragraphs: [
    `${petName} is now marked as ${stolen ? 'stolen' : 'missing'}. Anyone who looks up the chip sees that, and no one else can become the keeper.`,
    `The search is on our list for ${area}, with a place that’s close but never exact. Share its page, and tell us as soon as ${petName} is home.`,
  ],
  button: { words: 'See the search', link: paths.lostPet(id) },
})

/** To whoever has reported an animal that they found, with the way back to their report. */
export const foundReported = ({ animal, link }: { animal: string; link: string }): Notice => ({
  kind: 'needed',
  fixed: 'same',
  subject: 'Thank you for reporting the animal you found',
  paragraphs: [
    `Your report of a ${animal} is on our list. We’ll write to you if its keeper gets in touch, and won’t show anyone your details.`,
    'Use the button below to change the report, or to tell us that the animal is home. Keep the link to yourself.',
  ],
  button: { words: 'See your report', link },
  text: 'Thank you for reporting the animal you found. See or change your report:',
})
