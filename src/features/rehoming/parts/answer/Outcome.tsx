import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { RehomingCard } from '../../shapes.ts'

/** What became of a rehoming that waits for nobody any more. */
export function Outcome({ card }: { card: RehomingCard }) {
  const { status, pet, petId, can, completedAt } = card
  if (can.giveBack === true && completedAt && !card.isDisputed)
    return (
      <Notice
        kind="success"
        title={`You are ${pet.name}’s keeper`}
        action={
          <ButtonLink weight="plain" size="sm" to={paths.pet(petId)}>
            Open {pet.name}’s record
          </ButtonLink>
        }
      >
        Since {whenText(completedAt)}. See that its name and details are as you would have them: every change is free.
      </Notice>
    )
  const { title, words } = ended[status]
  return <Notice title={title(pet.name)}>{words(pet.name, completedAt && whenText(completedAt, 'day'))}</Notice>
}

const ended: Record<RehomingCard['status'], { title: (name: string) => string; words: (name: string, on: string | null) => string }> = {
  completed: {
    title: (name) => `${name} has a new keeper`,
    words: (_name, on) => `${on ? `Since ${on}. ` : ''}There is nothing more to do.`,
  },
  sent: { title: () => 'This waits for an answer', words: (name) => `${name} stays with its keeper until then.` },
  listed: { title: () => 'A home is being looked for', words: (name) => `The keeper chooses who takes ${name}.` },
  rejected: { title: () => 'This was turned down', words: (name) => `${name} stays with its keeper.` },
  expired: {
    title: () => 'This has ended',
    words: (name) => `Nobody answered in time, so ${name} stays with its keeper. Ask them to send it again.`,
  },
  withdrawn: { title: () => 'The keeper has taken this back', words: (name) => `${name} stays where it is.` },
  disputed: {
    title: () => 'This is being settled',
    words: (name) => `One side says that the change was wrong. Nobody else becomes ${name}’s keeper until we have spoken with both.`,
  },
  returned: { title: () => 'It went back', words: (name) => `${name} is with the keeper from before.` },
  settled: { title: () => 'This is settled', words: (name) => `${name} stays with its new keeper.` },
}
