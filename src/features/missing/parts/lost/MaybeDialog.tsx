import { useContractForm } from '#platform/web/form.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { getLostPet, judgeMatch } from '../../contract.ts'

interface MaybeDialogProps {
  caseId: string
  reportId: string
  name: string
  onClose: () => void
}

/** Brings whoever found an animal a question by a keeper who thinks that it’s theirs. */
export function MaybeDialog({ caseId, reportId, name, onClose }: MaybeDialogProps) {
  const { form, formProps, summary, isPending } = useContractForm(judgeMatch, {
    initial: { words: '' },
    asks: (values) => ({ ...values, caseId, reportId, verdict: 'maybe' }),
    refresh: [getLostPet],
    once: true,
    toast: 'We’ve sent your message',
    then: onClose,
  })
  return (
    <FormDialog title={`Ask if it’s ${name}`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>We’ll bring your message to the person who reported it. Neither of you sees the other’s details.</div>
        <LongTextField
          {...form.getInputProps('words')}
          label="Your message"
          hint="Ask for something only your pet has, like a mark, a scar or a missing tooth, and ask for the chip to be scanned."
          maxLength={1000}
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Send the message
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
