import type { ComponentProps, ReactNode } from 'react'
import { userProfile } from '#features/accounts/contract.ts'
import { NotYours, TradePage } from '#features/accounts/kit/TradePage.tsx'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import type { Page } from '#ui/Page.tsx'
import { getImplanterImplantedChips } from '../contract.ts'
import { NOTICES, VerificationNotice } from '../parts/VerificationNotice.tsx'

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

/** Whom Staff refused is told so; their profile is in no token any more. */
function NotAnImplanter({ name, children }: { name: string; children: ReactNode }) {
  const query = useCall(userProfile, {}, { freshFor: 60 })
  return (
    <Loaded what="your profile" query={query} count={2}>
      {({ profiles }) => {
        const isRefused = profiles.some(({ type, standing: verification }) => type === 'Implanter' && NOTICES[verification])
        if (isRefused)
          return (
            <>
              <VerificationNotice />
              {children}
            </>
          )
        return (
          <NotYours title="This page is for implanters" to={paths.registerImplanter} join="Register as an implanter">
            Hello {name}. Your account doesn’t have an implanter profile yet. Vets, vet nurses and trained implanters can add one to this
            account for free.
          </NotYours>
        )
      }}
    </Loaded>
  )
}
