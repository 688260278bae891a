import { IconShare } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { ActionButton } from '#ui/ActionButton.tsx'
import { addressOf } from '../parts/address.ts'

/** Opens the device's own share sheet; not there where the device has none. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const canShare = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )
  if (!canShare) return null
  // Closing the sheet without sharing counts as a failure, and is none.
  const share = () => void navigator.share({ title, url: addressOf(path) }).catch(() => {})
  return (
    <ActionButton weight="plain" size="sm" icon={<IconShare size={18} aria-hidden="true" />} onClick={share}>
      Share the link
    </ActionButton>
  )
}

const never = () => () => {}
