import { type ComponentProps, type ReactNode, Suspense } from 'react'
import type { Call } from '#platform/contract/call.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { mayAsk, useSession } from '#platform/web/session.ts'
import { Extended } from '#ui/Extended.tsx'
import { Page } from '#ui/Page.tsx'
import { isRoleTooLow } from '../parts/isroletoolow.ts'
import { tradeWays } from './points.ts'

const RoleTooLow = lazyPart(() => import('../parts/RoleTooLow.tsx').then((part) => part.RoleTooLow))

interface TradePageProps extends ComponentProps<typeof Page> {
  /** A call that only those of the trade may ask. */
  ask: Pick<Call, 'who' | 'acting'>
  /** What somebody else sees here. */
  renderStranger: (name: string) => ReactNode
}

/** The frame of every page of a trade: for who is not of it, the way to become so. */
export function TradePage({ ask, renderStranger, actions, children, ...page }: TradePageProps) {
  const session = useSession()
  if (session && !mayAsk(ask, session))
    return (
      <Page {...page}>
        <Suspense>
          {isRoleTooLow(ask, session) ? (
            <RoleTooLow organisation={session.name} />
          ) : (
            <Extended point={tradeWays} props={{ stranger: renderStranger(session.name) }} />
          )}
        </Suspense>
      </Page>
    )
  return (
    <Page {...page} actions={actions}>
      {children}
    </Page>
  )
}
