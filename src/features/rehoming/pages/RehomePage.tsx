import { data, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { callFrom } from '#platform/web/caller.ts'
import { refusedWith } from '#platform/web/refused.ts'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { rehomeDetails } from '../contract.ts'
import { GivenAnimal } from '../parts/answer/GivenAnimal.tsx'

/** Longer is no link of ours. */
const LONGEST = 200

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const { token = '' } = params
  if (token.length > LONGEST) return data({ card: null, known: false }, { status: 404 })
  // Where the server cannot draw the animal, the page asks for it by itself.
  const card = await callFrom(context, rehomeDetails, { token }).catch(refusedWith)
  if (card && 'code' in card) return data({ card: null, known: !card.isNotFound }, { status: card.status })
  return data({ card, known: true })
}

export const meta = () => [{ name: 'robots', content: 'noindex' }]

/** An animal that somebody gives to whoever opens the link. */
export default function RehomePage() {
  const { token = '' } = useParams()
  const { card: drawn, known } = useLoaderData<typeof loader>()
  const session = useSession()
  // The server draws for strangers. Whoever has taken the animal may still see it.
  const mayAsk = known || (session !== null && token.length <= LONGEST)
  const query = useCall(rehomeDetails, { token }, { enabled: mayAsk, freshFor: 0 })
  const card = query.data ?? drawn

  if (!mayAsk || query.error?.isNotFound) return <Unknown />
  if (card) return <GivenAnimal card={card} token={token} isSignedIn={session !== null} />
  return (
    <Page title="An animal offered to you" width="text">
      <Loaded what="the animal" query={query} shape="record" count={5} />
    </Page>
  )
}

function Unknown() {
  return (
    <Page title="We can’t find this animal" width="text">
      <EmptyState
        art={<SearchPaperArt />}
        title="The link may be incomplete, or the animal may already have a new home"
        action={<ButtonLink to={paths.home}>Look up a chip</ButtonLink>}
      >
        Open the whole link from your message. If it still doesn’t work, ask the person giving you the animal to send it again.
      </EmptyState>
    </Page>
  )
}
