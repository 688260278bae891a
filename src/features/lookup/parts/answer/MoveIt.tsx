import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'

/** For the keeper who looks up their own animal: the record can be brought here. */
export function MoveIt({ chipNumber }: { chipNumber: string }) {
  return (
    <Group component="p" gap="0.75rem 1.5rem" m={0}>
      <ButtonLink to={paths.moveHere(chipNumber)} weight="plain">
        Your pet? Move the record here
      </ButtonLink>
    </Group>
  )
}
