import { IconScan } from '@tabler/icons-react'
import { lazy } from 'react'
import { useNavigate } from 'react-router'
import { DialogButton } from '#ui/DialogButton.tsx'
import type { ScanDialogProps } from './ScanDialog.tsx'

const ScanDialog = lazy(() => import('./ScanDialog.tsx').then((all) => ({ default: all.ScanDialog })))

/** Opens the scanner, which comes with its first use. A proof that is scanned opens its own page. */
export function ScanButton({ onScan, children = 'Scan the label' }: { onScan: (number: string) => void; children?: string }) {
  const navigate = useNavigate()
  const use: ScanDialogProps['onFound'] = (found) => {
    if (found.kind === 'proof') return void navigate(found.path)
    if (found.kind === 'tag') return window.location.assign(found.path)
    onScan(found.number)
  }
  return (
    <DialogButton
      weight="plain"
      size="lg"
      icon={<IconScan size={20} aria-hidden="true" />}
      renderDialog={(close) => (
        <ScanDialog
          onClose={close}
          onFound={(found) => {
            close()
            use(found)
          }}
        />
      )}
    >
      {children}
    </DialogButton>
  )
}
