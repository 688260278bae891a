import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'

interface Litter {
  damName: string
  offspring: readonly { name: string; chipNumber: string }[]
  /** What is still to be paid for them, in words. */
  owed: string
}

/** The breeder's receipt: every chip by its animal, to check against the labels. */
export const litterRegistered = ({ damName, offspring, owed }: Litter): Notice => ({
  subject:
    offspring.length === 1 ? `${damName}’s litter is on the register` : `${damName}’s litter of ${offspring.length} is on the register`,
  paragraphs: [
    'You’re the first keeper of each animal, and its record will always say so. Check the numbers against the labels:',
    ...offspring.map((one) => `${one.name}: microchip ${groupChipNumber(one.chipNumber)}`),
    `${owed} If one of them goes missing, anyone who scans its chip can already contact you through us.`,
    'When they’re old enough, print the transfer packs or send each buyer an offer. You’re the keeper until a buyer accepts, and we’ll contact you if an animal is found.',
  ],
  button: { words: 'See your litters', link: paths.litters },
})

interface ToChip {
  id: string
  damName: string
  /** By the end of this day (`YYYY-MM-DD`). */
  by: string
  waiting: number
}

/** How many of a litter have no chip yet, as a sentence. */
export const animalsWaiting = (waiting: number): string =>
  waiting === 1 ? 'One animal has no chip on the register yet.' : `${waiting} animals have no chip on the register yet.`

export const litterToChip = ({ id, damName, by, waiting }: ToChip, isOverdue: boolean): Notice => ({
  subject: isOverdue
    ? `${damName}’s litter should have been chipped by ${whenText(by, 'day')}`
    : `${damName}’s litter must be chipped by ${whenText(by, 'day')}`,
  paragraphs: [
    animalsWaiting(waiting),
    'By law, they must be chipped and registered to you by then, and before they go to a new keeper.',
    'Once they’re chipped, add the numbers. If one has died, take it off the list.',
  ],
  button: { words: 'Add their chips', link: paths.litterChips(id) },
})
