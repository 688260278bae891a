import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { OwedNotice } from '#features/plans/kit/OwedNotice.tsx'
import { download } from '#platform/web/download.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { id, listView, oneOf, text } from '#platform/web/listview.ts'
import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { Listed } from '#ui/Listed.tsx'
import { ListTable } from '#ui/ListTable.tsx'
import { SaveCsvButton } from '#ui/SaveCsvButton.tsx'
import { useChosen } from '#ui/useChosen.ts'
import { downloadBreederAnimals, getBreederPets } from '../contract.ts'
import { BreederPage } from '../parts/BreederPage.tsx'
import { littersOfView } from '../parts/list/bylitter.ts'
import { ChosenAnimals } from '../parts/list/ChosenAnimals.tsx'
import { animalColumns } from '../parts/list/columns.tsx'
import { NoneYet } from '../parts/list/NoneYet.tsx'
import { SelectAll } from '../parts/list/SelectAll.tsx'
import { LitterField } from '../parts/litters/LitterField.tsx'
import { STATES, stateWords } from '../parts/words.ts'
import type { BreederPet } from '../shapes.ts'

const LicenceEnded = lazyPart(() => import('../parts/LicenceEnded.tsx').then((part) => part.LicenceEnded))

const animals = listView({
  query: text(),
  state: oneOf(STATES),
  litterId: id,
  sort: oneOf(['-bornOn', 'bornOn', 'name', '-registeredAt'], '-bornOn'),
})

export default function BreederPetsPage() {
  const list = useList(getBreederPets, animals)
  const choosing = useChosen<BreederPet>()
  const byLitter = littersOfView(list.view, list.shown?.litters ?? [])
  return (
    <BreederPage
      title="Your animals"
      lead="The animals with you and those that have left. You’re their breeder on the register for life."
      actions={
        !list.isEmpty && (
          <>
            <ButtonLink to={paths.newLitter}>Register a litter</ButtonLink>
            <ButtonLink weight="plain" to={paths.importPets}>
              Import from a file
            </ButtonLink>
            <SaveList />
          </>
        )
      }
    >
      <Suspense>
        <LicenceEnded />
      </Suspense>
      <OwedNotice />
      <Listed
        list={list}
        what="your animals"
        none={<NoneYet />}
        filters={
          <Filters list={list}>
            <FilterSelect list={list} by="state" label="Status" words={stateWords} />
            <LitterField label="Litter" value={list.view.litterId} onChoose={(litterId) => list.choose('litterId', litterId)} />
          </Filters>
        }
        all="Show all your animals"
        noneLikeThat="Try another name or number, or show all your animals."
      >
        <SelectAll pets={list.shown?.items ?? []} choosing={choosing} />
        <ListTable
          list={list}
          label="Animals"
          columns={animalColumns(choosing).filter(({ key }) => !byLitter || key !== 'litter')}
          rowKey={({ id }) => id}
          lines="boxes"
          groupOf={byLitter}
        />
      </Listed>
      <ChosenAnimals {...choosing} />
    </BreederPage>
  )
}

/** Saves every animal of the view as a CSV file. */
function SaveList() {
  const { page: _, pageSize: __, ...chosen } = animals.inputOf(animals.viewIn(useSearchParams()[0]))
  return <SaveCsvButton save={() => download(downloadBreederAnimals, chosen, 'animals.csv')} />
}
