import type { ReactNode } from 'react'
import { useContractForm } from '#platform/web/form.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import type { Chosen } from '#ui/useChosen.ts'
import { addIntakeNote, getIntakeNotes } from '../../contract.ts'

interface NoteFormProps {
  pets: readonly Chosen[]
  then?: () => void
  /** The end of the form. */
  children: (busy: boolean) => ReactNode
}

/** A note on animals in care, with today’s date and the name of the person who writes it. */
export function NoteForm({ pets, then, children }: NoteFormProps) {
  const { form, formProps, summary, isPending } = useContractForm(addIntakeNote, {
    initial: { words: '', forKeeper: false },
    asks: (values) => ({ ...values, petIds: pets.map(({ id }) => id) }),
    refresh: [getIntakeNotes],
    once: true,
    toast: true,
    then: () => {
      form.reset()
      then?.()
    },
  })
  return (
    <FormRows {...formProps} {...summary}>
      <LongTextField
        {...form.getInputProps('words')}
        label="Note"
        hint="We’ll add today’s date and your name. It can’t be changed later: add another note to correct it."
        maxLength={1000}
      />
      <CheckField
        {...form.getInputProps('forKeeper', { type: 'checkbox' })}
        label={pets.length === 1 ? 'Show it to the keeper you give the animal to' : 'Show it to the keepers you give the animals to'}
        hint="They’ll see it on the animal’s page, without your name. Leave this blank to keep it in your organisation."
      />
      {children(isPending)}
    </FormRows>
  )
}
