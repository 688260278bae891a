import { Link } from 'react-router'
import { PetPicture } from '#features/pets/kit/PetPicture.tsx'
import { daysText, kindWords } from '#features/welfare/parts/words.ts'
import type { WelfarePet } from '#features/welfare/shapes.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { Lines } from '#ui/Lines.tsx'
import { Panel } from '#ui/Panel.tsx'

/** The animals that have waited longest for a home. */
export function LongestStays({ pets, total }: { pets: readonly WelfarePet[]; total: number }) {
  const all = (
    <ButtonLink weight="quiet" size="sm" to={`${paths.welfarePets}?state=waiting&sort=cameOn`}>
      See all animals
    </ButtonLink>
  )
  return (
    <Panel title="Longest stays" actions={total > pets.length && all}>
      {pets.length === 0 ? (
        'You don’t have any animals at the moment.'
      ) : (
        <Lines component="ol">
          {pets.map((pet) => (
            <Group component="li" gap="1rem" wrap="nowrap" key={pet.intake.id}>
              <PetPicture pet={pet} size={44} />
              <Box flex={1} miw={0}>
                <Box component={Link} c="var(--ui-link)" fw={600} to={paths.pet(pet.id)}>
                  {pet.name}
                </Box>
                <Box c="dimmed" fz="sm">
                  {pet.breed}, {kindWords[pet.intake.kind].tag.toLowerCase()}, since {whenText(pet.intake.cameOn, 'day')}
                  {pet.intake.fosterSince && '. In foster'}
                </Box>
              </Box>
              <Box component="b" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                {daysText(pet.intake.days)}
              </Box>
            </Group>
          ))}
        </Lines>
      )}
    </Panel>
  )
}
