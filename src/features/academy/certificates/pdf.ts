import { speciesWords } from '#knowledge/animals/species.ts'
import { listed } from '#platform/listed.ts'
import { type CertificateMaking, drawCertificate, typedLink } from '#platform/pdf/certificate.ts'
import type { Fact } from '#platform/pdf/grid.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { Addition, TrainedSpecies } from '../shapes.ts'

/** What an implanter’s certificate says. */
export interface CertifiedHolder {
  number: string
  holder: string
  species: readonly TrainedSpecies[]
  courseApproval: string | null
  provider: string
  assessor: string
  issuedOn: string
  additions: readonly Addition[]
  refreshBy: string
}

/** The facts in the order in which they stand. */
export function factsOf({ species, courseApproval, provider, assessor, additions, refreshBy }: CertifiedHolder): Fact[] {
  return [
    { label: 'Animals', value: species.map((kind) => speciesWords[kind].label).join(', ') },
    { label: 'Course approval', value: courseApproval ?? 'Not approved by the Secretary of State' },
    { label: 'Course', value: provider },
    { label: 'Assessor', value: assessor },
    { label: 'Next refresher by', value: whenText(refreshBy, 'day') },
    ...(additions.length > 0 ? [{ label: 'Added since', value: additions.map(added).join('; ') }] : []),
  ]
}

const added = ({ species, on, provider }: Addition) => `${speciesWords[species].label}, ${whenText(on, 'day')}, ${provider}`

/** An approved course gives the right to implant; any other is further training (SI 2023/468 reg 10). */
export function rightOf({ courseApproval, species }: Pick<CertifiedHolder, 'courseApproval' | 'species'>): string {
  if (!courseApproval) return 'CPD, not an authority to implant. The course isn’t approved by the Secretary of State.'
  const kinds = listed(species.map((kind) => speciesWords[kind].many))
  return `Satisfactorily assessed in implanting microchips in ${kinds} on a course approved by the Secretary of State. This certificate covers no other animals.`
}

/** An implanter’s certificate. */
export const implanterCertificate = (held: CertifiedHolder, making: CertificateMaking): Promise<Buffer> =>
  drawCertificate(
    {
      title: `Implanter’s certificate ${held.number}: ${held.holder}`,
      about: 'Microchip implanting',
      kind: held.courseApproval ? 'MICROCHIP IMPLANTER’S CERTIFICATE' : 'CERTIFICATE OF PROFESSIONAL DEVELOPMENT',
      issuedOn: held.issuedOn,
      name: held.holder,
      number: { label: 'Certificate number', value: held.number },
      statement: rightOf(held),
      facts: factsOf(held),
      checking: `Scan the code with a phone, or go to ${typedLink(making)}. It shows who we issued this certificate to, and whether it’s valid, due for a refresher, suspended or revoked today.`,
      note: REFRESHER,
    },
    making,
  )

const REFRESHER =
  'A missed refresher takes away no right that the law gives. Always check the certificate’s state online: it may have been suspended or revoked.'
