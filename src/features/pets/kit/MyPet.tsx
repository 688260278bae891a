import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useProfession } from '#features/accounts/kit/profession.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { holds, useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { getPetDetail } from '../contract.ts'

/** The way to the page of one of my pets; for an organisation, of an animal in its list. */
export function useCrumbs(): { label: string; to: string }[] {
  const session = useSession()
  return holds('Welfare', session) && !holds('Customer', session) ? ORGANISATION : KEEPER
}

const KEEPER = [
  { label: 'Dashboard', to: paths.customerDashboard },
  { label: 'My pets', to: paths.pets },
]

const ORGANISATION = [
  { label: 'Your organisation', to: paths.welfareDashboard },
  { label: 'Animals', to: paths.welfarePets },
]

interface MyPetProps {
  /** The page's title until the pet has come. */
  title: string
  /** How wide the page is, and how many lines it has. */
  width?: 'text'
  lines: number
  children: (pet: AnswerOf<typeof getPetDetail>) => ReactNode
}

/** The page of the pet in the address: drawn once its record has come, and what to do where it does not. */
export function MyPet({ title, width, lines, children }: MyPetProps) {
  const { petId = '' } = useParams()
  const query = useCall(getPetDetail, { petId })
  const { notFound } = useProfession()
  const crumbs = useCrumbs()
  const { data: pet, error } = query
  if (pet) return children(pet)
  // An address with no such pet, or with no id at all.
  if (error?.isNotFound || error?.isMistyped)
    return (
      <Page title={notFound} crumbs={crumbs} width="narrow">
        <EmptyState
          art={<SearchPaperArt />}
          title="Is it in another account?"
          action={
            crumbs === ORGANISATION ? (
              <ButtonLink to={paths.welfarePets}>See your animals</ButtonLink>
            ) : (
              <ButtonLink to={paths.pets}>See my pets</ButtonLink>
            )
          }
        >
          The web address may be wrong, or the pet may now be registered to someone else.
        </EmptyState>
      </Page>
    )
  return (
    <Page title={title} crumbs={crumbs} {...(error ? { width: 'narrow' } : width && { width })}>
      <Loaded what="the record" query={query} shape="record" count={lines} />
    </Page>
  )
}
