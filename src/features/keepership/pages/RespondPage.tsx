import { type ClientLoaderFunctionArgs, redirect, useSearchParams } from 'react-router'
import { readToken } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { RespondByLink } from '../parts/respond/RespondByLink.tsx'
import { RespondSignedIn } from '../parts/respond/RespondSignedIn.tsx'
import { WayToRespond } from '../parts/respond/WayToRespond.tsx'

/** The server draws the page at once; the browser then looks whether somebody must sign in for it. */
export const loader = () => null

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  const { pathname, search, searchParams } = new URL(request.url)
  const isOwn = searchParams.has('request') && !searchParams.has('token')
  if (isOwn && !readToken()) throw redirect(paths.login(pathname + search))
  return null
}
clientLoader.hydrate = true as const

export const meta = () => [
  { name: 'description', content: 'Answer a request about an animal you keep.' },
  { name: 'robots', content: 'noindex' },
]

/** Somebody asks to be the keeper of my animal: I agree or object, with the link from our message or signed in. */
export default function RespondPage() {
  const [params] = useSearchParams()
  const [token, requestId] = [params.get('token'), params.get('request')]
  if (token) return <RespondByLink key={token} token={token} />
  if (requestId) return <RespondSignedIn key={requestId} requestId={requestId} />
  return <WayToRespond />
}
