import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { paths } from '#src/paths.ts'

interface Litter {
  damName: string
  young: readonly { name: string; chipNumber: string }[]
  /** What is still to be paid for them, in words. */
  owed: string
}

/** The breeder's receipt: every chip by its animal, to check against the labels. */
export const litterRegistered = ({ damName, young, owed }: Litter): Notice => ({
  subject: young.length === 1 ? `${damName}’s young one is on the register` : `${damName}’s ${young.length} young are on the register`,
  paragraphs: [
    'You are the first keeper of each of them, and that is written down for the life of its record. Check the numbers against the labels:',
    ...young.map((one) => `${one.name}: microchip ${groupChipNumber(one.chipNumber)}`),
    `${owed} All of them can be found already.`,
    'When they are old enough, print the transfer packs, or send each buyer an offer. Until a buyer has accepted, you are the keeper and are rung when an animal is found.',
  ],
  button: { words: 'See your litters', link: paths.litters },
})
