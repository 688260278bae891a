import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { OwedNotice } from '#features/plans/kit/OwedNotice.tsx'
import { SPECIES, speciesWords } from '#knowledge/animals/species.ts'
import { download } from '#platform/web/download.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { listView, oneOf, text } from '#platform/web/listview.ts'
import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { Listed } from '#ui/Listed.tsx'
import { ListTable } from '#ui/ListTable.tsx'
import { SaveCsvButton } from '#ui/SaveCsvButton.tsx'
import { useChosen } from '#ui/useChosen.ts'
import { downloadWelfareAnimals, getWelfarePets } from '../contract.ts'
import type { ChosenAnimal } from '../kit/points.ts'
import { useMayWork } from '../kit/useMayWork.ts'
import { WelfarePage } from '../kit/WelfarePage.tsx'
import { canBeChosen } from '../parts/list/acts.ts'
import { ChooseAll } from '../parts/list/ChooseAll.tsx'
import { animalColumns } from '../parts/list/columns.tsx'
import { States } from '../parts/list/States.tsx'
import { FILTERS, KINDS, kindWords, STRAYS, strayWords } from '../parts/words.ts'

/** Nothing is chosen at first. */
const ChosenAnimals = lazyPart(() => import('../parts/list/ChosenAnimals.tsx').then((part) => part.ChosenAnimals))

const animals = listView({
  query: text(),
  state: oneOf(FILTERS, 'here'),
  kind: oneOf(KINDS),
  species: oneOf(SPECIES),
  location: text(80),
  stray: oneOf(STRAYS),
  sort: oneOf(['-cameOn', 'cameOn', 'name'], '-cameOn'),
})

const NOTHING_CHOSEN = { query: '', kind: undefined, species: undefined, location: '', stray: undefined }

/** Every animal that the organisation took in: those with it, those offered, those that left. */
export default function WelfarePetsPage() {
  const mayWork = useMayWork()
  const actions = (
    <>
      {mayWork && <ButtonLink to={paths.newIntake}>Take an animal in</ButtonLink>}
      <SaveList />
    </>
  )
  return (
    <WelfarePage title="Animals" lead="The animals with you, those offered for adoption and those that have left." actions={actions}>
      <OwedNotice />
      <Animals />
    </WelfarePage>
  )
}

/** Saves every animal of the view as a CSV file. */
function SaveList() {
  const { page: _, pageSize: __, ...chosen } = animals.inputOf(animals.viewIn(useSearchParams()[0]))
  return <SaveCsvButton save={() => download(downloadWelfareAnimals, chosen, 'animals.csv')} />
}

/** Asked for only once the page knows that there is an organisation. */
function Animals() {
  const inView = useList(getWelfarePets, animals)
  const counts = inView.shown?.counts
  // It opens on those that are here: where there are none, others may have left.
  const list = { ...inView, isEmpty: inView.isEmpty && counts?.all === 0, clear: () => inView.narrow({ ...NOTHING_CHOSEN, state: 'all' }) }
  const mayWork = useMayWork()
  const choosing = useChosen<ChosenAnimal>()
  const { page: _, pageSize: __, ...view } = animals.inputOf(list.view)
  const locations = list.shown?.locations ?? []
  return (
    <>
      {counts && counts.all > 0 && (
        <States
          counts={counts}
          current={list.view.state}
          addressOf={(state) => `${paths.welfarePets}?${new URLSearchParams(animals.paramsOf(list.view, { state }))}`}
        />
      )}
      <Listed
        list={list}
        what="your animals"
        none={<NoneYet />}
        filters={
          <Filters list={list} label="Name, microchip number, breed, place or person">
            <FilterSelect list={list} by="kind" label="How it came to you" words={kindWords} />
            <FilterSelect list={list} by="species" label="Kind of animal" words={speciesWords} />
            <FilterSelect list={list} by="stray" label="Stray dogs" words={strayWords} />
            {locations.length > 0 && (
              <FilterSelect
                list={list}
                by="location"
                label="Location"
                words={Object.fromEntries(locations.map((place) => [place, place]))}
              />
            )}
          </Filters>
        }
        all="Show all your animals"
        noneLikeThat="Try other words, or show all your animals."
      >
        <ChooseAll
          choosing={choosing}
          page={(list.shown?.items ?? []).filter((pet) => canBeChosen(pet, mayWork))}
          hasMore={(list.shown?.total ?? 0) > (list.shown?.items.length ?? 0)}
          view={view}
        />
        <ListTable list={list} label="Animals" columns={animalColumns(choosing, mayWork)} rowKey={({ intake }) => intake.id} />
      </Listed>
      {choosing.chosen.length > 0 && (
        <Suspense>
          <ChosenAnimals {...choosing} />
        </Suspense>
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
            See animals looking for a home
          </ButtonLink>
        </>
      }
    >
      When you take an animal in, you’ll see it here. Scan or type its chip number to start.
    </EmptyState>
  )
}
