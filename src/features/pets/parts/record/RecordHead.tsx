import { ChipDigits } from '#ui/ChipDigits.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { whenText } from '#ui/whentext.ts'
import { CertificateButton } from '../CertificateButton.tsx'
import { PetPicture } from '../PetPicture.tsx'
import { statusWords } from '../words/status.ts'
import type { PetDetail } from './answersof.ts'
import classes from './RecordHead.module.css'

/** The pet at a glance: its picture, its chip, its standing, its certificate. */
export function RecordHead({ pet }: { pet: PetDetail }) {
  const { label, tone } = statusWords[pet.status]
  return (
    <Panel look="raised">
      <div className={classes.head}>
        <PetPicture pet={pet} size={168} described />
        <div className={classes.words}>
          <p className={classes.label}>Microchip number</p>
          <p className={classes.chip}>
            <ChipDigits number={pet.chipNumber} />
          </p>
          <p className={classes.label}>
            {kindOfChip(pet)} · registered {whenText(pet.registeredAt, 'day')}
          </p>
          <div className={classes.actions}>
            <StatusTag tone={tone}>{label}</StatusTag>
            <CopyButton text={pet.chipNumber}>Copy the number</CopyButton>
            <CertificateButton pet={pet} />
          </div>
        </div>
      </div>
    </Panel>
  )
}

function kindOfChip({ chipFormat, manufacturer }: PetDetail) {
  const kind = chipFormat === 'iso' ? 'ISO chip' : 'Older chip'
  return manufacturer ? `${kind} by ${manufacturer}` : kind
}
