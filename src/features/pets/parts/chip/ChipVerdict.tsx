import { Loader } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { PetForm } from '../form/petform.ts'
import { ChipIsHere } from './ChipIsHere.tsx'
import classes from './ChipStep.module.css'
import type { ChipCheck } from './useChipCheck.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** Whether the chip can be registered here, who holds it if not, and what to do then. */
export function ChipVerdict({ pet, check: { asked, number } }: { pet: PetForm; check: ChipCheck }) {
  if (number === '') return null
  if (asked.isFetching && !asked.data) return <Waiting />
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
        {asked.error.message} You can go on: we ask again before the pet is registered.
      </Notice>
    )
  if (!asked.data) return null
  return <Said verdict={verdictOf(asked.data)} number={number} pet={pet} />
}

function Said({ verdict, number, pet }: { verdict: Verdict; number: string; pet: PetForm }) {
  switch (verdict.kind) {
    case 'free':
      return (
        <Notice kind="success" title="This chip can be registered here" live>
          {verdict.silent.length > 0
            ? `${listed(verdict.silent)} did not answer when we asked. If the animal was registered before, ask there too.`
            : 'It is not on our register, and no database that answers us holds it.'}
        </Notice>
      )
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
        <Rows gap="sm">
          <Notice
            kind="warning"
            title={`${verdict.holder.name} holds this chip`}
            action={<Reach holder={verdict.holder} number={number} />}
            live
          >
            {verdict.says}
          </Notice>
          <CheckField
            {...pet.field('evenIfHeldElsewhere')}
            checked={pet.answers.evenIfHeldElsewhere}
            label={`Register it here as well. I will tell ${verdict.holder.name} that its record has moved.`}
            onChange={(event) => pet.set({ evenIfHeldElsewhere: event.currentTarget.checked })}
          />
        </Rows>
      )
  }
}

interface ReachProps {
  holder: { name: string; phone: string | null; site: string | null }
  number: string
}

function Reach({ holder: { name, phone, site }, number }: ReachProps) {
  return (
    <span className={classes.reach}>
      {phone && <a href={`tel:${phone.replace(/\s/g, '')}`}>Call {phone}</a>}
      {site && <a href={site}>Go to {name}</a>}
      <Link to={`${paths.transferDatabase}?${new URLSearchParams({ chip: number })}`}>Move that record here instead</Link>
    </span>
  )
}

function Waiting() {
  return (
    <p className={classes.waiting} role="status">
      <Loader size="sm" /> Asking our register and the other databases
    </p>
  )
}

const listed = (names: string[]) => new Intl.ListFormat('en-GB').format(names)
