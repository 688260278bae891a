import { useFlag } from '#platform/web/flags.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { TagArt } from '#ui/art/TagArt.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Section } from '#ui/Section.tsx'

/** What else there is for a keeper: a tag for the collar. */
export function MoreToSee() {
  const sellsTags = useFlag('tailtag')
  if (!sellsTags) return null
  return (
    <Section
      title="A tag that anyone can scan"
      lead="A microchip needs a scanner; TailTag only needs a phone. Your name and address are on the back, as the law asks of dogs, and the code on the front leads a finder to you."
    >
      <Columns min="18rem" gap="lg" align="start">
        <Group gap="1rem" wrap="nowrap">
          <Box flex="1 1 0" maw="9rem">
            <TagArt shape="disc" finish="brass" label="A brass tag with a code to scan" />
          </Box>
          <Box flex="1 1 0" maw="9rem">
            <TagArt
              shape="bone"
              finish="pine"
              lines={['A. Keeper', '1 High Street', 'AB1 2CD']}
              label="A green tag engraved with a name and address"
            />
          </Box>
        </Group>
        <Box>
          <Box component="p" m="0 0 1rem">
            Finders can message you without seeing your number, and tell you where your pet is. They can only call you if you choose to show
            it. That’s free for ever.
          </Box>
          <Group gap="0.75rem">
            <ButtonLink to={paths.tailTag}>Design your tag</ButtonLink>
            <ButtonLink to={paths.tailTagAbout} weight="plain">
              How TailTag works
            </ButtonLink>
          </Group>
        </Box>
      </Columns>
    </Section>
  )
}
