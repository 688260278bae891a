import { useSearchParams } from 'react-router'
import { useAsk } from '#platform/web/useAsk.ts'
import { useLast } from '#platform/web/useLast.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { getLitters } from '../contract.ts'
import { BreederPage } from '../parts/BreederPage.tsx'
import { NoneYet } from '../parts/list/nothing.tsx'
import { LitterTable } from '../parts/litters/LitterTable.tsx'

export default function LittersPage() {
  const [params, setParams] = useSearchParams()
  const asked = Number(params.get('page'))
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 100_000 ? asked : 1
  const { data, error, isFetching, refetch } = useAsk(getLitters, { page, pageSize: 20 })
  const shown = useLast(data)
  return (
    <BreederPage
      title="Your litters"
      lead="Print the transfer packs of a litter in one go once its young may leave."
      actions={shown?.total !== 0 && <ButtonLink to={paths.newLitter}>Register a litter</ButtonLink>}
    >
      {error && (
        <ErrorState title="We could not load your litters" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      )}
      {!error && !shown && <LoadingState shape="table" count={4} label="Loading your litters" />}
      {!error && shown?.total === 0 && <NoneYet />}
      {!error && shown && shown.total > 0 && (
        <LitterTable
          litters={shown}
          loading={data === undefined}
          onPage={(number) => setParams(number === 1 ? {} : { page: String(number) })}
        />
      )}
    </BreederPage>
  )
}
