import type { ComponentProps, ReactNode } from 'react'
import type { Call } from '#platform/contract/call.ts'
import { mayAsk, useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { LockedArt } from '#ui/art/spots/LockedArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Extended } from '#ui/Extended.tsx'
import { Page } from '#ui/Page.tsx'
import { isRoleTooLow, RoleTooLow } from '../parts/RoleTooLow.tsx'
import { tradeWays } from './points.ts'

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
        {isRoleTooLow(ask, session) ? (
          <RoleTooLow organisation={session.name} />
        ) : (
          <Extended point={tradeWays} props={{ stranger: renderStranger(session.name) }} />
        )}
      </Page>
    )
  return (
    <Page {...page} actions={actions}>
      {children}
    </Page>
  )
}

interface NotYoursProps {
  title: string
  /** Where one takes up the trade, and the button that leads there. */
  to: string
  join: string
  children: ReactNode
}

/** Stands on the pages of a trade for whoever is not of it. */
export function NotYours({ title, to, join, children }: NotYoursProps) {
  return (
    <EmptyState
      art={<LockedArt />}
      title={title}
      action={
        <>
          <ButtonLink to={to}>{join}</ButtonLink>
          <ButtonLink weight="plain" to={paths.profile}>
            Go to your profile
          </ButtonLink>
        </>
      }
    >
      {children}
    </EmptyState>
  )
}
