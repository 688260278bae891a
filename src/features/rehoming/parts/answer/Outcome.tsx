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
        title={`You’re ${pet.name}’s keeper`}
        action={
          <ButtonLink weight="plain" size="sm" to={paths.pet(petId)}>
            Open {pet.name}’s record
          </ButtonLink>
        }
      >
        Since {whenText(completedAt)}. Check that the name and details are right: every change is free.
      </Notice>
    )
  const { title, words } = ended[status]
  return <Notice title={title(pet.name)}>{words(pet.name, completedAt && whenText(completedAt, 'day'))}</Notice>
}

const ended: Record<RehomingCard['status'], { title: (name: string) => string; words: (name: string, on: string | null) => string }> = {
  completed: {
    title: (name) => `${name} has a new keeper`,
    words: (_name, on) => `${on ? `Since ${on}. ` : ''}There’s nothing more to do.`,
  },
  sent: { title: () => 'This is waiting for an answer', words: (name) => `${name} stays with the keeper until then.` },
  listed: { title: () => 'This animal is looking for a home', words: (name) => `The keeper will choose who takes ${name}.` },
  agreeing: { title: () => 'A home has been chosen', words: (name) => `${name} stays with the keeper until it’s handed over.` },
  handedOver: {
    title: (name) => `${name} has been handed over`,
    words: (name) => `The new keeper has to confirm. Until then, ${name} stays with the keeper on the register.`,
  },
  rejected: { title: () => 'This was turned down', words: (name) => `${name} stays with the keeper.` },
  expired: {
    title: () => 'This has ended',
    words: (name) => `No one answered in time, so ${name} stays with the keeper. Ask them to send it again.`,
  },
  withdrawn: { title: () => 'The keeper has withdrawn this', words: (name) => `${name} stays with the keeper.` },
  disputed: {
    title: () => 'This is in dispute',
    words: (name) => `One side says the change was wrong. No one else can become ${name}’s keeper until we’ve spoken to both.`,
  },
  returned: { title: (name) => `${name} has gone back`, words: (name) => `${name} is with the former keeper again.` },
  settled: { title: () => 'This is settled', words: (name) => `${name} stays with its new keeper.` },
}
