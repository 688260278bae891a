import { STRAY_CLEAR_DAYS } from '#features/pets/lifecycle.ts'
import { unbroken } from '#platform/text/sentence.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useAction } from '#platform/web/useAction.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { PetAvatar } from '#ui/art/PetAvatar.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DateField } from '#ui/DateField.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { RequestCard } from '#ui/RequestCard.tsx'
import { TextField } from '#ui/TextField.tsx'
import { getMyKeepershipRequests, updateKeepershipRequest } from '../contract.ts'
import type { AskedByMe as Mine } from '../shapes.ts'
import { claimWords, reasonWords } from './words.ts'

/** A request of one's own to be an animal's keeper, and where it stands. */
export function AskedByMe({ asked }: { asked: Mine }) {
  const { petName, petId, chipShown, status, reason, askedAt, next, can } = asked
  return (
    <RequestCard
      picture={<PetAvatar species="" seed={asked.id} size={72} />}
      title={petName ?? `Chip ${unbroken(chipShown)}`}
      line={
        reason === 'unclaimed'
          ? `You said on ${whenText(askedAt, 'day')} that no one claimed it`
          : `You asked on ${whenText(askedAt, 'day')}: “${reasonWords[reason].choice}”`
      }
      tag={claimWords[status]}
      actions={
        <>
          {petId && <ButtonLink to={paths.pet(petId)}>See the record</ButtonLink>}
          {can.release === true && (
            <DialogButton renderDialog={(close) => <ReleaseDialog requestId={asked.id} onClose={close} />}>
              Report the council’s release
            </DialogButton>
          )}
          {can.withdraw === true && (
            <DialogButton weight="plain" renderDialog={(close) => <WithdrawDialog requestId={asked.id} onClose={close} />}>
              Withdraw my request
            </DialogButton>
          )}
        </>
      }
    >
      <p>{next}</p>
    </RequestCard>
  )
}

interface AboutRequest {
  requestId: string
  onClose: () => void
}

function WithdrawDialog({ requestId, onClose }: AboutRequest) {
  const { run, isPending } = useAction(updateKeepershipRequest, {
    refresh: [getMyKeepershipRequests],
    toast: 'You’ve withdrawn your request.',
    then: onClose,
  })
  return (
    <ConfirmDialog
      title="Withdraw your request?"
      yes="Withdraw request"
      busy={isPending}
      onYes={() => run({ requestId, act: 'withdraw' })}
      onClose={onClose}
    >
      The keeper stays the same. If the animal lives with you and gets lost, finders will be put in touch with its registered keeper.
    </ConfirmDialog>
  )
}

/** A council holds a stray dog for seven clear days; only its release lets the request go on. */
function ReleaseDialog({ requestId, onClose }: AboutRequest) {
  const { form, formProps, summary, isPending } = useContractForm(updateKeepershipRequest, {
    initial: { releasedOn: '', releaseReference: '' },
    asks: ({ releasedOn, releaseReference }) => ({
      requestId,
      act: 'released',
      ...(releasedOn && { releasedOn }),
      ...(releaseReference && { releaseReference }),
    }),
    refresh: [getMyKeepershipRequests],
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title="Report the council’s release" onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>
          A council holds a stray dog for {STRAY_CLEAR_DAYS} clear days. Once it has released the dog to you, you must keep it for at least
          a month, and we’ll ask the registered keeper.
        </div>
        <DateField {...form.getInputProps('releasedOn')} label="When did it release the animal to you?" />
        <TextField
          {...form.getInputProps('releaseReference')}
          label="Release reference"
          hint="It’s on the form the council gave you."
          maxLength={60}
          autoComplete="off"
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Report the release
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
