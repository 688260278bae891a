import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ReportedGone } from './ReportedGone.tsx'

/** For an organisation that has a registered animal in: its keeper hears of it before anything else. */
export function TellItsKeeper({ number, reported }: { number: string; reported: 'missing' | 'stolen' | null }) {
  return (
    <Rows gap="sm">
      <ReportedGone reported={reported} number={number} />
      <Notice
        title="Registered to someone else here"
        live
        action={
          <Group component="span" gap="0.75rem 1.25rem">
            <ButtonLink size="sm" to={paths.holdAnimal(number)}>
              Hold it for its keeper
            </ButtonLink>
            <ButtonLink weight="plain" size="sm" to={paths.tellItsKeeper(number)}>
              Message its keeper
            </ButtonLink>
            <ButtonLink weight="plain" size="sm" to={paths.welfareLookup}>
              Look up their phone number
            </ButtonLink>
          </Group>
        }
      >
        Good news: it has a keeper. Hold it for them, and we’ll tell them straight away that it’s with you. If they don’t come for it, you
        can ask to be its keeper.
      </Notice>
    </Rows>
  )
}
