import { useParams, useSearchParams } from 'react-router'
import { paths } from '#src/paths.ts'
import { Page } from '#ui/Page.tsx'
import { WithInsurer } from '../parts/about/Insurer.tsx'
import { QuoteResult } from '../parts/quote/QuoteResult.tsx'

/** The link is private: no search engine keeps it. */
export const meta = () => [{ name: 'robots', content: 'noindex' }]

/** The prices of a quote side by side, and what becomes of it. */
export default function InsuranceQuotePage() {
  const { quoteId = '' } = useParams()
  const [params] = useSearchParams()
  const key = params.get('key') ?? undefined
  return (
    <Page
      title="Your quote"
      lead="Compare what each kind leaves out, not only the price. We introduce you to the insurer and earn a commission if you buy. We don’t give advice."
      crumbs={[{ label: 'Pet insurance', to: paths.insurance }]}
    >
      <WithInsurer>{() => <QuoteResult quoteId={quoteId} keyInLink={key} />}</WithInsurer>
    </Page>
  )
}
