import { LAWS, NATIONS } from '#knowledge/chippinglaw/nations.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box, Stack } from '#ui/Box.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Section } from '#ui/Section.tsx'

/** Who must be microchipped by when, nation by nation. Source: the regulations that each row links to. */
export function LawInShort() {
  return (
    <Section
      title="The law in brief"
      lead="A dog or cat that must be chipped must also be registered, with the right details. That’s the duty of its keeper: the person it normally lives with."
      actions={
        <ButtonLink weight="plain" to={paths.microchipping}>
          By when must my pet be chipped?
        </ButtonLink>
      }
    >
      <Columns component="ul" min="15rem">
        {NATIONS.map((nation) => LAWS[nation]).map(({ name, dogs, cats, instrument, link }) => (
          <Stack
            component="li"
            gap={0}
            bg="var(--ui-surface)"
            bd="1px solid var(--ui-line)"
            bdrs="1.75rem"
            p="clamp(1.25rem, 3vw, 1.75rem)"
            key={name}
          >
            <Box component="h3" mb="0.75rem">
              {name}
            </Box>
            <Box component="dl" display="grid" mb="1rem" style={{ gap: '0.375rem 1rem', gridTemplateColumns: 'auto 1fr' }}>
              <Box component="dt" c="dimmed">
                Dogs
              </Box>
              <Box component="dd" fw={600}>
                {dogs}
              </Box>
              <Box component="dt" c="dimmed">
                Cats
              </Box>
              <Box component="dd" fw={600}>
                {cats}
              </Box>
            </Box>
            <Box component="a" fz="sm" mt="auto" href={link} rel="noopener noreferrer">
              {instrument}
            </Box>
          </Stack>
        ))}
      </Columns>
      <Box c="dimmed" maw="52rem" mt="1.5rem">
        <Bullets gap="0.5rem">
          <li>A puppy must be chipped and registered before it goes to its new keeper.</li>
          <li>In England, a keeper who’s served a notice has 21 days to put it right. After that, the fine is up to £500.</li>
          <li>
            A dog in a public place in Great Britain must also wear a collar with the keeper’s name and address. A chip doesn’t replace it.
          </li>
        </Bullets>
      </Box>
    </Section>
  )
}
