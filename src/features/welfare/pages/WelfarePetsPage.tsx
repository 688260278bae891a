import { useSearchParams } from 'react-router'
import { OwedNotice } from '#features/plans/parts/OwedNotice.tsx'
import { useAsk } from '#platform/web/useAsk.ts'
import { useLast } from '#platform/web/useLast.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { getWelfarePets } from '../contract.ts'
import { SaveList } from '../parts/list/SaveList.tsx'
import { isNarrowed, paramsOf, viewAsked, viewIn, type WelfareView } from '../parts/list/view.ts'
import { WelfareFilters } from '../parts/list/WelfareFilters.tsx'
import { WelfareTable } from '../parts/list/WelfareTable.tsx'
import { WelfarePage } from '../parts/WelfarePage.tsx'

/** Every animal that the organisation took in: those with it, those offered, those that left. */
export default function WelfarePetsPage() {
  const [params] = useSearchParams()
  const view = viewIn(params)
  const actions = (
    <>
      <ButtonLink to={paths.newIntake}>Take an animal in</ButtonLink>
      <SaveList view={view} />
    </>
  )
  return (
    <WelfarePage title="Animals" lead="Those with you, those offered for adoption and those that have left." actions={actions}>
      <OwedNotice />
      <Animals view={view} />
    </WelfarePage>
  )
}

function Animals({ view }: { view: WelfareView }) {
  const setParams = useSearchParams()[1]
  const { data, error, isFetching, refetch } = useAsk(getWelfarePets, viewAsked(view))
  const shown = useLast(data)
  const narrow = (changes: Partial<WelfareView>) => setParams(paramsOf(view, changes), { replace: true, preventScrollReset: true })

  if (error && !data)
    return (
      <ErrorState title="We could not load your animals" onRetry={refetch} retrying={isFetching}>
        {error.message}
      </ErrorState>
    )
  if (!shown) return <LoadingState shape="table" count={6} label="Loading your animals" />
  if (shown.total === 0 && !isNarrowed(view)) return <NoneYet />
  return (
    <>
      <WelfareFilters view={view} onChange={narrow} />
      {shown.total === 0 ? (
        <NoneLikeThat onClear={() => setParams({})} />
      ) : (
        <WelfareTable
          pets={shown}
          view={view}
          loading={data === undefined}
          onSort={(sort) => narrow({ sort })}
          onPage={(page) => setParams(paramsOf(view, { page }))}
        />
      )}
    </>
  )
}

function NoneYet() {
  return (
    <EmptyState
      art={<ScanChipArt />}
      title="No animals yet"
      action={
        <>
          <ButtonLink to={paths.newIntake}>Take an animal in</ButtonLink>
          <ButtonLink weight="plain" to={paths.welfareHomes}>
            See animals that need a home
          </ButtonLink>
        </>
      }
    >
      Scan or type the chip of an animal that has come to you. It can be found under your name from then on.
    </EmptyState>
  )
}

function NoneLikeThat({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      art={<SearchPaperArt />}
      title="None of your animals is like that"
      action={
        <ActionButton weight="plain" onClick={onClear}>
          Show all our animals
        </ActionButton>
      }
    >
      Look for another name or number, or show them all.
    </EmptyState>
  )
}
