import { useState } from 'react'
import { payWords } from '#features/offers/kit/words.ts'
import { blankPet } from '#features/pets/kit/form/answers.ts'
import { PhotoUpload } from '#features/pets/kit/form/PhotoUpload.tsx'
import { petFormOf } from '#features/pets/kit/form/petform.ts'
import { getWelfarePets, getWelfareReports } from '#features/welfare/contract.ts'
import { BackupField } from '#features/welfare/kit/BackupField.tsx'
import { londonDate, systemClock } from '#platform/clock/clock.ts'
import { useContractForm } from '#platform/web/form.ts'
import { DateField } from '#ui/DateField.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { rehomeForWelfare } from '../../contract.ts'
import type { RehomingCard } from '../../shapes.ts'
import { rehomingChanges } from '../refreshed.ts'

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
          Your organisation becomes {pet.name}’s keeper on the register straight away. Do this once {pet.name} is with you.
        </div>
        <div>{payWords(pet.name, registration)}</div>
        <DateField {...form.getInputProps('intake.cameOn')} label="Date it arrived" hint="For example, 14 11 2026" />
        <LongTextField
          {...form.getInputProps('intake.condition')}
          label="Condition"
          hint="Its health and state when it arrived"
          maxLength={300}
          optional
        />
        <PhotoUpload pet={photo} />
        <BackupField animal={pet.name} {...form.getInputProps('rescueBackup', { type: 'checkbox' })} />
        <DialogActions busy={isPending} onClose={onClose}>
          Take {pet.name} in
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
