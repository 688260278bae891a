import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useProfession } from '#features/accounts/kit/profession.ts'
import { pageAfterSignIn } from '#features/accounts/kit/start.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { Page } from '#ui/Page.tsx'
import { addressOf, SHOWS, showIn, showWords } from '../parts/requests/show.ts'
import { useWaitingCount, Waiting } from '../parts/requests/Waiting.tsx'

const Mine = lazyPart(() => import('../parts/requests/Mine.tsx').then((part) => part.Mine))
const History = lazyPart(() => import('../parts/requests/History.tsx').then((part) => part.History))

const actions = (
  <>
    <ButtonLink to={paths.askForKeepership()}>Ask to be the keeper</ButtonLink>
    <ButtonLink weight="plain" to={paths.takeUp()}>
      Use a transfer code
    </ButtonLink>
    <ButtonLink weight="plain" to={paths.homes}>
      Animals looking for a home
    </ButtonLink>
  </>
)

/** Every way in which one of my animals changes hands, or an animal comes to me: what waits, what I asked, what is past. */
export default function RequestsPage() {
  const [params] = useSearchParams()
  const session = useSession()
  const waiting = useWaitingCount()
  const show = showIn(params)
  const { requests } = useProfession()
  return (
    <Page
      title="Requests"
      lead={requests}
      crumbs={[{ label: 'Dashboard', to: pageAfterSignIn(session?.profileTypes ?? []) }]}
      actions={actions}
    >
      <LinkTabs
        label="Requests"
        current={addressOf(show)}
        tabs={SHOWS.map((one) => ({ label: showWords[one], to: addressOf(one), ...(one === 'waiting' && { count: waiting }) }))}
      />
      {show === 'waiting' && <Waiting />}
      <Suspense>
        {show === 'mine' && <Mine />}
        {show === 'history' && <History />}
      </Suspense>
    </Page>
  )
}
