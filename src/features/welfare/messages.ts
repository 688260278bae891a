import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Notice } from '#platform/jobs/notify.ts'
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
