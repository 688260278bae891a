import { IconPhone } from '@tabler/icons-react'
import { AwayNotice } from '#features/accounts/kit/AwayNotice.tsx'
import { shownPhone } from '#platform/text/phone.ts'
import { ButtonLinkAway } from '#ui/ActionButton.tsx'
import type { ChipResult } from '../../shapes.ts'

/** The implanter who holds the chip: a number to call, where they show one, and that they’re away. */
export function HolderShown({ holder }: Pick<ChipResult, 'holder'>) {
  if (!holder) return null
  const { shown, away } = holder
  return (
    <>
      <AwayNotice away={away} name={shown?.name ?? 'The implanter'} />
      {shown && (
        <div>
          <ButtonLinkAway weight="plain" icon={<IconPhone size={18} aria-hidden="true" />} href={`tel:${shown.phone}`}>
            Call {shown.name} on {shownPhone(shown.phone)}
          </ButtonLinkAway>
        </div>
      )}
    </>
  )
}
