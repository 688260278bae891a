import { useUpload } from '#features/files/kit/useUpload.ts'
import { Rows } from '#ui/Columns.tsx'
import type { FieldProps } from '#ui/field.ts'
import { PhotoField } from '#ui/PhotoField.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { DeadAnswers } from './answers.ts'

interface ProofFieldsProps {
  answers: Pick<DeadAnswers, 'labelPhotoUrl'>
  field: (name: 'labelPhotoId' | 'secondScan') => Omit<FieldProps, 'label'>
  onPhoto: (photo: Pick<DeadAnswers, 'labelPhotoId' | 'labelPhotoUrl'>) => void
}

/** What shows that a chip cannot be read: one of the two is enough. */
export function ProofFields({ answers, field, onPhoto }: ProofFieldsProps) {
  const photo = field('labelPhotoId')
  const { send, problem, ...sending } = useUpload('evidence', ({ fileId, url }) => onPhoto({ labelPhotoId: fileId, labelPhotoUrl: url }))
  return (
    <Rows>
      <TextField
        {...field('secondScan')}
        label="What a second reader showed"
        hint="For example: nothing, with a Halo and with a RealTrace. You can add a photo of the label instead."
        maxLength={200}
        autoComplete="off"
      />
      <PhotoField
        {...photo}
        label="Photo of the label"
        hint="The sticker or packet with the chip’s number. JPEG, PNG or WebP, up to 10 MB."
        alt="The chip’s label"
        url={answers.labelPhotoUrl || null}
        error={problem || photo.error}
        onChoose={send}
        onRemove={() => onPhoto({ labelPhotoId: '', labelPhotoUrl: '' })}
        {...sending}
      />
    </Rows>
  )
}
