import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { Page } from '#ui/Page.tsx'
import { WithInsurer } from '../parts/about/Insurer.tsx'
import { Ask } from '../parts/ask/Ask.tsx'

const description =
  'Three short steps, no account, and nothing about who you are but a postcode. Then see four kinds of cover side by side.'

export const meta = () => [
  { name: 'description', content: description },
  { property: 'og:title', content: `Pet insurance quote from ${site.name}` },
  { property: 'og:description', content: description },
]

/** The questions of a quote. */
export default function QuotePage() {
  return (
    <Page
      title="Get a quote"
      lead="Three short steps. We introduce you to the insurer and earn a commission if you buy. We don’t give advice."
      width="narrow"
      crumbs={[{ label: 'Pet insurance', to: paths.insurance }]}
    >
      <WithInsurer>{() => <Ask />}</WithInsurer>
    </Page>
  )
}
