import { unbroken } from '#platform/text/sentence.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useContractForm } from '#platform/web/form.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { PetAvatar } from '#ui/art/PetAvatar.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { RequestCard } from '#ui/RequestCard.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { disputeKeeperChange, getPendingKeepershipRequests } from '../contract.ts'
import { DISPUTE_DAYS } from '../lifecycle.ts'
import type { AskedOfMe } from '../shapes.ts'
import { claimWords, daysLeftText, headingOf, toldOf } from './words.ts'

/** A request about one of the keeper's own animals, or about one that has just left them. */
export function AskedAbout({ asked }: { asked: AskedOfMe }) {
  const { petName, species, petId, chipShown, status, hasMoved, isDisputed, askedAt, daysLeft, reason, next, can } = asked
  const answerable = can.accept === true || can.object === true
  return (
    <RequestCard
      picture={<PetAvatar species={species} seed={petId} size={72} />}
      title={hasMoved || isDisputed ? headingOf(asked).title : `Someone has asked to be ${petName}’s keeper`}
      line={`${unbroken(chipShown)}, asked on ${whenText(askedAt, 'day')}`}
      tag={answerable && daysLeft !== null ? { label: daysLeftText(daysLeft), tone: daysLeft > 7 ? 'watch' : 'alert' } : claimWords[status]}
      actions={
        <>
          {answerable && <ButtonLink to={paths.respondToRequest(asked.id)}>Agree or object</ButtonLink>}
          {can.dispute === true && <DisputeButton asked={asked} />}
        </>
      }
    >
      <p>{toldOf(reason)}</p>
      <p>{next}</p>
    </RequestCard>
  )
}

/** CLAIM-10 The way to say that a change was wrong. */
export function DisputeButton({ asked }: { asked: AskedOfMe }) {
  return (
    <DialogButton weight="plain" renderDialog={(close) => <DisputeDialog asked={asked} onClose={close} />}>
      Dispute this change
    </DialogButton>
  )
}

function DisputeDialog({ asked, onClose }: { asked: AskedOfMe; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(disputeKeeperChange, {
    initial: { words: '' },
    asks: ({ words }) => ({ requestId: asked.id, words }),
    refresh: [getPendingKeepershipRequests],
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title="Dispute this change" onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>
          You can dispute a change for {DISPUTE_DAYS} days. {asked.petName} can’t change keeper again until we’ve settled it with both
          sides. You can also call us on <a href={site.phoneLink}>{site.phone}</a>.
        </div>
        <LongTextField
          {...form.getInputProps('words')}
          label="What happened?"
          hint="Only our staff will read this. We won’t tell the other side who you are."
          maxLength={1000}
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Dispute this change
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
