import type { ReactNode } from 'react'
import { userProfile } from '#features/accounts/contract.ts'
import { NotYours } from '#features/accounts/kit/NotYours.tsx'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { NOTICES, VerificationNotice } from './VerificationNotice.tsx'

/** Whom Staff refused is told so; their profile is in no token any more. */
export function NotAnImplanter({ name, children }: { name: string; children: ReactNode }) {
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
