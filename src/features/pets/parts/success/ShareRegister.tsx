import { Group } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import type { PetCard } from '../../shapes.ts'

/** Passes the address of the lookup on; never the chip number, which is nobody else's business. */
export function ShareRegister({ pet }: { pet: Pick<PetCard, 'name'> }) {
  const url = window.location.origin + paths.home
  const text = `${pet.name} is registered with ${site.name}. If you ever find a pet, you can look up its chip here, day or night.`
  // Closing the sheet without sharing counts as a failure, and is none.
  const share = () => void navigator.share({ title: site.name, text, url }).catch(() => {})
  return (
    <Group gap="0.5rem" align="stretch">
      {'share' in navigator && (
        <ActionButton weight="plain" size="sm" icon={<IconShare size={18} aria-hidden="true" />} onClick={share}>
          Share
        </ActionButton>
      )}
      <CopyButton text={`${text} ${url}`}>Copy the message</CopyButton>
    </Group>
  )
}
