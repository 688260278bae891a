import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Page } from '#ui/Page.tsx'

export const TITLE = 'Somebody asks about your animal'

/** While the request is on its way. */
export function RespondLoading() {
  return (
    <Page title={TITLE} width="text">
      <LoadingState shape="record" count={4} label="Loading the request" />
      <noscript>Turn on JavaScript to read and answer, or call us on {site.phone}.</noscript>
    </Page>
  )
}

/** The link leads nowhere: it was answered, is older than the request, or was cut off. */
export function LinkAnsweredAlready({ says }: { says: string }) {
  return (
    <Page title="This link does not work any more" width="text">
      <EmptyState
        art={<MessageRelayArt />}
        title="Your answer may be with us already"
        action={
          <>
            <ButtonLink to={paths.requests}>Sign in and see your requests</ButtonLink>
            <ButtonLink weight="plain" to={paths.home}>
              Look up the chip
            </ButtonLink>
          </>
        }
      >
        <div>{says}</div>
        <div>
          Check that you opened the whole link from our latest message. Nothing is lost if not: sign in, or call us on{' '}
          <a href={site.phoneLink}>{site.phone}</a> with the microchip number at hand.
        </div>
      </EmptyState>
    </Page>
  )
}

export function NotAmongMine() {
  return (
    <Page title="We cannot find this request among yours" width="text">
      <EmptyState
        art={<SearchPaperArt />}
        title="Is it in another account?"
        action={<ButtonLink to={paths.requests}>See my requests</ButtonLink>}
      >
        The request may be settled, or the animal is registered with another e-mail address of yours. The link in our message works without
        an account. You can also call us on <a href={site.phoneLink}>{site.phone}</a>.
      </EmptyState>
    </Page>
  )
}

export function RespondFailed({ says, onRetry, retrying }: { says: string; onRetry: () => void; retrying: boolean }) {
  return (
    <Page title={TITLE} width="text">
      <ErrorState title="We could not load the request" onRetry={onRetry} retrying={retrying}>
        {says} If it is urgent, call us on <a href={site.phoneLink}>{site.phone}</a>.
      </ErrorState>
    </Page>
  )
}
