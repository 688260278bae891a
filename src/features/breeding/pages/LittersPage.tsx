import { listView, oneOf, text } from '#platform/web/listview.ts'
import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Filters } from '#ui/Filters.tsx'
import { Listed } from '#ui/Listed.tsx'
import { ListTable } from '#ui/ListTable.tsx'
import { getLitters } from '../contract.ts'
import { BreederPage } from '../parts/BreederPage.tsx'
import { LicenceEnded } from '../parts/LicenceEnded.tsx'
import { NoneYet } from '../parts/list/NoneYet.tsx'
import { litterColumns } from '../parts/litters/columns.tsx'

const SORTS = ['-registeredAt', '-bornOn', 'bornOn', 'damName', '-damName'] as const
const litters = listView({ query: text(), sort: oneOf(SORTS, '-registeredAt') })

export default function LittersPage() {
  const list = useList(getLitters, litters)
  return (
    <BreederPage
      title="Your litters"
      lead="Once a litter is old enough to leave its mother, print all its transfer packs in one go."
      actions={!list.isEmpty && <ButtonLink to={paths.newLitter}>Register a litter</ButtonLink>}
    >
      <LicenceEnded />
      <Listed
        list={list}
        what="your litters"
        none={<NoneYet />}
        filters={
          <Filters list={list} label="Name or number of the mother, the father or an animal">
            {null}
          </Filters>
        }
        all="Show all your litters"
        noneLikeThat="Try another name or number, or show all your litters."
      >
        <ListTable list={list} label="Litters" columns={litterColumns} rowKey={({ id }) => id} lines="plain" />
      </Listed>
    </BreederPage>
  )
}
