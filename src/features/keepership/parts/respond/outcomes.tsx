import type { ComponentProps } from 'react'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'

export const TITLE = 'Someone has asked about your animal'

/** While the request is on its way, and where it does not come. */
export function RequestAwaited({ query }: Pick<ComponentProps<typeof Loaded>, 'query'>) {
  const urgent = (
    <>
      If it’s urgent, call us on <a href={site.phoneLink}>{site.phone}</a>.
    </>
  )
  return (
    <Page title={TITLE} width="text">
      <Loaded what="the request" query={query} shape="record" count={4} note={urgent} />
      <noscript>Turn on JavaScript to read and answer, or call us on {site.phone}.</noscript>
    </Page>
  )
}

/** The link leads nowhere: it was answered, is older than the request, or was cut off. */
export function LinkAnsweredAlready({ says }: { says: string }) {
  return (
    <Page title="This link doesn’t work any more" width="text">
      <EmptyState
        art={<MessageRelayArt />}
        title="You may have answered already"
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
          Check that you opened the whole link from our latest message. You can also sign in, or call us on{' '}
          <a href={site.phoneLink}>{site.phone}</a> with the microchip number to hand.
        </div>
      </EmptyState>
    </Page>
  )
}

export function NotAmongMine() {
  return (
    <Page title="We can’t find this request" width="text">
      <EmptyState
        art={<SearchPaperArt />}
        title="Is it in another account?"
        action={<ButtonLink to={paths.requests}>See my requests</ButtonLink>}
      >
        The request may be settled, or the animal may be registered to another e-mail address. The link in our message works without an
        account. You can also call us on <a href={site.phoneLink}>{site.phone}</a>.
      </EmptyState>
    </Page>
  )
}
