import type { ComponentProps } from 'react'
import { NotYours } from '#features/accounts/kit/NotYours.tsx'
import { TradePage } from '#features/accounts/kit/TradePage.tsx'
import { paths } from '#src/paths.ts'
import type { Page } from '#ui/Page.tsx'
import { getBreederPets } from '../contract.ts'

/** The frame of every page of a breeder. */
export function BreederPage(page: ComponentProps<typeof Page>) {
  return <TradePage {...page} ask={getBreederPets} renderStranger={(name) => <NotABreeder name={name} />} />
}

function NotABreeder({ name }: { name: string }) {
  return (
    <NotYours title="This page is for breeders" to={paths.registerBreeder} join="Register as a breeder">
      Hello {name}. Your account doesn’t have a breeder profile yet. You can add one to this account for free, whether or not you need a
      licence.
    </NotYours>
  )
}
