import type { ComponentProps } from 'react'
import { VerificationNotice as OrganisationNotice } from '#features/welfare/kit/VerificationNotice.tsx'
import { WelfarePage } from '#features/welfare/kit/WelfarePage.tsx'
import { mayAsk, useSession } from '#platform/web/session.ts'
import type { Page } from '#ui/Page.tsx'
import { chipWithPet, getDeadChips } from '../../contract.ts'
import { ImplanterPage } from '../../kit/ImplanterPage.tsx'
import { VerificationNotice } from '../VerificationNotice.tsx'

/** Whether the person implants; an organisation alone reports, but holds and replaces no chips. */
export function useImplants(): boolean {
  const session = useSession()
  return session === null || mayAsk(chipWithPet, session) || !mayAsk(getDeadChips, session)
}

/** The frame of the page: that of an implanter, and of an organisation for who is only that. */
export function DeadFrame({ children, ...page }: ComponentProps<typeof Page>) {
  if (useImplants())
    return (
      <ImplanterPage {...page}>
        <VerificationNotice />
        {children}
      </ImplanterPage>
    )
  return (
    <WelfarePage {...page}>
      <OrganisationNotice />
      {children}
    </WelfarePage>
  )
}
