import { useNavigate } from 'react-router'
import { Scanner } from '../../parts/scan/Scanner.tsx'

/** The scanner within a page. A proof or a tag that is scanned opens its own page. */
export function InlineScanner({ onScan }: { onScan: (number: string) => void }) {
  const navigate = useNavigate()
  return (
    <Scanner
      onFound={(found) => {
        if (found.kind === 'proof') return navigate(found.path)
        if (found.kind === 'tag') return window.location.assign(found.path)
        onScan(found.number)
      }}
    />
  )
}
