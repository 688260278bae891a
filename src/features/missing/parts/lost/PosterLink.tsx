import { IconPrinter } from '@tabler/icons-react'
import { addressOf } from '#platform/contract/call.ts'
import { DocumentLink } from '#ui/ActionButton.tsx'
import { lostPoster } from '../../contract.ts'

/** A plain link, so that it works before scripts do. */
export function PosterLink({ caseId }: { caseId: string }) {
  return (
    <DocumentLink
      weight="plain"
      icon={<IconPrinter size={20} aria-hidden="true" />}
      href={`${addressOf(lostPoster)}?${new URLSearchParams({ caseId })}`}
    >
      Print a poster
    </DocumentLink>
  )
}
