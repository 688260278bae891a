import { Link, useNavigate } from 'react-router'
import { getUsersPets } from '#features/pets/contract.ts'
import type { PetDetail } from '#features/pets/kit/form/answersof.ts'
import { petsKept } from '#features/pets/topics.ts'
import { getHolder } from '#features/welfare/contract.ts'
import { WantBack } from '#features/welfare/kit/WantBack.tsx'
import type { AnswerOf } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Group } from '#ui/Box.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { agreeToGiveUp } from '../contract.ts'

const STILL_YOURS = 'You’re still the keeper. If that’s about to change, we’ll tell you.'

type Holder = NonNullable<AnswerOf<typeof getHolder>['holder']>

/** Tells a keeper which organisation has their pet in, and how to have it back. */
export function HolderNotice({ pet: { id, name } }: { pet: PetDetail }) {
  const holder = useCall(getHolder, { petId: id }).data?.holder
  if (!holder) return null
  const { organisation, phone, since, until, isGivingUp, threadId } = holder
  return (
    <Notice
      kind="warning"
      title={`${name} is with ${organisation}`}
      action={
        <Group gap="0.75rem 1.25rem">
          <WantBack petName={name} organisation={organisation} asks={{ petId: id }} held={holder} refresh={[]} />
          {threadId && <Link to={paths.conversation(threadId)}>Write to {organisation}</Link>}
          {isGivingUp ? <GiveUp petId={id} name={name} holder={holder} /> : <Link to={paths.rehome(id)}>Give {name} up</Link>}
        </Group>
      }
    >
      {name} has been there since {whenText(since, 'day')}.{' '}
      {phone && (
        <>
          Call them on <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a> to have {name} back.{' '}
        </>
      )}
      {isGivingUp && `They were told that you want to give ${name} up. `}
      {until
        ? `They hold ${name} for you until the end of ${whenText(until, 'day')}. After that the law lets them become ${name}’s keeper.`
        : STILL_YOURS}
    </Notice>
  )
}

function GiveUp({ petId, name, holder: { organisation } }: { petId: string; name: string; holder: Holder }) {
  return (
    <DialogButton
      weight="plain"
      size="sm"
      renderDialog={(close) => <Agree petId={petId} name={name} organisation={organisation} onClose={close} />}
    >
      Give {name} to {organisation}
    </DialogButton>
  )
}

interface AgreeProps {
  petId: string
  name: string
  organisation: string
  onClose: () => void
}

function Agree({ petId, name, organisation, onClose }: AgreeProps) {
  const navigate = useNavigate()
  const { run, isPending } = useAction(agreeToGiveUp, {
    once: true,
    toast: true,
    refresh: [getUsersPets, petsKept],
    // The record is the organisation’s now: there’s nothing of it left to show here.
    then: () => void navigate(`${paths.requests}?show=mine`),
  })
  return (
    <ConfirmDialog
      title={`Give ${name} to ${organisation}?`}
      yes={`Give ${name} up`}
      busy={isPending}
      onYes={() => void run({ petId })}
      onClose={onClose}
    >
      {organisation} becomes {name}’s keeper and finds a new home. You can say that it was wrong for 7 days.
    </ConfirmDialog>
  )
}
