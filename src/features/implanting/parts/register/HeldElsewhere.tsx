import type { PetForm } from '#features/pets/kit/form/petform.ts'
import { Group } from '#ui/Box.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { Looking } from './useSource.ts'

/** CHIP-2 Warns that another database holds the chip, and asks before anything goes on. */
export function HeldElsewhere({ pet, holder }: { pet: PetForm; holder: Looking['holder'] }) {
  const { evenIfHeldElsewhere } = pet.answers
  const name = holder?.name ?? 'Another database'
  return (
    <Rows gap="sm">
      <Notice kind="warning" title={`${name} holds this chip`} action={holder && <Reach holder={holder} />} live>
        Compare the number with the label: a new chip isn’t usually registered anywhere yet. If you register it here too, anyone who looks
        it up is told about both registers until it’s clear which record counts.
      </Notice>
      <CheckField
        {...pet.field('evenIfHeldElsewhere')}
        checked={evenIfHeldElsewhere}
        label={`Register it here too. I’ve checked the number, and I’ll tell ${holder?.name ?? 'the other database'} that its record has moved.`}
        onChange={(event) => pet.set({ evenIfHeldElsewhere: event.currentTarget.checked })}
      />
    </Rows>
  )
}

function Reach({ holder: { name, phone, site } }: { holder: { name: string; phone: string | null; site: string | null } }) {
  return (
    <Group component="span" gap="0.5rem 1.5rem" align="stretch">
      {phone && <a href={`tel:${phone.replace(/\s/g, '')}`}>Call {phone}</a>}
      {site && <a href={site}>Go to {name}</a>}
    </Group>
  )
}
