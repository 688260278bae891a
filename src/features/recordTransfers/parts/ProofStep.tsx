import { IconFileCertificate } from '@tabler/icons-react'
import { useRef } from 'react'
import { useUpload } from '#features/files/kit/useUpload.ts'
import { useSession } from '#platform/web/session.ts'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { FileDrop, FileProgress } from '#ui/FileDrop.tsx'
import type { FieldProps } from '#ui/field.ts'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { Moving } from './transfer.ts'
import { PROOFS } from './words.ts'

interface ProofStepProps {
  answers: Moving
  field: (name: 'proofKind' | 'transferCode') => Omit<FieldProps, 'label'>
  /** What is wrong about the certificate. */
  error: FieldProps['error']
  onCertificate: (file: { certificateId: string; certificateName: string }) => void
}

/** What shows that the record at the other database is the person's own. */
export function ProofStep({ answers, field, error, onCertificate }: ProofStepProps) {
  const { proofKind } = answers
  return (
    <>
      <ChoiceCards
        {...field('proofKind')}
        label="What proof do you have?"
        hint="You only need one. Our staff look at it, and until the move is proven finders are told of both registers."
        min="14rem"
        choices={PROOFS}
      />
      {proofKind === 'certificate' && <Certificate name={answers.certificateName} error={error} onCertificate={onCertificate} />}
      {proofKind === 'transferCode' && (
        <TextField
          {...field('transferCode')}
          label="Transfer code"
          hint="The one the other database gave you. It goes in the letter that asks them to mark their record."
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {proofKind === 'sameEmail' && <SameEmail />}
    </>
  )
}

type CertificateProps = { name: string } & Pick<ProofStepProps, 'error' | 'onCertificate'>

function Certificate({ name, error, onCertificate }: CertificateProps) {
  const chosen = useRef('')
  const { send, problem, progress } = useUpload('evidence', ({ fileId }) =>
    onCertificate({ certificateId: fileId, certificateName: chosen.current }),
  )
  const choose = (file: File | null) => {
    if (!file) return
    chosen.current = file.name
    void send(file)
  }
  return (
    <FieldGroup
      label="Certificate"
      hint="A photo (JPEG, PNG or WebP) or a PDF, up to 10 MB. Only our staff see it."
      error={problem || error}
    >
      <FileDrop
        path="certificateId"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        icon={<IconFileCertificate size={36} stroke={1.5} aria-hidden="true" />}
        name={name || 'Choose the certificate'}
        hint={name ? 'We’ve got it. You can choose another one.' : 'or take a photo of it'}
        onChoose={choose}
      />
      {progress !== undefined && <FileProgress value={progress} label="Uploading the certificate" />}
    </FieldGroup>
  )
}

function SameEmail() {
  const session = useSession()
  return (
    <Notice title={`They’ll compare ${session?.email ?? 'your e-mail address'} with theirs`}>
      Your letter to the other database gives this address. If they have a different one for you, choose another kind of proof.
    </Notice>
  )
}
