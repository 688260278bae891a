import type { ComponentProps } from 'react'
import { TradePage } from '#features/accounts/kit/TradePage.tsx'
import { lazyPart } from '#platform/web/lazypart.ts'
import type { Page } from '#ui/Page.tsx'
import { getImplanterImplantedChips } from '../contract.ts'

const NotAnImplanter = lazyPart(() => import('../parts/NotAnImplanter.tsx').then((part) => part.NotAnImplanter))

interface ImplanterPageProps extends ComponentProps<typeof Page> {
  /** Shows the page to an implanter whom Staff have refused, too: their visits and what they’re owed stay theirs. */
  openWhenRefused?: boolean
}

/** The frame of every page of an implanter. */
export function ImplanterPage({ openWhenRefused = false, ...page }: ImplanterPageProps) {
  return (
    <TradePage
      {...page}
      ask={getImplanterImplantedChips}
      renderStranger={(name) => <NotAnImplanter name={name}>{openWhenRefused && page.children}</NotAnImplanter>}
    />
  )
}
