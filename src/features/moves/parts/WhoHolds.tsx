import { Loader } from '@mantine/core'
import { ChipIsHere } from '#features/pets/parts/chip/ChipIsHere.tsx'
import classes from '#features/pets/parts/chip/ChipStep.module.css'
import type { ChipCheck } from '#features/pets/parts/chip/useChipCheck.ts'
import { type Verdict, verdictOf } from '#features/pets/parts/chip/verdict.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'

/** Which database has the record now, as far as they answer. */
export function WhoHolds({ check: { asked, number } }: { check: ChipCheck }) {
  if (number === '') return null
  if (asked.isFetching && !asked.data)
    return (
      <p className={classes.waiting} role="status">
        <Loader size="sm" /> Asking our register and the other databases
      </p>
    )
  if (asked.error)
    return (
      <Notice
        kind="warning"
        title="We could not ask who holds this chip"
        live
        action={
          <ActionButton weight="plain" size="sm" onClick={() => asked.refetch()}>
            Ask again
          </ActionButton>
        }
      >
        {asked.error.message} You can go on: we ask again before the record is moved.
      </Notice>
    )
  return asked.data ? <Said verdict={verdictOf(asked.data)} number={number} /> : null
}

function Said({ verdict, number }: { verdict: Verdict; number: string }) {
  switch (verdict.kind) {
    case 'here':
      return <ChipIsHere number={number} says={verdict.says} />
    case 'keptBack':
      return (
        <Notice kind="warning" title="This chip cannot be registered by its keeper yet" live>
          {verdict.says}
        </Notice>
      )
    case 'elsewhere':
      return (
        <Notice kind="success" title={`${verdict.holder.name} holds this chip`} live>
          That is the record you can move here. We have chosen {verdict.holder.name} for the next step.
        </Notice>
      )
    case 'free':
      return (
        <Notice title="No database that answers us holds this chip" live>
          {verdict.silent.length > 0 && `${listed(verdict.silent)} did not answer when we asked. `}
          Several databases take no questions at all. If you know where the animal is registered, go on and choose it.
        </Notice>
      )
  }
}

const listed = (names: string[]) => new Intl.ListFormat('en-GB').format(names)
