import type { ComponentProps } from 'react'
import { saveStrayPeriod } from '#features/welfare/contract.ts'
import { VerificationNotice as OrganisationNotice } from '#features/welfare/kit/VerificationNotice.tsx'
import { WelfarePage } from '#features/welfare/kit/WelfarePage.tsx'
import { mayAsk, useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { Page } from '#ui/Page.tsx'
import { getImplanterImplantedChips } from '../../contract.ts'
import { ImplanterPage } from '../../kit/ImplanterPage.tsx'
import { VerificationNotice } from '../VerificationNotice.tsx'

/** Whether the person is an implanter or works as a practice; others report, but hold and replace no chips. */
export function useImplants(): boolean {
  const session = useSession()
  return session === null || mayAsk(getImplanterImplantedChips, session)
}

/** Whether the person is with an organisation. */
export function useOrganisation(): boolean {
  const session = useSession()
  return session !== null && mayAsk(saveStrayPeriod, session)
}

/** The frame of the page: that of an implanter, of an organisation for who is only that, and a plain one for anyone else. */
export function DeadFrame({ children, ...page }: ComponentProps<typeof Page>) {
  const [implants, isOrganisation] = [useImplants(), useOrganisation()]
  if (implants)
    return (
      <ImplanterPage {...page}>
        <VerificationNotice />
        {children}
      </ImplanterPage>
    )
  if (!isOrganisation)
    return (
      <Page {...page} crumbs={[{ label: 'Dashboard', to: paths.customerDashboard }]}>
        {children}
      </Page>
    )
  return (
    <WelfarePage {...page}>
      <OrganisationNotice />
      {children}
    </WelfarePage>
  )
}
