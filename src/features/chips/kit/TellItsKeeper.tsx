import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import { Notice } from '#ui/Notice.tsx'

/** For an organisation that has a registered animal in: its keeper hears of it before anything else. */
export function TellItsKeeper({ number }: { number: string }) {
  return (
    <Notice
      kind="warning"
      title="This animal has a keeper: tell them first"
      live
      action={
        <Group component="span" gap="0.75rem 1.25rem">
          <ButtonLink size="sm" to={paths.tellItsKeeper(number)}>
            Tell its keeper
          </ButtonLink>
          <ButtonLink weight="plain" size="sm" to={paths.welfareLookup}>
            Look up their phone number
          </ButtonLink>
        </Group>
      }
    >
      Send them a message to say the animal is with you. It’ll reach them within seconds. If they don’t come for it, you can ask to be its
      keeper once they’ve been told.
    </Notice>
  )
}
