import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'

/** The way in for keepers. */
export function JoinUs({ price, household }: { price: string; household: string }) {
  return (
    <Group
      component="section"
      gap="1.5rem 3rem"
      justify="space-between"
      bg="#0a5242"
      bdrs="xl"
      c="#fff"
      p="clamp(1.5rem, 5vw, 3.5rem)"
      aria-labelledby="join-us"
    >
      <Box flex="1 1 22rem">
        <h2 id="join-us">Is your pet’s number on a register?</h2>
        <Box component="p" fz="lg" m="0.5rem 0 0" maw="40rem">
          Look it up above: it takes ten seconds. If no register has it, put it on {site.name}, and a finder can reach you tonight.
        </Box>
        <Box component="p" m="0.5rem 0 0" maw="40rem">
          {price} {household}{' '}
          <Box component="a" c="inherit" href={paths.pricingPlans}>
            See plans and prices
          </Box>
        </Box>
      </Box>
      <Group gap="0.75rem" align="stretch">
        <ButtonLink to={paths.customerRegister} size="lg" weight="plain">
          Register a pet
        </ButtonLink>
        <ButtonLink to={paths.transferDatabase} size="lg" weight="plain">
          Move a record here
        </ButtonLink>
        <ButtonLink to={paths.takeUp()} size="lg" weight="plain">
          Use a transfer code
        </ButtonLink>
      </Group>
    </Group>
  )
}
