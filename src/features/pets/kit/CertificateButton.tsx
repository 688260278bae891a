import { IconCertificate } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '#platform/web/download.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { downloadCertificate } from '../contract.ts'
import type { PetCard } from '../shapes.ts'

interface CertificateButtonProps {
  pet: { id: string; name: string; can?: Pick<PetCard['can'], 'certify'> }
  weight?: 'main' | 'plain'
  size?: 'sm' | 'md'
  /** Where the page says elsewhere why there's no certificate: nothing stands here instead. */
  silent?: boolean
}

/** Saves the registration certificate to the device; where there can’t be one, says why instead of offering it. */
export function CertificateButton({ pet, weight = 'plain', size = 'md', silent = false }: CertificateButtonProps) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await download(downloadCertificate, { kind: 'registration', id: pet.id }, `Certificate ${pet.name}.pdf`)
    setBusy(false)
  }
  const may = pet.can?.certify ?? true
  if (may !== true)
    return silent ? null : (
      <Box component="p" c="dimmed" fz="sm" m={0} maw="26rem" style={{ whiteSpace: 'normal' }}>
        There’s no certificate yet. {may.words}
      </Box>
    )
  return (
    <ActionButton
      weight={weight}
      size={size}
      icon={<IconCertificate size={size === 'sm' ? 18 : 20} aria-hidden="true" />}
      busy={busy}
      onClick={save}
    >
      Download the certificate
    </ActionButton>
  )
}
