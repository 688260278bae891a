import { useParams, useSearchParams } from 'react-router'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Rows } from '#ui/Columns.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { getInsuranceQuote, getInsuranceTerms } from '../contract.ts'
import { InsurerNotice } from '../parts/about/InsurerNotice.tsx'
import { QuoteResult } from '../parts/quote/QuoteResult.tsx'

/** The link is private: no search engine keeps it. */
export const meta = () => [{ name: 'robots', content: 'noindex' }]

/** Seconds between two looks while the insurer decides. */
const LOOK_EVERY = 5

/** The prices of a quote side by side, and what becomes of it. */
export default function InsuranceQuotePage() {
  const { quoteId = '' } = useParams()
  const [params] = useSearchParams()
  const session = useSession()
  const key = params.get('key') ?? undefined
  const asked = { quoteId, ...(key && { key }) }
  const known = useCall(getInsuranceQuote, asked)
  const query = useCall(getInsuranceQuote, asked, known.data?.isWithInsurer ? { every: LOOK_EVERY } : {})
  const terms = useCall(getInsuranceTerms, {}, { freshFor: 300 })
  const isPolicy = query.data?.isPolicy === true
  return (
    <Page
      title={isPolicy ? 'Your policy' : 'Your quote'}
      lead={
        !isPolicy &&
        'Compare what each kind leaves out, not only the price. We introduce you to the insurer and earn a commission if you buy. We don’t give advice.'
      }
      crumbs={[session ? { label: 'Your insurance', to: paths.customerInsurance } : { label: 'Pet insurance', to: paths.insurance }]}
    >
      <Rows>
        {terms.data && <InsurerNotice insurer={terms.data.insurer} />}
        <Loaded what="your quote" query={query} shape="cards" count={4}>
          {(quote) => <QuoteResult quote={quote} keyInLink={quote.savedIn === 'account' ? undefined : key} />}
        </Loaded>
      </Rows>
    </Page>
  )
}
