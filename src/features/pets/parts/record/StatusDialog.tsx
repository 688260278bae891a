import { useContractForm } from '#platform/web/form.ts'
import { holds, useSession } from '#platform/web/session.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { DateField } from '#ui/DateField.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { getPetDetail, getUsersPets, updatePetStatus } from '../../contract.ts'
import type { PetDetail } from '../../kit/form/answersof.ts'
import { UNDO_DAYS } from '../../lifecycle.ts'
import { isAway, isGone } from '../../policy.ts'

interface StatusDialogProps {
  pet: PetDetail
  status: keyof typeof words
  onClose: () => void
}

/** Asks for the day, which may stay unsaid, and says what will follow. */
export function StatusDialog({ pet, status, onClose }: StatusDialogProps) {
  const { title, text, day } = words[status](pet.name, pet.sharedBy ?? 'you')
  const asksToShow = isAway({ status }) && pet.sharedBy === null
  // An inspector asks a breeder of what an animal died.
  const asksCause = holds('Breeder', useSession()) && isGone({ status })
  const { form, formProps, summary, isPending } = useContractForm(updatePetStatus, {
    once: true,
    initial: { on: '', showToFinders: false, diedOf: '' },
    asks: ({ on, showToFinders, diedOf }) => ({ petId: pet.id, status, ...(on && { on }), ...(asksToShow && { showToFinders }), diedOf }),
    refresh: [getPetDetail, getUsersPets],
    then: onClose,
  })
  return (
    <FormDialog title={title} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>{text}</div>
        <DateField {...form.getInputProps('on')} label={day} hint="Leave this blank if you don’t know or would rather not say." optional />
        {asksCause && (
          <TextField
            {...form.getInputProps('diedOf')}
            label="Cause"
            hint="As you or your vet would put it"
            maxLength={120}
            autoComplete="off"
            optional
          />
        )}
        {asksToShow && (
          <CheckField
            label={`Show ${pet.name}’s photo and markings to anyone who looks up the chip`}
            hint="It helps a finder be sure. A thief who looks up the chip would see them too. You can change this at any time."
            optional
            {...form.getInputProps('showToFinders', { type: 'checkbox' })}
          />
        )}
        <DialogActions busy={isPending} onClose={onClose}>
          Send report
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}

const words = {
  missing: (name: string, keeper: string) => ({
    title: `Report ${name} missing`,
    text: `Anyone who looks up ${name}’s chip will be told straight away that you’re looking for it, and we’ll tell ${keeper} about every lookup. No one else can become the keeper until it’s reported found.`,
    day: `When was ${name} last seen?`,
  }),
  stolen: (name: string) => ({
    title: `Report ${name} stolen`,
    text: `Anyone who looks up ${name}’s chip will be told straight away, and no one else can become the keeper until you report ${name} found. Report the theft to the police too, on 101 or online, and keep the crime reference.`,
    day: `When was ${name} stolen?`,
  }),
  deceased: (name: string) => ({
    title: `Report ${name}’s death`,
    text: `We’re so sorry. We’ll keep ${name}’s record as it is and never give its chip number to another animal. You can undo this for ${UNDO_DAYS} days.`,
    day: `When did ${name} die?`,
  }),
  exported: (name: string) => ({
    title: `Report ${name}’s move abroad`,
    text: `Use this if ${name} has left the country for good. ${name} will stay on the register and can still be found by its chip. Register it in the new country too. If ${name} comes back, you can tell us here at any time.`,
    day: `When did ${name} leave?`,
  }),
}
