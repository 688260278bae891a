import { useState } from 'react'
import { type MetaFunction, useParams } from 'react-router'
import type { AnswerOf } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getOfferSummary } from '../contract.ts'
import { Answered, NoButton, NoEmail } from '../parts/asked/AnswerByLink.tsx'
import type { AnsweredByLink, ByLink } from '../parts/asked/bylink.ts'

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** Someone was offered an animal and may have no account yet: what it’s about, before we ask them to sign in. */
export default function OfferedPage() {
  const { offerId = '', code } = useParams()
  const query = useCall(getOfferSummary, { offerId, ...(code !== undefined && { code }) })
  const { data, error } = query
  const [answered, setAnswered] = useState<AnsweredByLink | null>(null)
  if (answered) return <Answered answered={answered} />
  const by = code !== undefined && data?.byLink ? { link: { requestId: offerId, code }, onAnswer: setAnswered } : null
  if (data) return data.isOpen ? <Offered offer={data} by={by} /> : <Over title="This offer has ended" says={OVER} />
  if (error?.isNotFound || error?.isMistyped) return <Over title="We can’t find this offer" says="Check the link in our message." />
  return (
    <Page title="You’ve been offered an animal" width="text">
      <Loaded what="the offer" query={query} shape="record" count={3} />
      <noscript>Turn on JavaScript to see the offer, or call us on {site.phone}.</noscript>
    </Page>
  )
}

function Offered({ offer, by: byLink }: { offer: AnswerOf<typeof getOfferSummary>; by: ByLink | null }) {
  const { by, animals, answerBy, byText, toPay } = offer
  const session = useSession()
  const until = whenText(answerBy, 'day')
  return (
    <Page title={`You’ve been offered ${animals}`} lead={`${by} has offered you ${animals}. Say yes or no by ${until}.`} width="text">
      <Panel look="raised">
        <Rows>
          <Bullets gap="0.375rem">
            <li>If you say yes, you become the keeper on the register, and we’ll contact you if your pet is found.</li>
            <li>Nothing changes until you accept. If you don’t recognise this, say no or ignore it.</li>
            {!session && <li>To say yes, use the e-mail address or mobile number our message came to, so we know it’s you.</li>}
          </Bullets>
          {session ? (
            <FormActions>
              <ButtonLink to={paths.requests}>See the offer</ButtonLink>
            </FormActions>
          ) : (
            <FormActions note="You’ll see the offer once you’ve signed in.">
              <ButtonLink to={paths.registerThen(paths.requests)}>Create a free account</ButtonLink>
              <ButtonLink weight="plain" to={paths.login(paths.requests)}>
                Sign in
              </ButtonLink>
              {byLink && <NoButton {...byLink} />}
            </FormActions>
          )}
        </Rows>
      </Panel>
      {!session && byLink && byText && <NoEmail {...byLink} toPay={toPay} />}
    </Page>
  )
}

const OVER = 'If you’re still interested, ask the breeder or rescue to send it again. If you’ve already answered, sign in to see your pet.'

const Over = ({ title, says }: { title: string; says: string }) => (
  <Page title={title} width="text">
    <EmptyState art={<SearchPaperArt />} title={says} action={<ButtonLink to={paths.login()}>Sign in</ButtonLink>}>
      Questions? Call us on <a href={site.phoneLink}>{site.phone}</a>.
    </EmptyState>
  </Page>
)
