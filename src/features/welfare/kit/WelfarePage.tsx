import type { ComponentProps } from 'react'
import { NotYours } from '#features/accounts/kit/NotYours.tsx'
import { TradePage } from '#features/accounts/kit/TradePage.tsx'
import { paths } from '#src/paths.ts'
import type { Page } from '#ui/Page.tsx'
import { getWelfarePets } from '../contract.ts'

/** The frame of every page of an organisation. */
interface WelfarePageProps extends ComponentProps<typeof Page> {
  /** What the page is for, where that changes something: a colleague who only reads learns so before they type. */
  asks?: ComponentProps<typeof TradePage>['ask']
}

export function WelfarePage({ asks = getWelfarePets, ...page }: WelfarePageProps) {
  return <TradePage {...page} ask={asks} renderStranger={(name) => <NotAnOrganisation name={name} />} />
}

/** Stands on an organisation's pages for whoever is none. */
function NotAnOrganisation({ name }: { name: string }) {
  return (
    <NotYours title="This page is for rescues, vets and wardens" to={paths.welfareRegister} join="Register your organisation">
      Hello {name}. Your account doesn’t have an organisation yet. You can add a rescue, vet practice, council or police force to this
      account for free.
    </NotYours>
  )
}
