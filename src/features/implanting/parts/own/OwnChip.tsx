import { useEffect, useEffectEvent } from 'react'
import type { OwnRecordProps } from '#features/lookup/kit/points.ts'
import { getChipsForImplanter } from '#features/stock/contract.ts'
import { ungrouped } from '#knowledge/chipnumbers/group.ts'
import { mayAsk, useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { getImplanterImplantedChips } from '../../contract.ts'
import { OwnImplant } from './OwnImplant.tsx'
import { OwnStock } from './OwnStock.tsx'

/** What an implanter has on a chip that they implanted, or hold; nothing where it is neither, or they are none. */
export function OwnChip({ chipNumber: typed, onFound }: OwnRecordProps) {
  const chipNumber = ungrouped(typed)
  const session = useSession()
  const enabled = session !== null && mayAsk(getImplanterImplantedChips, session)
  const implants = useCall(getImplanterImplantedChips, { query: chipNumber }, { enabled })
  const stock = useCall(getChipsForImplanter, { query: chipNumber }, { enabled })
  const implant = implants.data?.items.find(({ number }) => number === chipNumber)
  const held = stock.data?.items.find(({ number }) => number === chipNumber)
  const isFound = Boolean(implant || held?.use)
  const found = useEffectEvent(() => onFound?.('implanter'))
  useEffect(() => {
    if (isFound) found()
  }, [isFound])
  if (implant) return <OwnImplant implant={implant} />
  return implants.data && held?.use ? <OwnStock chip={held} use={held.use} /> : null
}
