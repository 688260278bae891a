import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { type CertificateMaking, drawCertificate, typedLink } from '#platform/pdf/certificate.ts'
import { whenText } from '#platform/text/whentext.ts'
import { type Certified, factsOf } from './facts.ts'

/** A registration certificate. */
export const certificate = (pet: Certified, making: CertificateMaking): Promise<Buffer> =>
  drawCertificate(
    {
      title: `Certificate of registration: ${pet.name}, microchip ${groupChipNumber(pet.chipNumber)}`,
      about: 'Microchip registration of a pet',
      kind: 'CERTIFICATE OF REGISTRATION',
      issuedOn: making.madeAt,
      name: pet.name,
      number: { label: 'Microchip number', value: groupChipNumber(pet.chipNumber) },
      facts: factsOf(pet),
      checking: `Scan the code with a phone, or go to ${typedLink(making)}. It shows whether we signed this certificate, and whether the animal is still on our register as it was on ${whenText(making.madeAt, 'day')}. It shows nothing about the keeper.`,
      note: KEEPERSHIP,
    },
    making,
  )

const KEEPERSHIP =
  'The keeper is the person the animal normally lives with. This certificate shows who keeps the animal and that its microchip is registered. It doesn’t show who owns the animal.'
