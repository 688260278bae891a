import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { callFrom } from '#platform/web/caller.ts'
import { refusedWith } from '#platform/web/refused.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { getImplanter } from '../contract.ts'
import { BookImplanter } from '../parts/book/BookImplanter.tsx'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const { id = '' } = params
  if (!ID.test(id)) return data({ implanter: null }, { status: 404 })
  const implanter = await callFrom(context, getImplanter, { implanterId: id }).catch(refusedWith)
  return implanter && !('code' in implanter) ? data({ implanter }) : data({ implanter: null }, { status: implanter?.status ?? 404 })
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  const implanter = loaderData?.implanter
  if (!implanter) return [{ name: 'robots', content: 'noindex' }]
  const description = `Book ${implanter.name} in ${implanter.town} for microchipping, at the clinic or at home. Prices, reviews and free times.`
  return [
    { name: 'description', content: description },
    { property: 'og:title', content: `${implanter.name}, ${site.name}` },
    { property: 'og:description', content: description },
  ]
}

/** One implanter: who they are, what they charge, what people say, and a time to book. */
export default function BookImplanterPage() {
  const { implanter } = useLoaderData<typeof loader>()
  return implanter ? <BookImplanter implanter={implanter} /> : <NotThere />
}

function NotThere() {
  return (
    <Page title="We can’t find this implanter" width="text">
      <EmptyState
        art={<SearchPaperArt />}
        title="They aren’t taking bookings at the moment"
        action={<ButtonLink to={paths.implanters}>Find another implanter</ButtonLink>}
      >
        The address may have a typing mistake, or they’ve stopped taking bookings.
      </EmptyState>
    </Page>
  )
}
