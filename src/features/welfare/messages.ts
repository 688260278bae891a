import { groupChipNumber } from '#features/chips/group.ts'
import { newId } from '#platform/database/id.ts'
import { letter } from '#platform/jobs/letter.ts'
import type { Message } from '#platform/jobs/message.ts'

interface To {
  email: string
  name: string
  antiPhishingWord?: string | null
}

export const animalTakenIn = (
  { email, name, antiPhishingWord }: To,
  pet: { name: string; chipNumber: string; owed: string },
  link: string,
): Message =>
  letter({
    id: newId(),
    to: email,
    name,
    word: antiPhishingWord ?? null,
    subject: `${pet.name} is on the register`,
    paragraphs: [
      `${pet.name}, microchip ${groupChipNumber(pet.chipNumber)}, is registered with your organisation as the keeper from now on.`,
      `${pet.owed} It can be found already.`,
      'When a home is found, offer the animal to its adopter on the page of your animals. You stay its keeper until they have accepted.',
    ],
    button: { words: 'See your animals', link },
  })
