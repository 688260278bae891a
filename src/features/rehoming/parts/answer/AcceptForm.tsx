import { BecomingKeeper } from '#features/offers/kit/BecomingKeeper.tsx'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { focusTitle } from '#ui/useTitleFocus.ts'
import { acceptRejectRehomeRequest } from '../../contract.ts'
import { UNDO_DAYS } from '../../lifecycle.ts'
import type { RehomingCard } from '../../shapes.ts'
import { AdultField } from '../AdultField.tsx'
import { Reject } from '../RehomingToMe.tsx'
import { rehomingChanges } from '../refreshed.ts'

/** Takes an animal that is given to this person, or says no. */
export function AcceptForm({ card }: { card: RehomingCard }) {
  const { form, formProps, summary, isPending } = useContractForm(acceptRejectRehomeRequest, {
    once: true,
    initial: { adult: false },
    asks: ({ adult }) => ({ rehomingId: card.id, answer: 'accept', adult }),
    refresh: rehomingChanges,
    toast: `You’re ${card.pet.name}’s keeper now.`,
    // What to know now stands at the top.
    then: focusTitle,
  })
  return (
    <FormRows {...formProps} {...summary}>
      <BecomingKeeper name={card.pet.name} registration={card.registration} />
      {card.asksAdult && <AdultField {...form.getInputProps('adult', { type: 'checkbox' })} />}
      <FormActions note={`For ${UNDO_DAYS} days, you or the former keeper can say it was wrong.`}>
        <ActionButton type="submit" busy={isPending} disabledBecause={card.can.accept}>
          Give {card.pet.name} a home
        </ActionButton>
        <DialogButton weight="plain" disabledBecause={card.can.reject} renderDialog={(close) => <Reject rehoming={card} onClose={close} />}>
          Say no
        </DialogButton>
      </FormActions>
    </FormRows>
  )
}
