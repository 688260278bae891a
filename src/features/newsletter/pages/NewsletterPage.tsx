import { useParams } from 'react-router'
import { useCall } from '#platform/web/useCall.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { newsletterChoice } from '../contract.ts'
import { LeavePanel } from '../parts/LeavePanel.tsx'
import { TopicsForm } from '../parts/TopicsForm.tsx'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

/** Where a reader of the newsletter leaves it with one press, or chooses what it is about. Opening it changes nothing. */
export default function NewsletterPage() {
  const { token = '' } = useParams()
  const query = useCall(newsletterChoice, { token })
  return (
    <Page width="narrow" title="Your newsletter" lead={query.data?.email}>
      <Loaded what="your choices" query={query} note="Open the link in the latest issue, or sign up again below.">
        {({ topics, hasLeft }) => (
          <>
            <LeavePanel token={token} hasLeft={hasLeft} />
            {!hasLeft && <TopicsForm token={token} topics={topics} />}
          </>
        )}
      </Loaded>
    </Page>
  )
}
