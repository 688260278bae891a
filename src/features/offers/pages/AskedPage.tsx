import { Suspense, useState } from 'react'
import { type MetaFunction, useParams } from 'react-router'
import { beginAccount } from '#features/accounts/kit/beginAccount.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getRequestSummary } from '../contract.ts'
import { Answered, NoButton, NoEmail } from '../parts/asked/AnswerByLink.tsx'
import type { AnsweredByLink, ByLink } from '../parts/asked/bylink.ts'

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** An implanter registered an animal for someone who may have no account yet: what it’s about, and the way to an account that’s half filled in. */
export default function AskedPage() {
  const { requestId = '', code = '' } = useParams()
  const query = useCall(getRequestSummary, { requestId, code })
  const { data, error } = query
  const [answered, setAnswered] = useState<AnsweredByLink | null>(null)
  if (answered) return <Answered answered={answered} />
  if (data)
    return data.isOpen ? (
      <Asked request={data} by={{ link: { requestId, code }, onAnswer: setAnswered }} />
    ) : (
      <Over title="This request has ended" says={OVER} />
    )
  if (error?.isNotFound || error?.isMistyped) return <Over title="We can’t find this request" says="Check the link in our message." />
  return (
    <Page title="Is this animal yours?" width="text">
      <Loaded what="the request" query={query} shape="record" count={3} />
      <noscript>Turn on JavaScript to answer, or call us on {site.phone}.</noscript>
    </Page>
  )
}

function Asked({ request, by: byLink }: { request: AnswerOf<typeof getRequestSummary>; by: ByLink }) {
  const { by, animals, answerBy, you, byText, toPay } = request
  const session = useSession()
  return (
    <Page
      title="Is this animal yours?"
      lead={`${by} has microchipped ${animals} and registered ${/^\d/.test(animals) ? 'them' : 'it'} for you. Tell us by ${whenText(answerBy, 'day')} if that’s right.`}
      width="text"
    >
      <Panel look="raised">
        <Rows>
          <Bullets gap="0.375rem">
            <li>If you say yes, you become the keeper on the register, and we’ll contact you if your pet is found.</li>
            <li>Nothing changes until you answer. If you don’t recognise this, say no or ignore it.</li>
            {!session && <li>To say yes, use the e-mail address or mobile number our message came to, so we know it’s you.</li>}
          </Bullets>
          {session ? (
            <FormActions>
              <ButtonLink to={paths.requests}>Answer the request</ButtonLink>
            </FormActions>
          ) : (
            <FormActions note={you ? GIVEN : 'You don’t need an account to say no.'}>
              <ButtonLink to={paths.registerThen(paths.requests)} onClick={() => beginAccount(you)}>
                Create a free account
              </ButtonLink>
              <ButtonLink weight="plain" to={paths.login(paths.requests)}>
                Sign in
              </ButtonLink>
              <NoButton {...byLink} />
            </FormActions>
          )}
        </Rows>
      </Panel>
      {!session && (byText ? <NoEmail {...byLink} you={you} toPay={toPay} /> : <OnlyLandline you={you} />)}
    </Page>
  )
}

const LandlineAccount = lazyPart(() => import('../parts/asked/LandlineAccount.tsx').then((part) => part.LandlineAccount))

/** The other form texts a code to a mobile: whoever has none is asked for their landline. */
function OnlyLandline({ you }: Pick<AnswerOf<typeof getRequestSummary>, 'you'>) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <p>
        No mobile phone?{' '}
        <ActionButton weight="quiet" onClick={() => setOpen(true)}>
          Create an account with a landline
        </ActionButton>
      </p>
    )
  return (
    <Panel title="Create an account with a landline" look="raised">
      <Suspense>
        <LandlineAccount you={you} />
      </Suspense>
    </Panel>
  )
}

const GIVEN =
  'You don’t need an account to say no. We’ll fill in what they gave us of your name and address. Check it, and change what’s wrong.'

const OVER = 'If you’ve already answered, sign in to see your pet. If not, ask the implanter to ask you again.'

const Over = ({ title, says }: { title: string; says: string }) => (
  <Page title={title} width="text">
    <EmptyState art={<SearchPaperArt />} title={says} action={<ButtonLink to={paths.login()}>Sign in</ButtonLink>}>
      Questions? Call us on <a href={site.phoneLink}>{site.phone}</a>.
    </EmptyState>
  </Page>
)
