import { tasks } from '#features/accounts/topics.ts'
import { getPetDetail, getUsersPets } from '#features/pets/contract.ts'
import { useContractForm } from '#platform/web/form.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { getLostPet, updateLostPet } from '../../contract.ts'

export type Act = 'home' | 'held' | 'falseAlarm' | 'search'

const WORDS: Record<
  Act,
  { title: (name: string) => string; follows: (name: string) => string; asks?: string; hint?: string; does: string }
> = {
  home: {
    title: (name) => `Is ${name} home?`,
    follows: (name) => `We’ll end the search and mark ${name} as home. You can transfer the record again.`,
    asks: 'How did it come home?',
    hint: 'For example, a neighbour had the chip scanned',
    does: 'End the search',
  },
  held: {
    title: (name) => `Who has ${name}?`,
    follows: (name) => `${name} stays marked as missing until you tell us that it’s home.`,
    asks: 'Who has it safe?',
    hint: 'For example, the vet practice in Ashby. Only you see this',
    does: 'Save',
  },
  falseAlarm: {
    title: (name) => `Was ${name} never lost?`,
    follows: (name) => `We’ll end the search and take back the mark that ${name} is missing.`,
    does: 'End the search',
  },
  search: {
    title: (name) => `Begin the search for ${name} again?`,
    follows: () => 'The search goes back to the top of the list, and people nearby can find it.',
    does: 'Begin again',
  },
}

/** Says how the search goes, with a word about it. */
export function HowItGoes({ caseId, act, name, onClose }: { caseId: string; act: Act; name: string; onClose: () => void }) {
  const { title, follows, asks, hint, does } = WORDS[act]
  const { form, formProps, summary, isPending } = useContractForm(updateLostPet, {
    initial: { words: '' },
    asks: (values) => ({ ...values, caseId, now: act }),
    refresh: [getLostPet, getPetDetail, getUsersPets, tasks],
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={title(name)} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>{follows(name)}</div>
        {asks && <TextField {...form.getInputProps('words')} label={asks} hint={hint} maxLength={200} optional />}
        <DialogActions busy={isPending} onClose={onClose}>
          {does}
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
