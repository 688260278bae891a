import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { calledOf, type Listed } from '#features/missing/parts/words.ts'
import { PetPicture } from '#features/pets/kit/PetPicture.tsx'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Section } from '#ui/Section.tsx'
import { When } from '#ui/When.tsx'

/** The pets that were last reported lost, and the way to those near the visitor. */
export function LostNow({ animals }: { animals: readonly Listed[] }) {
  return (
    <Section
      title="Have you seen these pets?"
      lead={
        animals.length > 0
          ? 'Their keepers are looking for them. If you’ve seen one, tell them where: they don’t see who you are.'
          : 'No one has reported a pet lost lately. If yours goes missing, we’ll e-mail people nearby who’ve asked to hear about lost pets.'
      }
      actions={
        <>
          <ButtonLink to={paths.lostFound} weight="plain">
            Lost and found
          </ButtonLink>
          <ButtonLink to={paths.reportFound} weight="plain">
            I’ve found an animal
          </ButtonLink>
        </>
      }
    >
      <Columns component="ul" min="17rem">
        {animals.map((animal) => (
          <LostPet key={animal.id} animal={animal} />
        ))}
        <Card>
          <NearYou />
        </Card>
      </Columns>
    </Section>
  )
}

function LostPet({ animal }: { animal: Listed }) {
  const { id, species, breed, colour, photoUrl, area, at } = animal
  const name = calledOf(animal)
  return (
    <Card>
      <PetPicture pet={{ id, name, species, colour, photoUrl }} size={72} />
      <Box miw={0}>
        <Box component="h3" fz="lg" m={0}>
          <Link to={paths.lostPet(id)}>{name}</Link>
        </Box>
        <Box component="p" c="dimmed" fz="sm" m="0.25rem 0 0">
          {[breed, colour].filter(Boolean).join(', ')}
        </Box>
        <Box component="p" fz="sm" m="0.25rem 0 0">
          Last seen in {area}, <When at={at} />
        </Box>
      </Box>
    </Card>
  )
}

/** Leads to the map and the list of what was lost near a place, also without scripts. */
function NearYou() {
  return (
    <Group component="form" gap="0.625rem" action={paths.lostFound} flex="1 1 100%">
      <Box component="label" htmlFor="lost-near" fw={650} flex="1 1 100%">
        Your postcode or town
      </Box>
      <input type="hidden" name="kind" value="lost" />
      <Box
        component="input"
        id="lost-near"
        name="near"
        autoComplete="postal-code"
        maxLength={60}
        required
        bg="var(--ui-surface)"
        bd="1px solid var(--ui-control)"
        bdrs="md"
        c="inherit"
        flex="1 1 8rem"
        mih="3rem"
        miw={0}
        p="0.5rem 0.875rem"
        style={{ font: 'inherit' }}
      />
      <ActionButton type="submit" weight="plain">
        Show lost pets on a map
      </ActionButton>
    </Group>
  )
}

function Card({ children }: { children: ReactNode }) {
  return (
    <Group
      component="li"
      gap="1rem"
      wrap="nowrap"
      bg="var(--ui-surface)"
      bd="1px solid var(--ui-line)"
      bdrs="1.5rem"
      p="1rem 1.25rem"
      style={{ listStyle: 'none' }}
    >
      {children}
    </Group>
  )
}
