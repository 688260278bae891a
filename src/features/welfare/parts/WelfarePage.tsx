import type { ComponentProps } from 'react'
import { mayAsk } from '#features/pets/parts/OnlyWhoMay.tsx'
import { useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { Page } from '#ui/Page.tsx'
import { SubNav } from '#ui/SubNav.tsx'
import { getWelfarePets } from '../contract.ts'
import { NotAnOrganisation } from './NotAnOrganisation.tsx'

const links = [
  { label: 'Overview', to: paths.welfareDashboard, end: true },
  { label: 'Animals', to: paths.welfarePets, end: true },
  { label: 'Take one in', to: paths.newIntake },
  { label: 'Homes', to: paths.welfareHomes },
  { label: 'Failed chips', to: paths.deadChips },
  { label: 'Reports', to: paths.welfareReports },
]

/** The frame of every page of an organisation: the way to the others, and for who is none, the way to become one. */
export function WelfarePage({ actions, children, ...page }: ComponentProps<typeof Page>) {
  const session = useSession()
  const isWelfare = session === null || mayAsk(getWelfarePets, session)
  if (!isWelfare)
    return (
      <Page {...page}>
        <NotAnOrganisation name={session.name} />
      </Page>
    )
  return (
    <Page {...page} nav={<SubNav label="Your organisation" links={links} />} actions={actions}>
      {children}
    </Page>
  )
}
