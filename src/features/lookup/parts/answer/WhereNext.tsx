import { useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'

/** Where to turn when no register that we asked knows the number. */
export function WhereNext({ number, price }: { number: string | null; price: string }) {
  const isSignedIn = useSession() !== null
  const withNumber = number && (isSignedIn ? paths.addPetWith(number) : paths.registerNumber(number))
  return (
    <div>
      <Group component="p" gap="0.75rem 1.5rem" m={0}>
        <Box component="a" fw={600} href="#registers">
          See other registers
        </Box>
        <ButtonLink to={withNumber || paths.customerRegister} weight="plain">
          Your pet? Register it
        </ButtonLink>
      </Group>
      <Box component="p" c="dimmed" fz="sm" m="0.5rem 0 0">
        {price}
      </Box>
    </div>
  )
}
