import { useState } from 'react'
import { payWords } from '#features/offers/parts/words.ts'
import { PhotoUpload } from '#features/pets/parts/animal/PhotoUpload.tsx'
import { blankPet } from '#features/pets/parts/form/answers.ts'
import { petFormOf } from '#features/pets/parts/form/petform.ts'
import { rehomeForWelfare } from '#features/rehoming/contract.ts'
import { rehomingChanges } from '#features/rehoming/parts/refreshed.ts'
import type { RehomingCard } from '#features/rehoming/shapes.ts'
import { londonDate, systemClock } from '#platform/clock/clock.ts'
import { useContractForm } from '#platform/web/form.ts'
import { DateField } from '#ui/DateField.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { getWelfarePets, getWelfareReports } from '../../contract.ts'
import { BackupField } from '../intake/BackupField.tsx'

/** Takes in an animal that its keeper gives to the organisation. */
export function TakeInDialog({ card: { id, pet, registration }, onClose }: { card: RehomingCard; onClose: () => void }) {
  const [today] = useState(() => londonDate(systemClock.now()))
  const { form, formProps, summary, isPending } = useContractForm(rehomeForWelfare, {
    initial: { intake: { cameOn: today, condition: '', photoId: '', photoUrl: '' }, rescueBackup: true },
    asks: ({ intake: { cameOn, condition, photoId }, rescueBackup }) => ({
      rehomingId: id,
      intake: { cameOn, condition, photoId: photoId || null },
      rescueBackup,
    }),
    refresh: [...rehomingChanges, getWelfarePets, getWelfareReports],
    toast: true,
    then: onClose,
  })
  const { photoId, photoUrl } = form.values.intake
  const photo = petFormOf(form, { ...blankPet, name: pet.name, photoId, photoUrl }, 'intake.')
  return (
    <FormDialog title={`Take ${pet.name} in`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>
          Your organisation is {pet.name}’s keeper on the register from then on. Do this when {pet.name} is with you.
        </div>
        <div>{payWords(pet.name, registration)}</div>
        <DateField {...form.getInputProps('intake.cameOn')} label="The day it came" hint="For example, 14 11 2026" />
        <LongTextField
          {...form.getInputProps('intake.condition')}
          label="How it was"
          hint="Its health and state on the day"
          maxLength={300}
          optional
        />
        <PhotoUpload pet={photo} />
        <BackupField animal={pet.name} {...form.getInputProps('rescueBackup', { type: 'checkbox' })} />
        <DialogActions busy={isPending} onClose={onClose}>
          Take it in
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
