import { useState } from 'react'
import { AddressFields } from '#features/accounts/kit/address/AddressFields.tsx'
import { useContractForm } from '#platform/web/form.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Columns } from '#ui/Columns.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { LongTextField, TextField } from '#ui/TextField.tsx'
import { removeDiaryVisit, saveDiaryVisit } from '../../contract.ts'
import { visitChanges } from '../changes.ts'
import { type DiaryVisit, diaryAsked, diaryTyped } from './diary.ts'

interface DiaryDialogProps {
  /** Left out for a new one. */
  visit?: DiaryVisit
  /** The day of the diary that a new one is added on. */
  day?: string
  onClose: () => void
}

/** A visit that was arranged by telephone: to note, to change, or to take out again. */
export function DiaryDialog({ visit, day, onClose }: DiaryDialogProps) {
  const [isGoing, setGoing] = useState(false)
  if (visit && isGoing) return <RemoveVisit visit={visit} onClose={onClose} />
  return <DiaryForm visit={visit} day={day} onClose={onClose} onRemove={() => setGoing(true)} />
}

interface DiaryFormProps {
  visit: DiaryVisit | undefined
  day: string | undefined
  onClose: () => void
  onRemove: () => void
}

function DiaryForm({ visit, day, onClose, onRemove }: DiaryFormProps) {
  const { form, formProps, summary, isPending } = useContractForm(saveDiaryVisit, {
    initial: diaryTyped(visit, day),
    asks: (typed) => diaryAsked(typed, visit),
    refresh: visitChanges,
    toast: true,
    then: onClose,
  })
  const isHome = form.values.visit === 'home'
  return (
    <FormDialog title={visit ? 'Change the visit' : 'Add a visit'} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>For a visit you’ve arranged by telephone. No one else is offered the time, and we don’t write to the customer.</div>
        <Columns min="9rem" align="end">
          <TextField {...form.getInputProps('day')} label="Day" type="date" />
          <TextField {...form.getInputProps('from')} label="Begins at" type="time" />
          <TextField {...form.getInputProps('minutes')} label="Minutes it takes" inputMode="numeric" maxLength={3} autoComplete="off" />
        </Columns>
        <ChoiceCards {...form.getInputProps('visit')} label="Where is it?" choices={PLACES} />
        {isHome && (
          <FieldGroup label="Their address" optional>
            <AddressFields
              value={form.values.address}
              onFound={(address) => form.setFieldValue('address', address)}
              field={(name) => form.getInputProps(`address.${name}`)}
              ofAnother
            />
          </FieldGroup>
        )}
        {isHome && (
          <TextField
            {...form.getInputProps('travelMinutes')}
            label="Minutes to drive there"
            hint="Leave it empty and we’ll work it out from the address. We keep the time free before the visit and after it."
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            optional
          />
        )}
        <TextField {...form.getInputProps('name')} label="Who is it for?" maxLength={100} autoComplete="off" />
        <TextField {...form.getInputProps('phone')} label="Their telephone number" type="tel" maxLength={40} autoComplete="off" />
        <TextField
          {...form.getInputProps('animals')}
          label="Which animals?"
          hint="For example, Rex, a dog"
          maxLength={200}
          autoComplete="off"
          optional
        />
        <LongTextField {...form.getInputProps('notes')} label="Notes for yourself" maxLength={1000} optional />
        <DialogActions busy={isPending} onClose={onClose}>
          {visit ? 'Save the visit' : 'Add the visit'}
        </DialogActions>
        {visit && (
          <ActionButton weight="quiet" size="sm" onClick={onRemove}>
            Take the visit out of the diary
          </ActionButton>
        )}
      </FormRows>
    </FormDialog>
  )
}

const PLACES = [
  { value: 'clinic', label: 'At the clinic' },
  { value: 'home', label: 'At their home' },
]

function RemoveVisit({ visit: { id, name }, onClose }: { visit: DiaryVisit; onClose: () => void }) {
  const { run, isPending } = useAction(removeDiaryVisit, { refresh: visitChanges, toast: true, then: onClose })
  return (
    <ConfirmDialog
      title="Take this visit out of the diary?"
      yes="Take it out"
      no="Keep the visit"
      weight="danger"
      busy={isPending}
      onYes={() => void run({ id })}
      onClose={onClose}
    >
      Others can book the time again. We don’t tell {name}, so ring them first.
    </ConfirmDialog>
  )
}
