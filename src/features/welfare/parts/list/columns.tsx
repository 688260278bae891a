import { Link } from 'react-router'
import { PetPicture } from '#features/pets/kit/PetPicture.tsx'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { Box, Group } from '#ui/Box.tsx'
import { CheckBox } from '#ui/CheckField.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { Extended } from '#ui/Extended.tsx'
import { RowActions } from '#ui/RowActions.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { type Choosing, hasRow } from '#ui/useChosen.ts'
import { animalActs, animalNotes, type ChosenAnimal, moreAnimalActs } from '../../kit/points.ts'
import type { WelfarePet } from '../../shapes.ts'
import { NotesButton } from '../notes/NotesButton.tsx'
import { HeldActs } from '../stay/HeldActs.tsx'
import { RecordOutcome } from '../stay/RecordOutcome.tsx'
import { UnchippedActs } from '../stay/UnchippedActs.tsx'
import { CouncilDates, ElsewherePeriod, NextStep, StrayPeriod } from '../stray/StrayPeriod.tsx'
import { daysText, kindWords, leftWords, scanText, stateWords } from '../words.ts'
import { actsOf, canBeChosen } from './acts.ts'

/** An organisation's animals, each with what can be done for it now. */
export const animalColumns = (choosing: Choosing<ChosenAnimal>, mayWork: boolean): Column<WelfarePet>[] => [
  { key: 'name', title: 'Animal', cell: (pet) => <Animal pet={pet} choosing={choosing} mayWork={mayWork} />, sortable: true, bare: true },
  { key: 'cameOn', title: 'Arrived', cell: ({ intake }) => <Came {...intake} />, sortable: true },
  { key: 'days', title: 'Stay', cell: ({ intake }) => daysText(intake.days), figures: true },
  { key: 'state', title: 'Status', cell: (pet) => <Where pet={pet} /> },
  { key: 'acts', title: 'To do', cell: (pet) => <Acts pet={pet} mayWork={mayWork} />, bare: true },
]

function Acts({ pet, mayWork }: { pet: WelfarePet; mayWork: boolean }) {
  const acts = actsOf(pet, mayWork)
  if (acts === 'none') return null
  if (acts === 'notes') return <NotesButton pet={pet} />
  if (acts === 'unchipped') return <UnchippedActs pet={pet} />
  if (acts === 'held') return <HeldActs pet={pet} />
  return (
    <RowActions of={pet.name}>
      <Extended point={animalActs} props={{ pet }} />
      <Extended point={moreAnimalActs} props={{ pet }} />
      <CouncilDates pet={pet} />
      <RecordOutcome pet={pet} />
      {pet.isKept && <NotesButton pet={pet} />}
    </RowActions>
  )
}

function Animal({ pet, choosing: { chosen, toggle }, mayWork }: { pet: WelfarePet; choosing: Choosing<ChosenAnimal>; mayWork: boolean }) {
  return (
    <Group gap="0.875rem" wrap="nowrap">
      <Box flex="none" w="1.5rem">
        {canBeChosen(pet, mayWork) && (
          <CheckBox aria-label={`Select ${pet.name}`} checked={hasRow(chosen, pet)} onChange={() => toggle(pet)} />
        )}
      </Box>
      <PetPicture pet={pet} size={52} />
      <Box maw="16rem" style={{ overflowWrap: 'anywhere' }}>
        <Box component={Link} fw={600} to={pet.canOpen ? paths.pet(pet.id) : paths.animalInCare(pet.id)}>
          {pet.name}
        </Box>
        <Box c="dimmed" fz="sm">
          {pet.breed}
        </Box>
        <Box c="dimmed" fz="sm">
          {pet.isUnchipped ? scanText(pet.intake) : <ChipDigits number={pet.chipNumber} />}
        </Box>
      </Box>
    </Group>
  )
}

function Came({ cameOn, kind, foundWhere, fromWhom, fromCountry }: WelfarePet['intake']) {
  return (
    <Box maw="14rem" style={{ overflowWrap: 'anywhere' }}>
      {whenText(cameOn, 'short')}
      <Box c="dimmed" fz="sm">
        {kindWords[kind].tag}
        {foundWhere && `, ${foundWhere}`}
        {fromWhom && `, ${fromWhom}`}
        {fromCountry && `, ${fromCountry}`}
      </Box>
    </Box>
  )
}

function Where({ pet }: { pet: WelfarePet }) {
  const { state, intake, offer } = pet
  const { label, tone } = stateWords[state]
  return (
    <Box maw="18rem" style={{ overflowWrap: 'anywhere' }}>
      <StatusTag tone={tone}>{intake.leftHow ? leftWords[intake.leftHow] : label}</StatusTag>
      <Box c="dimmed" fz="sm">
        {offer && (
          <>
            To {offer.to}, until {whenText(offer.answerBy, 'short')}
          </>
        )}
        {intake.leftAt && whenText(intake.leftAt, 'short')}
        {intake.leftTo && `, ${intake.leftTo}`}
        {!intake.leftAt && intake.fosterSince && `In foster since ${whenText(intake.fosterSince, 'short')}`}
      </Box>
      {!intake.leftAt && intake.location && <Box fz="sm">{intake.location}</Box>}
      {intake.leftAt && pet.isKept && (
        <Box c="dimmed" fz="sm">
          You’re still its keeper on the register
        </Box>
      )}
      {pet.isHeld && state !== 'held' && <Box fz="sm">{stateWords.held.label}</Box>}
      <StrayPeriod pet={pet} />
      <ElsewherePeriod pet={pet} />
      <NextStep pet={pet} />
      <Extended point={animalNotes} props={{ pet }} />
    </Box>
  )
}
