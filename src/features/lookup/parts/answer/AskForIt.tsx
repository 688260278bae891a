import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'

/** For whoever bought, adopted or was given the animal, and whose record still names an earlier keeper. */
export function AskForIt({ chipNumber }: { chipNumber: string }) {
  return (
    <Group component="p" gap="0.75rem 1.5rem" m={0}>
      <ButtonLink to={paths.askForKeepership(chipNumber)} weight="plain">
        Lives with you now? Ask to be the keeper
      </ButtonLink>
    </Group>
  )
}
