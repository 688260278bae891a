import { IconShieldCheck } from '@tabler/icons-react'
import { Box, Group } from '#ui/Box.tsx'
import { Prose } from '#ui/Prose.tsx'
import { Section } from '#ui/Section.tsx'

/** Why an answer of ours can be believed without believing whoever shows it. */
export function SignedAnswers() {
  return (
    <Section ground="band" title="An answer you can prove">
      <Group gap="2rem 4rem">
        <Box flex="2 1 22rem" maw="46rem">
          <Prose>
            <p>
              When you look up a chip, we sign the answer straight away: this number, this result, this time. Send its link to a buyer, a
              vet or a council, and it opens a page that says whether we really gave that answer, and whether it’s still true.
            </p>
            <p>
              No one has to take our word for it. A signature works like a wax seal that only we can make and anyone can check, even without
              us. The proof doesn’t name anyone. For developers: it’s a JWS, signed with Ed25519, and{' '}
              <Box component="a" fw={600} href="/.well-known/jwks.json">
                the public key is here
              </Box>
              .
            </p>
          </Prose>
        </Box>
        <Example />
      </Group>
    </Section>
  )
}

/** A proof as a picture; what it shows is said beside it. */
function Example() {
  return (
    <Box
      bg="var(--ui-surface)"
      bd="1px solid var(--ui-line)"
      bdrs="1.5rem"
      flex="0 1 20rem"
      mx="auto"
      p="1.75rem"
      pos="relative"
      style={{ boxShadow: 'var(--mantine-shadow-lg)', rotate: '-1.5deg' }}
      aria-hidden="true"
    >
      <Box component="p" m={0} c="dimmed" fz="sm">
        Example
      </Box>
      <Box
        component={IconShieldCheck}
        c="var(--ui-good-text)"
        pos="absolute"
        style={{ insetBlockStart: '1.25rem', insetInlineEnd: '1.25rem' }}
        size={44}
        stroke={1.6}
      />
      <Box component="p" m={0} fw={600} lts="0.04em" style={{ fontVariantNumeric: 'tabular-nums' }}>
        985 121 ··· ··· ···
      </Box>
      <Box component="p" m={0} c="var(--ui-good-text)" ff="heading" fz="h3" fw={600}>
        Registered here
      </Box>
      <Box
        component="p"
        c="var(--ui-quiet)"
        ff="monospace"
        fz="0.75rem"
        m="1rem 0 0"
        pt="0.75rem"
        style={{ borderTop: '1px dashed var(--ui-control)', overflowWrap: 'anywhere' }}
      >
        eyJhbGciOiJFZERTQSJ9.eyJrIjoibCIsIm4iOiI5ODUxMjE…
      </Box>
    </Box>
  )
}
