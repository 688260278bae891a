import { CLOSED } from '#src/closed.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Page } from '#ui/Page.tsx'

/** What stands where a feature is switched off. */
export function SwitchedOffPage({ flag }: { flag: string }) {
  const closed = Object.entries(CLOSED).find(([code]) => code === flag)?.[1]
  return (
    <Page title="This page is closed" lead={closed} width="narrow">
      <meta name="robots" content="noindex" />
      <div>
        <ButtonLink to={paths.home}>Look up a chip</ButtonLink>
      </div>
      <p>
        Is it urgent? Call us on <a href={site.phoneLink}>{site.phone}</a>.
      </p>
    </Page>
  )
}
