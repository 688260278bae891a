import { useContractForm } from '#platform/web/form.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { getFoundAnimal, updateFoundAnimal } from '../../contract.ts'

export type Act = 'home' | 'handedOver' | 'withdrawn' | 'anotherAnimal'

const WORDS: Record<Act, { title: string; follows: string; asks?: string; does: string }> = {
  home: { title: 'Is it back with its keeper?', follows: 'We’ll end the report. Thank you for bringing it home.', does: 'End the report' },
  handedOver: {
    title: 'Who have you handed it over to?',
    follows: 'We’ll end the report, and keep a note of who has the animal.',
    asks: 'Who has it now?',
    does: 'End the report',
  },
  withdrawn: { title: 'Take back the report?', follows: 'No one will see it any more. You can’t bring it back.', does: 'Take it back' },
  anotherAnimal: { title: 'Isn’t it the keeper’s animal?', follows: 'We’ll go on looking for its keeper.', does: 'Go on looking' },
}

/** Says what became of an animal that was found. */
export function WhatBecame({
  reportId,
  reportKey,
  act,
  onClose,
}: {
  reportId: string
  reportKey?: string | undefined
  act: Act
  onClose: () => void
}) {
  const { title, follows, asks, does } = WORDS[act]
  const { form, formProps, summary, isPending } = useContractForm(updateFoundAnimal, {
    initial: { words: '' },
    asks: (values) => ({ ...values, reportId, now: act, ...(reportKey && { key: reportKey }) }),
    refresh: [getFoundAnimal],
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={title} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>{follows}</div>
        {asks && <TextField {...form.getInputProps('words')} label={asks} maxLength={200} optional />}
        <DialogActions busy={isPending} onClose={onClose}>
          {does}
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
