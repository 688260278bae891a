import type { ReactNode } from 'react'
import { getWelfarePets } from '#features/welfare/contract.ts'
import { BackupField } from '#features/welfare/kit/BackupField.tsx'
import type { ChosenAnimal } from '#features/welfare/kit/points.ts'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { issueAdoptionCodes } from '../../contract.ts'
import { GroundField } from './GroundField.tsx'
import { namesOf } from './names.ts'
import { savePacks } from './packs.ts'

interface PacksDialogProps {
  pets: readonly ChosenAnimal[]
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
    asks: (values) => withoutBlanks({ ...values, petIds: pets.map(({ id }) => id) }),
    refresh: [getWelfarePets],
    then: async ({ codes }) => {
      await savePacks(codes.map(({ petId, petName }) => ({ id: petId, name: petName })))
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
        <GroundField pets={pets} field={form.getInputProps('statement')} />
        <BackupField animal={names} {...form.getInputProps('rescueBackup', { type: 'checkbox' })} />
        <DialogActions busy={isPending} onClose={onClose}>
          {pets.length === 1 ? 'Print pack' : `Print ${pets.length} packs`}
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
