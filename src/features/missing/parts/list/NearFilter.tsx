import { IconCurrentLocation } from '@tabler/icons-react'
import { useState } from 'react'
import { placeNow } from '#features/lookup/kit/place.ts'
import type { List } from '#platform/web/useList.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import { TextField } from '#ui/TextField.tsx'

/** Two decimals are about a kilometre: near enough for a list, and no address in the address bar. */
const roughly = (degrees: number) => degrees.toFixed(2)

const NO_PLACE = 'We couldn’t get your location. Enter a postcode or a town.'

/** Narrows the list to animals near a place. */
export function NearFilter({ list: { chosen, choose, query } }: { list: List }) {
  const near = chosen.get('near') ?? ''
  const [typed, setTyped] = useState(near)
  const [seen, setSeen] = useState(near)
  const [finding, setFinding] = useState(false)
  const [problem, setProblem] = useState('')
  if (near !== seen) {
    setSeen(near)
    setTyped(near)
  }
  const ask = () => {
    setProblem('')
    choose('near', typed.trim())
  }
  const findMe = async () => {
    setFinding(true)
    setProblem('')
    await placeNow().then(
      ({ lat, lng }) => choose('near', `${roughly(lat)}, ${roughly(lng)}`),
      () => setProblem(NO_PLACE),
    )
    setFinding(false)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <Group gap="0.5rem" align="flex-end" wrap="nowrap">
        <TextField
          label="Near"
          placeholder="Postcode or town"
          autoComplete="postal-code"
          maxLength={60}
          error={problem || (near && query.error ? query.error.message : undefined)}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={ask}
        />
        <ActionButton
          weight="plain"
          busy={finding}
          icon={<IconCurrentLocation size={20} aria-hidden="true" />}
          aria-label="Use my location"
          onClick={findMe}
        />
      </Group>
    </form>
  )
}
