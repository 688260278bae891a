import { useNavigate, useSearchParams } from 'react-router'
import { pageAfterSignIn } from '#features/accounts/kit/start.ts'
import { useLive } from '#features/chat/kit/useLive.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { Box } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { getTracker } from '../contract.ts'
import type { Tracked } from '../parts/tracker/points.ts'
import { SharePanel } from '../parts/tracker/SharePanel.tsx'
import { Tracker } from '../parts/tracker/Tracker.tsx'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Where a keeper’s pet was scanned, seen and lost. New places come by themselves. */
export default function TrackerPage() {
  const [search] = useSearchParams()
  const session = useSession()
  const { connected } = useLive(session?.token ?? null, getTracker)
  const query = useCall(getTracker, chosenIn(search), { freshFor: 0, ...(!connected && { every: 10 }) })
  const tracked = query.data?.tracked
  return (
    <Page
      title="Tracker"
      lead="Where your pet’s tag was scanned and where people saw your pet. New places appear by themselves."
      crumbs={[{ label: 'Dashboard', to: pageAfterSignIn(session?.profileTypes ?? []) }]}
      actions={
        tracked?.caseId && (
          <ButtonLink weight="plain" to={paths.lostPet(tracked.caseId)}>
            Open the search
          </ButtonLink>
        )
      }
    >
      <Loaded what="the tracker" query={query} shape="cards" count={2}>
        {({ pets, tracked }) =>
          tracked ? (
            <Rows>
              {pets.length > 1 && <PetChoice pets={pets} tracked={tracked} />}
              {tracked.points.length > 0 ? <Tracker key={idOf(tracked)} trail={tracked} /> : <NothingYet tracked={tracked} />}
              <SharePanel
                key={`share ${idOf(tracked)}`}
                animal={tracked.petId ? { petId: tracked.petId } : { tagId: tracked.tagId ?? '' }}
                petName={tracked.petName}
              />
            </Rows>
          ) : (
            <NothingToFollow />
          )
        }
      </Loaded>
    </Page>
  )
}

function chosenIn(search: URLSearchParams) {
  const [petId, tagId] = [search.get('pet') ?? '', search.get('tag') ?? '']
  if (ID.test(petId)) return { petId }
  return ID.test(tagId) ? { tagId } : {}
}

const idOf = ({ petId, tagId }: { petId: string | null; tagId: string | null }) => petId ?? tagId ?? ''

function PetChoice({ pets, tracked }: { pets: AnswerOf<typeof getTracker>['pets']; tracked: Tracked }) {
  const navigate = useNavigate()
  const choose = (id: string) => {
    const isPet = pets.some(({ petId }) => petId === id)
    void navigate(paths.tracker(isPet ? { pet: id } : { tag: id }), { replace: true, preventScrollReset: true })
  }
  return (
    <Box maw="24rem">
      <SelectField
        label="Which pet?"
        value={idOf(tracked)}
        options={pets.map((pet) => ({ value: idOf(pet), label: pet.petName }))}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </Box>
  )
}

function NothingYet({ tracked: { petId, petName, missing, caseId } }: { tracked: Tracked }) {
  return (
    <Panel>
      <EmptyState
        art={<SearchPaperArt />}
        title={`No one has scanned or seen ${petName} yet`}
        action={
          petId &&
          !caseId && (
            <ButtonLink weight="plain" to={paths.reportLost(petId)}>
              {missing ? 'Start a search' : 'Report your pet lost'}
            </ButtonLink>
          )
        }
      >
        When someone scans {petName}’s tag, or tells us where they saw {petName} while you’re searching, the place appears here and we tell
        you straight away.
      </EmptyState>
    </Panel>
  )
}

function NothingToFollow() {
  return (
    <Panel>
      <EmptyState
        art={<SearchPaperArt />}
        title="Nothing to follow yet"
        action={
          <>
            <ButtonLink to={paths.activateTag()}>Activate a tag</ButtonLink>
            <ButtonLink weight="plain" to={paths.reportLost()}>
              Report your pet lost
            </ButtonLink>
          </>
        }
      >
        Activate a tag for your pet, and you’ll see here where it’s scanned. If your pet is missing, report it lost, and you’ll see where
        people spot it.
      </EmptyState>
    </Panel>
  )
}
