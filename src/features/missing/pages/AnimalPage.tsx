import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useParams, useSearchParams } from 'react-router'
import { callFrom } from '#platform/web/caller.ts'
import { refusedWith } from '#platform/web/refused.ts'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { PosterArt } from '#ui/art/spots/PosterArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { getFoundAnimal, getLostPet } from '../contract.ts'
import { FoundPage } from '../parts/found/FoundPage.tsx'
import { LostPage } from '../parts/lost/LostPage.tsx'
import { sharedAs } from '../parts/share.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const { caseId = '' } = params
  const { origin, searchParams } = new URL(request.url)
  const key = keyIn(searchParams)
  const none = { lost: null, found: null, origin }
  if (!ID.test(caseId)) return data(none, { status: 404 })
  const lost = await callFrom(context, getLostPet, { caseId }).catch(refusedWith)
  if (lost && !('code' in lost)) return data({ ...none, lost })
  const found = await callFrom(context, getFoundAnimal, { reportId: caseId, ...(key && { key }) }).catch(refusedWith)
  if (found && !('code' in found)) return data({ ...none, found })
  return data(none, { status: found?.isNotFound ? 404 : (found?.status ?? 404) })
}

/** Of the link of whoever reported it. */
const keyIn = (search: URLSearchParams) => search.get('key')?.slice(0, 100)

/** What chats and social networks show beside the link. */
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  const animal = loaderData?.lost ?? loaderData?.found
  return animal && loaderData && !animal.isOver ? sharedAs(animal, loaderData.origin) : [{ name: 'robots', content: 'noindex' }]
}

/** One animal that is looked for or was found. The server draws what anyone may see; the browser asks again as whoever it is. */
export default function AnimalPage() {
  const { caseId = '' } = useParams()
  const [search] = useSearchParams()
  const drawn = useLoaderData<typeof loader>()
  const session = useSession()
  const key = keyIn(search)
  const lost = useCall(getLostPet, { caseId }, { enabled: drawn.lost !== null && session !== null, freshFor: 0, every: 30 })
  const found = useCall(
    getFoundAnimal,
    { reportId: caseId, ...(key && { key }) },
    { enabled: drawn.found !== null && (session !== null || key !== undefined), freshFor: 0 },
  )
  if (drawn.lost) return <LostPage lost={lost.data ?? drawn.lost} />
  if (drawn.found) return <FoundPage found={found.data ?? drawn.found} reportKey={key} thanks={search.get('language')} />
  return <Unknown />
}

function Unknown() {
  return (
    <Page title="We can’t find this animal" width="text">
      <EmptyState
        art={<PosterArt />}
        title="The link may be incomplete, or the report may have been removed"
        action={<ButtonLink to={paths.lostFound}>See lost and found animals</ButtonLink>}
      >
        Open the whole link from your message or poster.
      </EmptyState>
    </Page>
  )
}
