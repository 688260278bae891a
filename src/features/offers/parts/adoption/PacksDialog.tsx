import type { ReactNode } from 'react'
import { getWelfarePets } from '#features/welfare/contract.ts'
import { BackupField } from '#features/welfare/kit/BackupField.tsx'
import { useContractForm } from '#platform/web/form.ts'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import type { Chosen } from '#ui/useChosen.ts'
import { issueAdoptionCodes } from '../../contract.ts'
import { namesOf } from './names.ts'
import { savePacks } from './packs.ts'
import { STATEMENTS } from './statement.ts'

interface PacksDialogProps {
  pets: readonly Chosen[]
  /** What is said first. */
  note?: ReactNode
  onDone?: () => void
  onClose: () => void
}

/** Prints a page with a code for each animal, to hand over with it to an adopter who isn't known by name yet. */
export function PacksDialog({ pets, note, onDone, onClose }: PacksDialogProps) {
  const names = namesOf(pets)
  const { form, formProps, summary, isPending } = useContractForm(issueAdoptionCodes, {
    initial: { statement: '', rescueBackup: true },
    asks: (values) => ({ ...values, petIds: pets.map(({ id }) => id) }),
    refresh: [getWelfarePets],
    then: async () => {
      await savePacks(pets)
      onDone?.()
      onClose()
    },
  })
  return (
    <FormDialog title={`Print ${pets.length === 1 ? 'an adoption pack' : 'adoption packs'} for ${names}`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        {note}
        <div>
          {pets.length === 1 ? 'It’s a page' : 'Each is a page'} with a QR code and a code that works once. The adopter becomes the keeper
          with it, on the day they take {pets.length === 1 ? names : 'the animal'} home. Until then, you’re the keeper.
        </div>
        <ChoiceCards
          {...form.getInputProps('statement')}
          label={`Why can ${names} be adopted?`}
          hint="We’ll keep your answer on record. If a council still holds a stray, its code works from the day that’s over."
          min="100%"
          choices={STATEMENTS}
        />
        <BackupField animal={names} {...form.getInputProps('rescueBackup', { type: 'checkbox' })} />
        <DialogActions busy={isPending} onClose={onClose}>
          {pets.length === 1 ? 'Print pack' : `Print ${pets.length} packs`}
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
