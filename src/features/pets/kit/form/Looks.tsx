import { Box, Group, Stack } from '@mantine/core'
import { PetAvatar } from '#ui/art/PetAvatar.tsx'
import { Rows } from '#ui/Columns.tsx'
import { SuggestField } from '#ui/SuggestField.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { coloursLike } from './colours.ts'
import type { PetForm } from './petform.ts'

/** Colour and markings, with a drawing that follows the words. */
export function Looks({ pet }: { pet: PetForm }) {
  const { species, colour } = pet.answers
  return (
    <Group gap="1.25rem 2rem">
      <Box flex="1 1 18rem">
        <Rows>
          <SuggestField
            {...pet.field('colour')}
            label="Colour"
            hint="Put the main colour first, for example black and white"
            maxLength={60}
            suggestions={coloursLike(species, colour)}
          />
          <LongTextField
            {...pet.field('markings')}
            label="Markings"
            hint="What would help a finder recognise the animal: a white paw, a nick in the ear, a limp"
            maxLength={300}
            optional
          />
        </Rows>
      </Box>
      <Stack gap="0.5rem" align="center" flex="1 0 auto" aria-hidden="true">
        <PetAvatar species={species} colour={colour} seed={pet.answers.chipNumber} size={132} />
        <Box component="span" c="dimmed" fz="sm">
          Shown until there’s a photo
        </Box>
      </Stack>
    </Group>
  )
}
