import { site } from '#src/site.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Page } from '#ui/Page.tsx'

/** What stands where a page could not be shown. `words` is the refusal's own sentence, when there is one. */
export function ErrorPage({ words }: { words?: string | undefined }) {
  return (
    <Page title={words ? 'We can’t show this page' : 'Something went wrong'} width="narrow">
      <meta name="robots" content="noindex" />
      <p>{words ?? 'We couldn’t show this page. It’s our fault, and you haven’t lost anything you’ve saved.'}</p>
      <div>
        <ActionButton onClick={() => window.location.reload()}>Try again</ActionButton>
      </div>
      <p>
        If it happens again, call us on <a href={site.phoneLink}>{site.phone}</a>.
      </p>
    </Page>
  )
}
