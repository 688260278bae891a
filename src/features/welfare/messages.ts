import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'

export const animalTakenIn = (pet: { name: string; chipNumber: string; owed: string }): Notice => ({
  subject: `${pet.name} is on the register`,
  paragraphs: [
    `${pet.name}, microchip ${groupChipNumber(pet.chipNumber)}, is registered with your organisation as the keeper.`,
    `${pet.owed} If the animal goes missing, anyone who scans the chip can already contact you through us.`,
    'When you’ve found a home, offer the animal to its adopter on your animals page. You’re the keeper until they accept.',
  ],
  button: { words: 'See your animals', link: paths.welfarePets },
})

/** For an organisation that brought in a file. */
export const animalsTakenIn = (count: number, owing: number): Notice => ({
  subject: count === 1 ? '1 animal is on the register' : `${count} animals are on the register`,
  paragraphs: [
    'We’ve registered the animals in your file with your organisation as the keeper.',
    owing > 0 ? `${owing === 1 ? '1 registration still needs' : `${owing} registrations still need`} paying for.` : 'They’re all paid for.',
  ],
  button: { words: 'See your animals', link: paths.welfarePets },
})

/** For the rescue back-up of an animal that another organisation had in. */
export const putToSleep = (animal: { name: string; chipNumber: string; on: string; by: string }): Notice => ({
  subject: `${animal.name} has been put to sleep`,
  paragraphs: [
    `${animal.by} had ${animal.name}, microchip ${groupChipNumber(animal.chipNumber)}, in its care and has recorded that the animal was put to sleep on ${whenText(animal.on, 'day')}.`,
    'You’re its rescue back-up, so we’re telling you. You don’t need to do anything.',
  ],
  button: { words: 'See your animals', link: paths.welfarePets },
})
