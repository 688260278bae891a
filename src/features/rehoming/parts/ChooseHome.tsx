import { useNavigate } from 'react-router'
import { useContractForm } from '#platform/web/form.ts'
import { paths } from '#src/paths.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { chooseApplicant } from '../contract.ts'
import type { RehomingCard } from '../shapes.ts'
import { rehomingChanges } from './refreshed.ts'
import { debtWords } from './words.ts'

interface ChooseHomeProps {
  rehoming: RehomingCard
  application: RehomingCard['applications'][number]
  onClose: () => void
}

/** Nothing changes on the register yet: the two can write to each other from then on. */
export function ChooseHome({ rehoming: { pet, registration }, application, onClose }: ChooseHomeProps) {
  const navigate = useNavigate()
  const { form, formProps, summary, isPending } = useContractForm(chooseApplicant, {
    once: true,
    initial: { message: '' },
    asks: ({ message }) => ({ applicationId: application.id, message }),
    refresh: rehomingChanges,
    toast: true,
    then: ({ threadId }) => navigate(paths.conversation(threadId)),
  })
  return (
    <FormDialog title={`Choose this home for ${pet.name}?`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>
          You can then write to each other here, by first name, and agree a day. You’re {pet.name}’s keeper until you’ve handed {pet.name}{' '}
          over and they’ve confirmed it. If you can’t agree, you can choose another home. {debtWords(registration)}
        </div>
        <LongTextField
          {...form.getInputProps('message')}
          label="Your first message"
          hint="For example, when they could come and meet your pet"
          maxLength={1000}
          optional
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Choose this home
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
