import { useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'

/** For somebody who comes without a link: what the page is for, and how to get on. */
export function WayToRespond() {
  const session = useSession()
  return (
    <Page
      title="Answer a request about your animal"
      lead="When somebody says that they keep an animal now which is registered to you, nothing moves before we have asked you."
      width="text"
    >
      <EmptyState
        art={<MessageRelayArt />}
        title="Open the link in our message"
        action={
          <ButtonLink to={session ? paths.requests : paths.login(paths.requests)}>
            {session ? 'See my requests' : 'Sign in instead'}
          </ButtonLink>
        }
      >
        <div>The link works without an account and without a password. Signed in, you find the same request on your dashboard.</div>
        <div>
          No message to be found? Call us on <a href={site.phoneLink}>{site.phone}</a> with the microchip number at hand.
        </div>
      </EmptyState>
    </Page>
  )
}
