import { useLive } from '#features/chat/kit/useLive.ts'
import { useMyPets } from '#features/pets/kit/useMyPets.ts'
import { keysOf } from '#platform/keysof.ts'
import { id, listView, oneOf, type View } from '#platform/web/listview.ts'
import { useSession } from '#platform/web/session.ts'
import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { Listed } from '#ui/Listed.tsx'
import { ListTable } from '#ui/ListTable.tsx'
import { Page } from '#ui/Page.tsx'
import { getMicroLookupHistory } from '../../contract.ts'
import { columnsOf, noneOf } from './columns.tsx'
import { LookupsMap } from './LookupsMap.tsx'

const ofWords = { myPets: 'Lookups of my pets', mine: 'Chips I’ve looked up' }
const lookups = listView({ of: oneOf(keysOf(ofWords), 'myPets'), petId: id, sort: oneOf(['-at', 'at'], '-at') })

/** A pet has no part in the chips that I looked up myself. */
const inputOf = (view: View<typeof lookups.choices>) => lookups.inputOf(view.of === 'mine' ? { ...view, petId: '' } : view)

/** The lookups of my pets, or those that I made, a page at a time. */
export function LookupList() {
  const session = useSession()
  const list = useList(getMicroLookupHistory, { ...lookups, inputOf }, { freshFor: 0 })
  const pets = useMyPets().data ?? []
  const { of } = list.view
  useLive(session?.token ?? null, getMicroLookupHistory)
  return (
    <Page
      title="Lookups"
      lead="Every time someone looked up one of your pets’ microchips, and any messages they left you."
      crumbs={[{ label: 'Dashboard', to: paths.customerDashboard }]}
    >
      <Filters list={list}>
        <FilterSelect list={list} by="of" label="Show" words={ofWords} />
        {of === 'myPets' && pets.length > 1 && (
          <FilterSelect
            list={list}
            by="petId"
            label="Pet"
            empty="All my pets"
            words={Object.fromEntries(pets.map(({ id, name }) => [id, name]))}
          />
        )}
      </Filters>
      <Listed list={{ ...list, isEmpty: list.shown?.total === 0 }} what="the lookups" none={noneOf[of]}>
        <LookupsMap lookups={list.shown?.items ?? []} />
        <ListTable list={list} label="Lookups" columns={columnsOf[of]} rowKey={({ lookupId }) => lookupId} />
      </Listed>
    </Page>
  )
}
