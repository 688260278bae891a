import { Group, Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ChipIsHere } from '../parts/ChipIsHere.tsx'
import type { ChipCheck } from './useChipCheck.ts'
import { type OpenVerdict, verdictOf } from './verdict.ts'

interface ChipAskedProps {
  check: ChipCheck
  /** Before what the databases are asked again: "the pet is registered". */
  before: string
  /** What to say where the chip is free or held elsewhere. */
  children: (verdict: OpenVerdict) => ReactNode
}

/** What the databases answer when they are asked for a chip: on its way, not to be had, or who holds it. */
export function ChipAsked({ check: { asked, number }, before, children }: ChipAskedProps) {
  if (number === '') return null
  if (asked.isFetching && !asked.data)
    return (
      <Group component="p" gap="0.75rem" wrap="nowrap" c="dimmed" m={0} role="status">
        <Loader size="sm" /> Checking our register and the other databases
      </Group>
    )
  if (asked.error)
    return (
      <Notice
        kind="warning"
        title="We couldn’t check who holds this chip"
        live
        action={
          <ActionButton weight="plain" size="sm" onClick={() => asked.refetch()}>
            Check again
          </ActionButton>
        }
      >
        {asked.error.message} You can carry on: we’ll check again before {before}.
      </Notice>
    )
  if (!asked.data) return null
  const verdict = verdictOf(asked.data)
  if (verdict.kind === 'here') return <ChipIsHere number={number} says={verdict.says} />
  if (verdict.kind === 'keptBack')
    return (
      <Notice kind="warning" title="This chip can’t be registered yet" live>
        {verdict.says}
      </Notice>
    )
  return children(verdict)
}
