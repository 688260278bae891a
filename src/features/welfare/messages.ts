import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { paths } from '#src/paths.ts'

export const animalTakenIn = (pet: { name: string; chipNumber: string; owed: string }): Notice => ({
  subject: `${pet.name} is on the register`,
  paragraphs: [
    `${pet.name}, microchip ${groupChipNumber(pet.chipNumber)}, is registered with your organisation as the keeper from now on.`,
    `${pet.owed} It can be found already.`,
    'When a home is found, offer the animal to its adopter on the page of your animals. You stay its keeper until they have accepted.',
  ],
  button: { words: 'See your animals', link: paths.welfarePets },
})
