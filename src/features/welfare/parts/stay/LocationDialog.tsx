import { listed } from '#platform/listed.ts'
import { useContractForm } from '#platform/web/form.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { Chosen } from '#ui/useChosen.ts'
import { saveLocation } from '../../contract.ts'
import { animalsText, LOCATION_HINT } from '../words.ts'
import { CHANGED } from './changed.ts'

interface LocationDialogProps {
  pets: readonly Chosen[]
  now?: string
  onDone?: () => void
  onClose: () => void
}

/** Where animals are kept. */
export function LocationDialog({ pets, now = '', onDone, onClose }: LocationDialogProps) {
  const { form, formProps, summary, isPending } = useContractForm(saveLocation, {
    initial: { location: now },
    asks: ({ location }) => ({ petIds: pets.map(({ id }) => id), location }),
    refresh: CHANGED,
    once: true,
    toast: true,
    then: () => {
      onDone?.()
      onClose()
    },
  })
  const who = pets.length > 3 ? animalsText(pets.length) : listed(pets.map(({ name }) => name))
  return (
    <FormDialog title={`Where ${pets.length === 1 ? 'is' : 'are'} ${who}?`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <TextField
          {...form.getInputProps('location')}
          label="Location"
          hint={now ? `${LOCATION_HINT} Leave it blank to clear it.` : LOCATION_HINT}
          maxLength={80}
          autoComplete="off"
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Save location
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
