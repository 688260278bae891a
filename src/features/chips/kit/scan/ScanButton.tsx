import { IconScan } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { ActionButton } from '#ui/ActionButton.tsx'

const ScanDialog = lazy(() => import('./ScanDialog.tsx').then((all) => ({ default: all.ScanDialog })))

/** Opens the scanner, which comes with its first use. A proof that is scanned opens its own page. */
export function ScanButton({ onScan, children = 'Scan the label' }: { onScan: (number: string) => void; children?: string }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <ActionButton weight="plain" size="lg" icon={<IconScan size={20} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {children}
      </ActionButton>
      {open && (
        <Suspense>
          <ScanDialog
            onClose={() => setOpen(false)}
            onFound={(found) => {
              setOpen(false)
              if (found.kind === 'proof') return navigate(found.path)
              if (found.kind === 'tag') return window.location.assign(found.path)
              onScan(found.number)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
