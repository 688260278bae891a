import { listView, oneOf } from '#platform/web/listview.ts'
import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Listed } from '#ui/Listed.tsx'
import { ListTable } from '#ui/ListTable.tsx'
import { getLitters } from '../contract.ts'
import { BreederPage } from '../parts/BreederPage.tsx'
import { NoneYet } from '../parts/list/NoneYet.tsx'
import { litterColumns } from '../parts/litters/columns.tsx'

const SORTS = ['-registeredAt', '-bornOn', 'bornOn', 'damName', '-damName'] as const
const litters = listView({ sort: oneOf(SORTS, '-registeredAt') })

export default function LittersPage() {
  const list = useList(getLitters, litters)
  return (
    <BreederPage
      title="Your litters"
      lead="Once a litter is old enough to leave its mother, print all its transfer packs in one go."
      actions={!list.isEmpty && <ButtonLink to={paths.newLitter}>Register a litter</ButtonLink>}
    >
      <Listed list={list} what="your litters" none={<NoneYet />}>
        <ListTable list={list} label="Litters" columns={litterColumns} rowKey={({ id }) => id} />
      </Listed>
    </BreederPage>
  )
}
