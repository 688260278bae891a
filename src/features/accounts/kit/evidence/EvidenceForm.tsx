import type { ReactNode } from 'react'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FilesField } from '#ui/FilesField.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { type Applying, useEvidence } from '../../parts/evidence/useEvidence.ts'

interface EvidenceFormProps {
  profileType: Applying
  onSent: () => void
  /** The way out for now, beside the button that sends. */
  later?: ReactNode
}

/** Sends Staff what shows somebody's trade. */
export function EvidenceForm({ profileType, onSent, later }: EvidenceFormProps) {
  const { form, formProps, summary, busy, files, sending, problem, choose, remove } = useEvidence(profileType, onSent)
  return (
    <FormRows {...formProps} {...summary}>
      <FilesField
        data-path="fileIds"
        label="Your evidence"
        hint={`${WANTED[profileType]} PDFs or pictures, up to 10 MB each.`}
        error={problem || form.errors['fileIds']}
        accept="application/pdf,image/jpeg,image/png,image/webp"
        files={files}
        sending={sending}
        onChoose={(chosen) => void choose(chosen)}
        onRemove={remove}
      />
      <LongTextField {...form.getInputProps('note')} label="Anything we should know" maxLength={300} minRows={2} optional />
      <FormActions note="Only our own staff see it.">
        <ActionButton type="submit" busy={busy}>
          Send evidence
        </ActionButton>
        {later}
      </FormActions>
    </FormRows>
  )
}

const WANTED: Record<Applying, string> = {
  Breeder: 'Your breeding licence; without one, a bill or letter that shows your name and address.',
  Welfare: 'A charity or practice registration, or a letter on your council’s or force’s headed paper.',
  Implanter: 'Your training certificate or professional registration.',
  Trainer: 'The approval of your course if it has one, and a certificate or letter that shows you teach it.',
}
