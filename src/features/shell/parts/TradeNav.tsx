import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '#platform/web/session.ts'
import { SubNav } from '#ui/SubNav.tsx'
import { linksOf, type Trade, tradeAt } from '../trades.ts'
import { ChipLookup } from './ChipLookup.tsx'
import classes from './TradeNav.module.css'

/** Above every page that a professional opens: the other pages of their trade, and a field to look a chip up. */
export function TradeNav() {
  const { pathname } = useLocation()
  const session = useSession()
  const [before, setBefore] = useState<Trade | null>(null)
  const trade = tradeAt(pathname, session, before)
  if (trade !== before) setBefore(trade)
  if (!trade) return null
  return (
    <div className={classes.bar}>
      <SubNav label={trade.label} links={linksOf(trade, session)} />
      <div className={classes.lookup}>
        <ChipLookup />
      </div>
    </div>
  )
}
