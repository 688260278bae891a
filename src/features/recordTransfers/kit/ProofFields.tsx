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
import { isFile, PROOFS, type ProofAnswers } from './proof.ts'

interface ProofFieldsProps {
  answers: ProofAnswers
  field: (name: 'proofKind' | 'transferCode') => Omit<FieldProps, 'label'>
  /** What is wrong about the certificate. */
  error: FieldProps['error']
  onCertificate: (file: { certificateId: string; certificateName: string }) => void
}

/** What shows that the record at the other database is the person's own. */
export function ProofFields({ answers, field, error, onCertificate }: ProofFieldsProps) {
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
      {isFile(proofKind) && <ProofFile kind={proofKind} name={answers.certificateName} error={error} onCertificate={onCertificate} />}
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

type ProofFileProps = { kind: keyof typeof FILES; name: string } & Pick<ProofFieldsProps, 'error' | 'onCertificate'>

const FILES = {
  certificate: {
    label: 'Certificate',
    hint: 'A photo (JPEG, PNG or WebP) or a PDF, up to 10 MB. Only our staff see it.',
    choose: 'Choose the certificate',
  },
  signedForm: {
    label: 'Signed form',
    hint: 'Signed by the keeper who gave it up, with the microchip number on it. A photo (JPEG, PNG or WebP) or a PDF, up to 10 MB. Only our staff see it.',
    choose: 'Choose the signed form',
  },
}

function ProofFile({ kind, name, error, onCertificate }: ProofFileProps) {
  const { label, hint, choose } = FILES[kind]
  const chosen = useRef('')
  const { send, problem, progress } = useUpload('evidence', ({ fileId }) =>
    onCertificate({ certificateId: fileId, certificateName: chosen.current }),
  )
  const take = (file: File | null) => {
    if (!file) return
    chosen.current = file.name
    void send(file)
  }
  return (
    <FieldGroup label={label} hint={hint} error={problem || error}>
      <FileDrop
        path="certificateId"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        icon={<IconFileCertificate size={36} stroke={1.5} aria-hidden="true" />}
        name={name || choose}
        hint={name ? 'We’ve got it. You can choose another one.' : 'or take a photo of it'}
        onChoose={take}
      />
      {progress !== undefined && <FileProgress value={progress} label="Uploading the file" />}
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
