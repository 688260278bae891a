import { Link } from 'react-router'
import { PetPicture } from '#features/pets/kit/PetPicture.tsx'
import { sexText } from '#features/pets/kit/sex.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { Box, Group } from '#ui/Box.tsx'
import { CheckBox } from '#ui/CheckField.tsx'
import { ChipDigits, LastDigits } from '#ui/ChipDigits.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { Narrow, RowName, Wide } from '#ui/RowLines.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Choosing } from '#ui/useChosen.ts'
import type { BreederPet } from '../../shapes.ts'
import { stateWords } from '../words.ts'
import { Acts } from './Acts.tsx'
import { isChoosable } from './mayall.ts'
import { reservedText } from './reservedtext.ts'
import { whereText } from './wheretext.ts'

/** A breeder's animals, each with what can be done for it now. */
export const animalColumns = (choosing: Choosing<BreederPet>): Column<BreederPet>[] => [
  { key: 'name', title: 'Animal', cell: (pet) => <Animal pet={pet} choosing={choosing} />, sortable: true, bare: true },
  {
    key: 'litter',
    title: 'Litter',
    wide: true,
    cell: ({ damName }) =>
      damName ?? (
        <Box component="span" c="dimmed" fz="sm">
          None
        </Box>
      ),
  },
  { key: 'bornOn', title: 'Born', cell: ({ bornOn }) => whenText(bornOn, 'short'), sortable: true, wide: true },
  { key: 'state', title: 'Status', cell: (pet) => <Where pet={pet} /> },
  { key: 'acts', title: 'To do', cell: (pet) => <Acts pet={pet} />, bare: true },
]

function Animal({ pet, choosing: { chosen, toggle } }: { pet: BreederPet; choosing: Choosing<BreederPet> }) {
  return (
    <Group gap="0.875rem" wrap="nowrap">
      <Box flex="none" w="1.5rem">
        {isChoosable(pet) && (
          <CheckBox aria-label={`Select ${pet.name}`} checked={chosen.some(({ id }) => id === pet.id)} onChange={() => toggle(pet)} />
        )}
      </Box>
      <Wide>
        <PetPicture pet={pet} size={52} />
      </Wide>
      <RowName>
        {pet.state === 'sold' ? (
          <Box component="b" c="inherit" fw={600}>
            {pet.name}
          </Box>
        ) : (
          <Box component={Link} c="inherit" fw={600} to={paths.pet(pet.id)}>
            {pet.name}
          </Box>
        )}
        <Wide>
          {pet.bornAs && (
            <Box c="dimmed" fz="sm">
              Born {pet.bornAs}
            </Box>
          )}
          <Box c="dimmed" fz="sm">
            {sexText(pet.sex, 'unknown')}, {pet.colour}
          </Box>
          <Box c="dimmed" fz="sm">
            <ChipDigits number={pet.chipNumber} />
          </Box>
        </Wide>
        <Narrow>
          <LastDigits number={pet.chipNumber} />
        </Narrow>
      </RowName>
    </Group>
  )
}

function Where({ pet }: { pet: BreederPet }) {
  const { state, away } = pet
  const { label, tone } = stateWords[state]
  const more = whereText(pet)
  return (
    <>
      {away ? <StatusTag tone="alert">{awayWords[away]}</StatusTag> : <StatusTag tone={tone}>{label}</StatusTag>}
      {pet.isUnpaid && (
        <Box c="dimmed" fz="sm">
          Registration not paid yet
        </Box>
      )}
      {pet.reserved && (
        <Box c="dimmed" fz="sm">
          {reservedText(pet.reserved, state)}
        </Box>
      )}
      {more && (
        <Box c="dimmed" fz="sm">
          {more}
        </Box>
      )}
    </>
  )
}

const awayWords = { missing: 'Missing', stolen: 'Stolen' } as const
