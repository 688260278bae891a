import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { paths } from '#src/paths.ts'

/** CHIP-5: Staff’s own words say why. */
export const scanAgain = ({ petName, petId, number }: { petName: string; petId: string; number: string }, reason: string): Notice => ({
  subject: `Have ${petName} scanned again`,
  paragraphs: [
    `We check numbers like ${groupChipNumber(number)}, ${petName}’s microchip, by hand. We can’t be sure that it’s right. This is why: ${reason}`,
    `Ask a vet or an implanter to scan ${petName}, and write to us with the number that the scanner shows. ${petName} stays registered and can be found in the meantime.`,
  ],
  button: { words: `See ${petName}’s record`, link: paths.pet(petId) },
})
