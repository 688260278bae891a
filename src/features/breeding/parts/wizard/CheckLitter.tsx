import { bornText } from '#features/pets/kit/born.ts'
import { bornOnOf, breedText } from '#features/pets/kit/form/answers.ts'
import { sexText } from '#features/pets/kit/sex.ts'
import { SPECIES, speciesWords } from '#knowledge/animals/species.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { type Fact, FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { animals } from '../words.ts'
import type { LitterAnswers, OffspringAnswers } from './answers.ts'

/** Everything that was said of the litter, each part with the way back to where it can be changed. */
export function CheckLitter({ answers, onChange }: { answers: LitterAnswers; onChange: (step: string) => void }) {
  const parts = [
    { step: 'dam', title: 'Parents', body: <FactList facts={damFacts(answers)} /> },
    { step: 'litter', title: 'Litter', body: <FactList facts={litterFacts(answers)} /> },
    { step: 'young', title: animals(answers.young.length), body: <Offspring young={answers.young} /> },
  ]
  return (
    <Rows>
      {parts.map(({ step, title, body }) => (
        <Panel
          key={step}
          title={title}
          level={3}
          look="sunk"
          actions={
            <ActionButton weight="quiet" size="sm" onClick={() => onChange(step)}>
              Change<VisuallyHidden> {title}</VisuallyHidden>
            </ActionButton>
          }
        >
          {body}
        </Panel>
      ))}
    </Rows>
  )
}

const damFacts = ({ dam, sire }: LitterAnswers): Fact[] => [
  { label: 'Mother', value: dam.name },
  { label: 'Mother’s microchip number', value: dam.chipNumber },
  { label: 'Father', value: sire.name },
  ...(sire.chipNumber ? [{ label: 'Father’s microchip number', value: sire.chipNumber }] : []),
]

function litterFacts(answers: LitterAnswers): Fact[] {
  const species = SPECIES.find((one) => one === answers.species)
  const bornOn = bornOnOf(answers, systemClock.now())
  const { implantedOn, implanterName } = answers.implant
  return [
    { label: 'Kind of animal', value: species && speciesWords[species].label },
    { label: 'Breed', value: breedText(answers.breed) },
    { label: 'Date of birth', value: bornOn && bornText(bornOn, answers.bornExactly) },
    { label: 'Chips implanted', value: [implantedOn && whenText(implantedOn, 'day'), implanterName].filter(Boolean).join(', ') },
  ]
}

function Offspring({ young }: { young: readonly OffspringAnswers[] }) {
  return <DataTable label="Animals in the litter" columns={columns} rows={young} rowKey={({ key }) => key} />
}

const columns: Column<OffspringAnswers>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => <b>{name}</b>, bare: true },
  { key: 'chip', title: 'Microchip', cell: ({ chipNumber }) => chipNumber },
  { key: 'sex', title: 'Sex', cell: ({ sex }) => sexWords(sex) },
  { key: 'colour', title: 'Colour', cell: ({ colour, markings }) => [colour, markings].filter(Boolean).join('; ') },
  { key: 'kennelClub', title: 'Kennel Club number', cell: ({ kennelClubNumber }) => kennelClubNumber },
]

function sexWords(sex: string) {
  return sex === 'female' || sex === 'male' || sex === 'unknown' ? sexText(sex, 'unknown') : ''
}
