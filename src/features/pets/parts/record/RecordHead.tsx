import { whenText } from '#platform/text/whentext.ts'
import { holds, useSession } from '#platform/web/session.ts'
import { Box } from '#ui/Box.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Extended } from '#ui/Extended.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { CertificateButton } from '../../kit/CertificateButton.tsx'
import type { PetDetail } from '../../kit/form/answersof.ts'
import { PetPicture } from '../../kit/PetPicture.tsx'
import { careActs } from '../../kit/points.ts'
import { statusWords } from '../../kit/statuswords.ts'
import { PetHead } from '../PetHead.tsx'
import { ReportMissing } from './ReportMissing.tsx'

/** The pet at a glance: its picture, its chip, its state, its certificate, and what to press when it’s gone. */
export function RecordHead({ pet }: { pet: PetDetail }) {
  const { label, tone } = statusWords[pet.status]
  return (
    <Panel look="raised">
      <PetHead
        picture={<PetPicture pet={pet} size={184} described />}
        aside={!pet.isGone && <LeadActs pet={pet} />}
        actions={
          <>
            <StatusTag tone={tone}>{label}</StatusTag>
            <CopyButton text={pet.chipNumber}>Copy number</CopyButton>
            <CertificateButton pet={pet} size="sm" silent={pet.open === 'unproven'} />
          </>
        }
      >
        <Box component="p" c="dimmed" m={0}>
          Microchip number
        </Box>
        <Box component="p" fz="clamp(1.375rem, 1.1rem + 1.6vw, 1.875rem)" fw={600} lh="1.3" m={0}>
          <ChipDigits number={pet.chipNumber} />
        </Box>
        <Box component="p" c="dimmed" m={0}>
          {kindOfChip(pet)} · registered {whenText(pet.registeredAt, 'day')}
        </Box>
      </PetHead>
    </Panel>
  )
}

/** A keeper looks for the way to report their pet missing; an organisation mostly comes for something else. */
function LeadActs({ pet }: { pet: PetDetail }) {
  const usual = <ReportMissing pet={pet} />
  if (!holds('Welfare', useSession())) return usual
  return <Extended point={careActs} props={{ pet, usual, below: <ReportMissing pet={pet} isQuiet /> }} />
}

function kindOfChip({ chipFormat, manufacturer }: PetDetail) {
  const kind = chipFormat === 'iso' ? 'ISO chip' : 'Older chip'
  return manufacturer ? `${kind} by ${manufacturer}` : kind
}
