import { useSearchParams } from 'react-router'
import { useAsk } from '#platform/web/useAsk.ts'
import { useLast } from '#platform/web/useLast.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { getDeadChips } from '../../contract.ts'
import { DEAD_STATES, deadWords } from '../words.ts'
import classes from './DeadTable.module.css'
import { DeadTable } from './DeadTable.tsx'
import { paramsOf, viewAsked, viewIn } from './view.ts'

/** What somebody reported, and what is still to be done about it; nothing of what is not there while they are `reporting`. */
export function Reports({ reporting }: { reporting: boolean }) {
  const [params, setParams] = useSearchParams()
  const view = viewIn(params)
  const { data, error, isFetching, refetch } = useAsk(getDeadChips, viewAsked(view))
  const shown = useLast(data)

  if (error && !data)
    return (
      <ErrorState title="We could not load your reports" onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorState>
    )
  if (!shown) return <LoadingState shape="table" count={4} label="Loading your reports" />
  if (shown.total === 0 && !view.status) return reporting ? null : <NoneYet />
  return (
    <>
      <search className={classes.filter}>
        <SelectField
          label="State"
          empty="All"
          options={DEAD_STATES.map((status) => ({ value: status, label: deadWords[status].label }))}
          value={view.status ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setParams(paramsOf(view, { status: DEAD_STATES.find((status) => status === value) }), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      </search>
      {shown.total === 0 ? (
        <NoneLikeThat onClear={() => setParams({})} />
      ) : (
        <DeadTable reports={shown} loading={data === undefined} onPage={(page) => setParams(paramsOf(view, { page }))} />
      )}
    </>
  )
}

function NoneYet() {
  return (
    <EmptyState art={<ScanChipArt />} title="You have reported no chip">
      That is good news. Should a reader not see a chip, or should one move or hurt, report it with the button above: we fill in what the
      law wants reported.
    </EmptyState>
  )
}

function NoneLikeThat({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      art={<SearchPaperArt />}
      title="None of your reports is like that"
      action={
        <ActionButton weight="plain" onClick={onClear}>
          Show all my reports
        </ActionButton>
      }
    />
  )
}
