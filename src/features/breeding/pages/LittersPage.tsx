import { useSearchParams } from 'react-router'
import { pageIn } from '#platform/web/listaddress.ts'
import { useAsk } from '#platform/web/useAsk.ts'
import { useLast } from '#platform/web/useLast.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { NotLoaded } from '#ui/NotLoaded.tsx'
import { getLitters } from '../contract.ts'
import { BreederPage } from '../parts/BreederPage.tsx'
import { NoneYet } from '../parts/list/nothing.tsx'
import { LitterTable } from '../parts/litters/LitterTable.tsx'

export default function LittersPage() {
  const [params, setParams] = useSearchParams()
  const asking = useAsk(getLitters, { page: pageIn(params), pageSize: 20 })
  const { data, error } = asking
  const shown = useLast(data)
  return (
    <BreederPage
      title="Your litters"
      lead="Print the transfer packs of a litter in one go once its young may leave."
      actions={shown?.total !== 0 && <ButtonLink to={paths.newLitter}>Register a litter</ButtonLink>}
    >
      {error && <NotLoaded what="your litters" asking={asking} />}
      {!error && !shown && <LoadingState shape="table" count={4} label="Loading your litters" />}
      {!error && shown?.total === 0 && <NoneYet />}
      {!error && shown && shown.total > 0 && (
        <LitterTable
          list={shown}
          loading={data === undefined}
          onPage={(number) => setParams(number === 1 ? {} : { page: String(number) })}
        />
      )}
    </BreederPage>
  )
}
