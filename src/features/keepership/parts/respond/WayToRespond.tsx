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
      lead="If someone says they now keep an animal that’s registered to you, we’ll always ask you first."
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
        <div>You don’t need an account or a password. If you sign in, you’ll find the same request on your dashboard.</div>
        <div>
          Can’t find the message? Call us on <a href={site.phoneLink}>{site.phone}</a> with the microchip number to hand.
        </div>
      </EmptyState>
    </Page>
  )
}
