import { Link } from 'react-router'
import { londonDate, systemClock } from '#platform/clock/clock.ts'
import { paths } from '#src/paths.ts'
import { Box, Group, Stack } from '#ui/Box.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { ageText } from '../kit/born.ts'
import { PetPicture } from '../kit/PetPicture.tsx'
import { statusWords } from '../kit/statuswords.ts'
import type { PetCard } from '../shapes.ts'
import classes from './PetTile.module.css'
import { openWords } from './words/open.ts'

/** A pet as a card that leads to its record. */
export function PetTile({ pet, level = 2, sharedBy }: { pet: PetCard; level?: 2 | 3; sharedBy?: string }) {
  const { label, tone } = statusWords[pet.status]
  const Heading = `h${level}` as const
  return (
    <article className={classes.tile}>
      <PetPicture pet={pet} size={80} />
      <Stack gap="0.25rem" align="start" miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Box component={Heading} fz="h3" lh={1.2}>
          <Link className={classes.link} to={paths.pet(pet.id)}>
            {pet.name}
          </Link>
        </Box>
        <Box component="p" c="dimmed" m={0}>
          {pet.breed}
          {!pet.isGone && ` · ${pet.bornExactly ? '' : 'about '}${ageText(pet.bornOn, londonDate(systemClock.now()))}`}
        </Box>
        <Box component="p" c="dimmed" m={0} fz="sm" mb="0.25rem">
          <ChipDigits number={pet.chipNumber} />
        </Box>
        <Group gap="0.375rem" align="stretch">
          <StatusTag tone={tone}>{label}</StatusTag>
          {pet.heldBy && <StatusTag tone="watch">With {pet.heldBy}</StatusTag>}
          {sharedBy && <StatusTag tone="info">Shared by {sharedBy}</StatusTag>}
          {pet.open && <StatusTag tone={openWords[pet.open].tone}>{openWords[pet.open].label}</StatusTag>}
        </Group>
      </Stack>
    </article>
  )
}
