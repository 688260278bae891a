import type { ChipAnswer } from '#features/chips/kit/verdict.ts'
import { bornText } from '#features/pets/kit/born.ts'
import { bornOnOf, breedText } from '#features/pets/kit/form/answers.ts'
import { sexText } from '#features/pets/kit/sex.ts'
import { kennelClubWritten } from '#knowledge/animals/kennelclub.ts'
import { SPECIES, speciesWords } from '#knowledge/animals/species.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { type Fact, FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { LicenceEnded } from '../LicenceEnded.tsx'
import { animals } from '../words.ts'
import type { LitterAnswers, NewbornAnswers, OffspringAnswers } from './answers.ts'
import { LicenceAndCost } from './LicenceAndCost.tsx'
import { heldElsewhere } from './rowproblems.ts'
import { SameLitter } from './SameLitter.tsx'

interface CheckLitterProps {
  answers: LitterAnswers
  known: ReadonlyMap<string, ChipAnswer>
  /** The chips come later. */
  later: boolean
  onChange: (step: string) => void
}

/** Everything that was said of the litter, each part with the way back to where it can be changed; what to check of the mother; and the licence and the money. */
export function CheckLitter({ answers, known, later, onChange }: CheckLitterProps) {
  const parts = [
    { step: 'dam', title: 'Parents', body: <FactList facts={damFacts(answers)} /> },
    { step: 'litter', title: 'Litter', body: <FactList facts={litterFacts(answers, later)} /> },
    later
      ? { step: 'young', title: animals(answers.newborn.length), body: <NewbornTable newborn={answers.newborn} /> }
      : { step: 'young', title: animals(answers.young.length), body: <Offspring answers={answers} known={known} /> },
  ]
  return (
    <Rows>
      {answers.species === 'dog' && <LicenceEnded />}
      <SameLitter dam={answers.dam} bornOn={bornOnOf(answers, systemClock.now())} species={answers.species} />
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
      <LicenceAndCost count={later ? 0 : answers.young.length} isOfDogs={answers.species === 'dog'} />
    </Rows>
  )
}

const damFacts = ({ dam, sire }: LitterAnswers): Fact[] => [
  { label: 'Mother', value: dam.name },
  { label: 'Mother’s microchip number', value: dam.chipNumber && groupChipNumber(dam.chipNumber) },
  ...(dam.kennelClubNumber ? [{ label: 'Mother’s Kennel Club number', value: kennelClubWritten(dam.kennelClubNumber) }] : []),
  { label: 'Father', value: sire.name },
  ...(sire.chipNumber ? [{ label: 'Father’s microchip number', value: groupChipNumber(sire.chipNumber) }] : []),
  ...(sire.kennelClubNumber ? [{ label: 'Father’s Kennel Club number', value: kennelClubWritten(sire.kennelClubNumber) }] : []),
]

function litterFacts(answers: LitterAnswers, later: boolean): Fact[] {
  const species = SPECIES.find((one) => one === answers.species)
  const bornOn = bornOnOf(answers, systemClock.now())
  const { implantedOn, implanterName } = answers.implant
  return [
    { label: 'Kind of animal', value: species && speciesWords[species].label },
    { label: 'Breed', value: breedText(answers.breed) },
    { label: 'Date of birth', value: bornOn && bornText(bornOn, answers.bornExactly) },
    ...(answers.bornDead.trim() ? [{ label: 'Stillborn', value: answers.bornDead }] : []),
    ...(answers.diedBeforeChip.trim() ? [{ label: 'Died before they were chipped', value: answers.diedBeforeChip }] : []),
    later
      ? { label: 'Chips', value: 'Not yet' }
      : { label: 'Chips implanted', value: [implantedOn && whenText(implantedOn, 'day'), implanterName].filter(Boolean).join(', ') },
  ]
}

function Offspring({ answers: { young, species }, known }: { answers: LitterAnswers; known: ReadonlyMap<string, ChipAnswer> }) {
  const held = new Map(heldElsewhere(young, known).map(({ row, holder }) => [row, holder]))
  const rows = young.map((one, index) => ({ ...one, row: index + 1, holder: held.get(index + 1) ?? null }))
  return (
    <DataTable
      label="Animals in the litter"
      columns={columns.filter(({ key }) => key !== 'kennelClub' || species === 'dog')}
      rows={rows}
      rowKey={({ key }) => key}
    />
  )
}

const NewbornTable = ({ newborn }: { newborn: readonly NewbornAnswers[] }) => (
  <DataTable label="Animals in the litter" columns={newbornColumns} rows={newborn} rowKey={({ key }) => key} />
)

const newbornColumns: Column<NewbornAnswers>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => <b>{name}</b>, bare: true },
  { key: 'sex', title: 'Sex', cell: ({ sex }) => sexWords(sex) },
  { key: 'colour', title: 'Colour', cell: ({ colour }) => colour, isNothing: ({ colour }) => colour === '' },
]

type Row = OffspringAnswers & { row: number; holder: string | null }

const columns: Column<Row>[] = [
  {
    key: 'name',
    title: 'Name',
    cell: ({ row, name }) => (
      <b>
        {row}. {name}
      </b>
    ),
    bare: true,
  },
  { key: 'chip', title: 'Microchip', cell: (one) => <Chip {...one} /> },
  { key: 'sex', title: 'Sex', cell: ({ sex }) => sexWords(sex) },
  { key: 'colour', title: 'Colour', cell: ({ colour, markings }) => [colour, markings].filter(Boolean).join('; ') },
  {
    key: 'kennelClub',
    title: 'Kennel Club number',
    cell: ({ kennelClubNumber }) => kennelClubWritten(kennelClubNumber),
    isNothing: ({ kennelClubNumber }) => kennelClubNumber === '',
  },
]

function Chip({ chipNumber, holder }: Row) {
  return (
    <>
      {chipNumber}
      {holder && (
        <Box fz="sm" fw={600}>
          {holder} holds this chip too
        </Box>
      )}
    </>
  )
}

function sexWords(sex: string) {
  return sex === 'female' || sex === 'male' || sex === 'unknown' ? sexText(sex, 'unknown') : ''
}
