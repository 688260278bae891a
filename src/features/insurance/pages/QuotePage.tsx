import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { callFrom } from '#platform/web/caller.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { Rows } from '#ui/Columns.tsx'
import { Page } from '#ui/Page.tsx'
import { getInsuranceTerms } from '../contract.ts'
import { InsurerNotice } from '../parts/about/InsurerNotice.tsx'
import { QuoteQuestions } from '../parts/ask/QuoteQuestions.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => callFrom(context, getInsuranceTerms, {})

/** The steps stand in the address, and whose cover is offered doesn’t change between them. */
export const shouldRevalidate = () => false

const description = 'Answer three short steps without an account, and compare four kinds of cover side by side.'

export const meta = () => [
  { name: 'description', content: description },
  { property: 'og:title', content: `Pet insurance quote from ${site.name}` },
  { property: 'og:description', content: description },
]

/** The questions of a quote. */
export default function QuotePage() {
  const { insurer } = useLoaderData<typeof loader>()
  return (
    <Page
      title="Get a quote"
      lead="Three short steps. We introduce you to the insurer and earn a commission if you buy. We don’t give advice."
      width="narrow"
      crumbs={[{ label: 'Pet insurance', to: paths.insurance }]}
    >
      <Rows>
        <InsurerNotice insurer={insurer} />
        {insurer && <QuoteQuestions />}
      </Rows>
    </Page>
  )
}
