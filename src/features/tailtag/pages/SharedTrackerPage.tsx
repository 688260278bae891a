import { IconEye } from '@tabler/icons-react'
import { data, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { whenText } from '#platform/text/whentext.ts'
import { callFrom } from '#platform/web/caller.ts'
import { refusedWith } from '#platform/web/refused.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { LockedArt } from '#ui/art/spots/LockedArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getSharedTracker } from '../contract.ts'
import type { Shared } from '../parts/tracker/points.ts'
import { Tracker } from '../parts/tracker/Tracker.tsx'

/** Longer is no secret of ours. */
const LONGEST = 100

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const { share = '' } = params
  if (share.length > LONGEST) return data({ shared: null, refused: 'notFound' }, { status: 404 })
  // Where the server cannot draw the tracker, the page asks for it by itself.
  const answer = await callFrom(context, getSharedTracker, { share }).catch(refusedWith)
  if (answer && 'status' in answer) return data({ shared: null, refused: answer.code }, { status: answer.status })
  return data({ shared: answer, refused: null })
}

export const meta = () => [{ name: 'robots', content: 'noindex' }]

/** The tracker of one pet, for whoever its keeper gave the link to. */
export default function SharedTrackerPage() {
  const { share = '' } = useParams()
  const drawn = useLoaderData<typeof loader>()
  const query = useCall(getSharedTracker, { share }, { enabled: !isGone(drawn.refused), freshFor: 0, every: 10 })
  const refused = query.error?.code ?? (query.data ? null : drawn.refused)
  if (isGone(refused)) return <Gone because={refused} />
  const shared = query.data ?? drawn.shared
  if (shared) return <SharedTracker shared={shared} />
  return (
    <Page title="Tracker">
      <Loaded what="the tracker" query={query} />
    </Page>
  )
}

function SharedTracker({ shared }: { shared: Shared }) {
  const { petName, missing, caseId, until, points } = shared
  return (
    <Page
      title={`Where ${petName} was seen`}
      eyebrow={missing && `${petName} is ${missing}`}
      lead={`The keeper has shared this with you until ${whenText(until)}. New places appear by themselves.`}
      actions={
        caseId && (
          <ButtonLink weight="urgent" icon={<IconEye size={20} aria-hidden="true" />} to={paths.lostPet(caseId)}>
            I’ve seen {petName}
          </ButtonLink>
        )
      }
    >
      {points.length > 0 ? (
        <Tracker trail={shared} />
      ) : (
        <Panel>
          <EmptyState title={`No one has scanned or seen ${petName} yet`}>When someone does, the place appears here.</EmptyState>
        </Panel>
      )}
    </Page>
  )
}

const GONE = {
  ended: {
    title: 'The keeper has ended this link',
    words: 'It doesn’t show anything any more. If you’re still helping, ask the keeper for a new link.',
  },
  expired: {
    title: 'This link has expired',
    words: 'Links to a tracker work for a limited time. If you’re still helping, ask the keeper for a new link.',
  },
  notFound: {
    title: 'This link doesn’t work',
    words: 'Part of it may be missing. Open the whole link that you were sent, or ask the keeper for a new one.',
  },
}
const isGone = (code: string | null): code is keyof typeof GONE => code !== null && code in GONE

function Gone({ because }: { because: keyof typeof GONE }) {
  const { title, words } = GONE[because]
  return (
    <Page title={title} width="text">
      <EmptyState
        art={<LockedArt />}
        title="There’s nothing to see here now"
        action={
          <ButtonLink weight="plain" to={paths.lostFound}>
            See lost and found animals
          </ButtonLink>
        }
      >
        {words}
      </EmptyState>
    </Page>
  )
}
