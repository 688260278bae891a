import { IconCertificate } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '#platform/web/download.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { downloadCertificate } from '../contract.ts'
import type { PetCard } from '../shapes.ts'

interface CertificateButtonProps {
  pet: { id: string; name: string; can?: Pick<PetCard['can'], 'certify'> }
  weight?: 'main' | 'plain'
  size?: 'sm' | 'md'
}

/** Saves the registration certificate to the device. */
export function CertificateButton({ pet, weight = 'plain', size = 'md' }: CertificateButtonProps) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await download(downloadCertificate, { kind: 'registration', id: pet.id }, `Certificate ${pet.name}.pdf`)
    setBusy(false)
  }
  return (
    <ActionButton
      weight={weight}
      size={size}
      icon={<IconCertificate size={size === 'sm' ? 18 : 20} aria-hidden="true" />}
      busy={busy}
      disabledBecause={pet.can?.certify}
      onClick={save}
    >
      Download the certificate
    </ActionButton>
  )
}
