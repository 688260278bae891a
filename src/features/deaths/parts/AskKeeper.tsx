import { getPetDetail, getUsersPets } from '#features/pets/contract.ts'
import type { PetDetail } from '#features/pets/kit/form/answersof.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Quoted } from '#ui/Quoted.tsx'
import { answerDeathReport, getDeathReport } from '../contract.ts'

/** Asks the keeper whether what a professional reported is so. */
export function AskKeeper({ pet: { id, name } }: { pet: PetDetail }) {
  const report = useCall(getDeathReport, { petId: id }).data?.report
  const { run, isPending } = useAction(answerDeathReport, {
    once: true,
    toast: true,
    refresh: [getDeathReport, getPetDetail, getUsersPets],
  })
  if (!report) return null
  const { organisation, diedOn, words, until, isHeld } = report
  const answers = (
    <Group gap="0.75rem">
      <ActionButton busy={isPending} onClick={() => run({ petId: id, hasDied: false })}>
        {isHeld ? 'That can’t be right' : `${name} is alive`}
      </ActionButton>
      <ActionButton weight="plain" busy={isPending} onClick={() => run({ petId: id, hasDied: true })}>
        Yes, {name} has died
      </ActionButton>
    </Group>
  )
  return (
    <Notice kind="warning" title={isHeld ? `${organisation} says that ${name} has died` : `Is ${name} with you and well?`} action={answers}>
      {isHeld
        ? `We’re very sorry. ${organisation} held ${name} for you, and told us that ${name} died on ${whenText(diedOn, 'day')}. They wrote:`
        : `We’re very sorry to ask. ${organisation} read ${name}’s microchip in an animal that had died, on or before ${whenText(diedOn, 'day')}. They wrote:`}
      <Quoted>{words}</Quoted>
      If we don’t hear from you by {whenText(until, 'day')}, we’ll record that {name} has died. You can undo that for 30 days.
    </Notice>
  )
}
