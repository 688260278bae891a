import { useContractForm } from '#platform/web/form.ts'
import { DateField } from '#ui/DateField.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { getPetDetail, getUsersPets, updatePetStatus } from '../../contract.ts'
import type { PetDetail } from '../../kit/form/answersof.ts'
import { UNDO_DAYS } from '../../lifecycle.ts'

interface StatusDialogProps {
  pet: PetDetail
  status: keyof typeof words
  onClose: () => void
}

/** Asks for the day, which may stay unsaid, and says what will follow. */
export function StatusDialog({ pet, status, onClose }: StatusDialogProps) {
  const { title, text, day } = words[status](pet.name)
  const { form, formProps, summary, isPending } = useContractForm(updatePetStatus, {
    initial: { on: '' },
    asks: ({ on }) => ({ petId: pet.id, status, ...(on && { on }) }),
    refresh: [getPetDetail, getUsersPets],
    then: onClose,
  })
  return (
    <FormDialog title={title} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>{text}</div>
        <DateField {...form.getInputProps('on')} label={day} hint="Leave it empty if you do not know, or would rather not say." optional />
        <DialogActions busy={isPending} onClose={onClose}>
          Yes, tell the register
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}

const words = {
  missing: (name: string) => ({
    title: `Is ${name} missing?`,
    text: `Whoever looks up ${name}’s chip is told at once that you are looking for it, and we tell you of every lookup. Nobody else can become its keeper until you say that it is home again.`,
    day: `When was ${name} last seen?`,
  }),
  stolen: (name: string) => ({
    title: `Was ${name} stolen?`,
    text: `Whoever looks up ${name}’s chip is told at once, and nobody else can become its keeper until you say that it is home again. Report the theft to the police as well, on 101 or online, and keep the crime reference.`,
    day: `When was ${name} stolen?`,
  }),
  deceased: (name: string) => ({
    title: `Has ${name} died?`,
    text: `We are so sorry. When you tell us, we keep ${name}’s record as it is and never give its chip number to another animal. You can take this back for ${UNDO_DAYS} days.`,
    day: `When did ${name} die?`,
  }),
  exported: (name: string) => ({
    title: `Has ${name} left the country for good?`,
    text: `${name} stays on the register and can still be found by its chip. Ask for a register in the new country as well. If ${name} comes back, you can say so here at any time.`,
    day: `When did ${name} leave?`,
  }),
}
