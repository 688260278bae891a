import { type ReactNode, useState } from 'react'
import { HandOverButton } from '#features/chipHandovers/kit/HandOverButton.tsx'
import { getChipsForImplanter } from '#features/stock/contract.ts'
import { chipsText } from '#features/stock/kit/chipstext.ts'
import { listView, oneOf, text, type View } from '#platform/web/listview.ts'
import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { ChosenBar } from '#ui/ChosenBar.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { Listed } from '#ui/Listed.tsx'
import { ListTable } from '#ui/ListTable.tsx'
import { Section } from '#ui/Section.tsx'
import { type Choosing, useChosen } from '#ui/useChosen.ts'
import { useQualified } from '../../../kit/useQualified.ts'
import { StoppedChips } from '../../StoppedChips.tsx'
import { UNIT_STATES, unitWords } from '../../words.ts'
import { CHIPS } from '../address.ts'
import { Batches } from './Batches.tsx'
import { handColumns } from './columns.tsx'

/** Room for a table. */
const WIDE = '(min-width: 56.0625em)'

/** The longest that `getChipsForImplanter` looks for. */
const LONGEST = 40

/** Leaves out no state. */
const ALL = 'all' as const

/** Those that can be implanted. */
const USUAL = 'withImplanter'

const chips = listView({
  query: text(LONGEST),
  status: oneOf([...UNIT_STATES, ALL], USUAL),
  sort: oneOf(['expiresOn', '-expiresOn', 'number', '-number'], 'expiresOn'),
})

function inputOf(view: View<typeof chips.choices>) {
  const { status, ...input } = chips.inputOf(view)
  return { ...input, ...(status && status !== ALL && { status }) }
}

/** The chips that an implanter holds: by batch, and one by one with what can be done. */
export function InHand() {
  const list = useList(getChipsForImplanter, { ...chips, inputOf }, { inPlace: true })
  const { view, shown, narrow } = list
  const choosing = useChosen()
  const isNarrowed = view.query !== '' || view.status !== USUAL || view.page > 1 || shown?.batches.length === 0
  const chipByChip = (
    <Listed
      list={list}
      what="your chips"
      level={3}
      none={<NoneInHand />}
      filters={
        <Filters list={list} few label="Microchip number or batch" maxLength={LONGEST}>
          <FilterSelect list={list} by="status" label="Status" words={{ ...unitWords, [ALL]: 'All chips' }} />
        </Filters>
      }
      elsewhere={
        view.query !== '' &&
        view.status !== ALL && <ActionButton onClick={() => narrow({ status: ALL })}>Search all your chips</ActionButton>
      }
      all="Show chips in stock"
      noneLikeThat="Compare the number with the label, or choose another state."
    >
      <ListTable list={list} label="Chips" columns={handColumns(choosing)} rowKey={({ id }) => id} lines="boxes" />
    </Listed>
  )
  if (!shown) return chipByChip
  return (
    <>
      <StoppedChips />
      {shown.batches.length > 0 && <Batches batches={shown.batches} />}
      <Section title="Individual chips" id={CHIPS}>
        <Rows>
          <EachChip isAsked={isNarrowed}>{chipByChip}</EachChip>
          <ChosenChips {...choosing} />
        </Rows>
      </Section>
    </>
  )
}

/** On a phone each chip is a card, and the runs of numbers above say the same on one screen: there they're shown when somebody asks. */
function EachChip({ isAsked, children }: { isAsked: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(() => matchMedia(WIDE).matches)
  if (isOpen || isAsked) return children
  return (
    <ActionButton weight="plain" onClick={() => setOpen(true)}>
      Show each chip
    </ActionButton>
  )
}

/** What can be done with the chips that are chosen, together. */
function ChosenChips({ chosen, clear }: Choosing) {
  if (chosen.length === 0) return null
  return (
    <ChosenBar label="Selected chips" words={chipsText(chosen.length)} onClear={clear}>
      <HandOverButton size="sm" numbers={chosen.map(({ id }) => id)} onDone={clear} />
    </ChosenBar>
  )
}

function NoneInHand() {
  const isQualified = useQualified()
  return (
    <EmptyState
      level={3}
      art={<ScanChipArt />}
      title="You have no chips in stock"
      action={
        <>
          <ButtonLink to={paths.orderChips}>Order chips</ButtonLink>
          {isQualified && (
            <ButtonLink weight="plain" to={paths.registerChip}>
              Register another maker’s chip
            </ButtonLink>
          )}
        </>
      }
    >
      You’ll see chips here once you’ve confirmed under Orders that they’ve arrived. Chips you bought elsewhere won’t be listed: register
      them by their number.
    </EmptyState>
  )
}
