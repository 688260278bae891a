import type { ReactNode } from 'react'
import { mayAsk } from '#features/pets/parts/OnlyWhoMay.tsx'
import { useSession } from '#platform/web/session.ts'
import { Page } from '#ui/Page.tsx'
import { getWelfarePets } from '../contract.ts'
import { OnlyWelfare } from './OnlyWelfare.tsx'
import { WelfareNav } from './WelfareNav.tsx'

interface WelfarePageProps {
  title: string
  lead?: string
  width?: 'text' | 'wide'
  actions?: ReactNode
  children: ReactNode
}

/** A page of an organisation: its navigation, and a kind word for whoever has none. */
export function WelfarePage({ title, lead, width = 'wide', actions, children }: WelfarePageProps) {
  const session = useSession()
  const isOne = session !== null && mayAsk(getWelfarePets, session)
  return (
    <Page title={title} lead={lead} width={width} nav={<WelfareNav />} actions={isOne && actions}>
      <OnlyWelfare>{children}</OnlyWelfare>
    </Page>
  )
}
