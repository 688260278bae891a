import { TextField } from '#ui/TextField.tsx'
import { BackupField } from '../../kit/BackupField.tsx'
import { LOCATION_HINT } from '../words.ts'
import { IntakeFields } from './IntakeFields.tsx'
import type { IntakeAnswers } from './intake.ts'

interface IntakeStepProps {
  answers: IntakeAnswers
  /** What it’s called, in a sentence. */
  animal: string
  /** What to spread on a field of the form. */
  input: (name: string, options?: { type: 'checkbox' }) => object
}

/** How an animal came, where it lives now, and whether the organisation stays behind it. */
export function IntakeStep({ answers, animal, input }: IntakeStepProps) {
  return (
    <>
      <IntakeFields answers={answers} field={(field) => ({ ...input(`intake.${field}`), 'data-path': `intake.${field}` })} />
      <TextField {...input('location')} label="Location" hint={LOCATION_HINT} maxLength={80} autoComplete="off" optional />
      <BackupField animal={animal} {...input('rescueBackup', { type: 'checkbox' })} />
    </>
  )
}
